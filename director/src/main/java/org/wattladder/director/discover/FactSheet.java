package org.wattladder.director.discover;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.environment.EnvironmentValue;

/** Facts of one machine while they are gathered; what was found first stays. */
final class FactSheet {
    private static final EnvironmentValue NOT_DISCOVERABLE = new EnvironmentValue.Absent("no Director can know it");

    private final Map<EnvironmentKey, EnvironmentValue> values = new EnumMap<>(EnvironmentKey.class);

    /** Notes a text, or why there is none; of two reasons the first stays. */
    void put(EnvironmentKey key, Optional<String> text, String reason) {
        Optional<String> clean = text.flatMap(CleanText::of);
        if (clean.isPresent() && !isKnown(key)) {
            values.put(key, new EnvironmentValue.Discovered(clean.get()));
        } else {
            values.putIfAbsent(key, new EnvironmentValue.Absent(reason));
        }
    }

    boolean isKnown(EnvironmentKey key) {
        return Optional.ofNullable(values.get(key))
                .flatMap(EnvironmentValue::asOptional)
                .isPresent();
    }

    /** Every fact that hosts have, in order. */
    List<EnvironmentFact> facts() {
        return Arrays.stream(EnvironmentKey.values())
                .filter(key -> key.group().ofHost())
                .map(key -> EnvironmentFact.of(
                        key, values.getOrDefault(key, NOT_DISCOVERABLE), values.getOrDefault(key, NOT_DISCOVERABLE)))
                .toList();
    }
}
