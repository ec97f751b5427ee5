package org.wattladder.worklets.cpu;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.Worklet;

/** User 1 with the tiny parameters of a worklet. */
final class TinyContext implements UserContext {
    private final RandomGenerator random = new SplittableRandom(1);
    private final Map<String, Long> values = new HashMap<>();

    TinyContext(Worklet worklet) {
        for (Parameter parameter : worklet.description().parameters()) {
            values.put(parameter.name(), parameter.tiny());
        }
    }

    TinyContext with(String name, long value) {
        values.put(name, value);
        return this;
    }

    @Override
    public int user() {
        return 1;
    }

    @Override
    public RandomGenerator random() {
        return random;
    }

    @Override
    public long parameter(String name) {
        return values.get(name);
    }
}
