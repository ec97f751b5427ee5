package org.wattladder.worklets.mix;

import java.nio.file.Path;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.BypassProof;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.UserContext;

/** The context of a composite's user as one of the parts sees it. */
record PartContext(UserContext whole, Part part) implements UserContext {
    @Override
    public int client() {
        return whole.client();
    }

    @Override
    public int user() {
        return whole.user();
    }

    @Override
    public RandomGenerator random() {
        return whole.random();
    }

    @Override
    public long parameter(String name) {
        if (part.ownSettings().contains(name)) {
            return whole.parameter(part.name() + Part.OF_PARAMETER + name);
        }
        return part.worklet().description().parameters().stream()
                .filter(parameter -> parameter.name().equals(name))
                .mapToLong(Parameter::standard)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(
                        "worklet " + part.name() + " asks for a parameter it does not declare: " + name));
    }

    @Override
    public long memoryBytes() {
        MemoryNeed need = part.worklet().description().memory();
        return need.leastBytesPerUser();
    }

    @Override
    public Optional<Path> storageFolder() {
        return whole.storageFolder();
    }

    @Override
    public void declareData(long bytes) {
        whole.declareData(bytes);
    }

    @Override
    public void declareBypass(BypassProof proof) {
        whole.declareBypass(proof);
    }
}
