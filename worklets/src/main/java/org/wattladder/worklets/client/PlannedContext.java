package org.wattladder.worklets.client;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.wattladder.worklets.api.BypassProof;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WorkletDescription;
import org.wattladder.worklets.link.ClientArguments;
import org.wattladder.worklets.link.HeapShare;

/** What the plan says to one user. */
final class PlannedContext implements UserContext {
    private final Map<String, Long> values;
    private final String worklet;
    private final int client;
    private final int user;
    private final Optional<Path> storageFolder;
    private final RandomGenerator random;
    private final long memoryBytes;
    private long dataBytes;
    private Optional<BypassProof> bypass = Optional.empty();

    /**
     * Takes arguments that {@link #check} has passed.
     *
     * @param heapBytes largest heap of this JVM
     */
    PlannedContext(WorkletDescription description, ClientArguments arguments, int user, long heapBytes) {
        this.worklet = description.name();
        this.client = arguments.client();
        this.user = user;
        this.storageFolder = arguments.storageFolder().map(Path::of);
        this.memoryBytes = description.memory() instanceof MemoryNeed.Fixed fixed
                ? fixed.bytesPerUser()
                : HeapShare.dataBytes(heapBytes) / arguments.users();
        this.random = Seeds.generator(arguments.seed(), user, Seeds.Purpose.DATA);
        this.values = description.parameters().stream()
                .collect(Collectors.toMap(
                        Parameter::name,
                        parameter -> arguments.parameters().getOrDefault(parameter.name(), parameter.standard())));
    }

    /**
     * Refuses settings that the worklet does not have or that are out of range.
     *
     * @throws IllegalArgumentException with a sentence that names the valid ones
     */
    static void check(WorkletDescription description, ClientArguments arguments) {
        arguments.parameters().forEach((name, value) -> {
            Parameter parameter = description.parameters().stream()
                    .filter(candidate -> candidate.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("worklet " + description.name()
                            + " has no parameter " + name + "; it has "
                            + description.parameters().stream()
                                    .map(Parameter::name)
                                    .toList()));
            if (value < parameter.minimum() || value > parameter.maximum()) {
                throw new IllegalArgumentException("parameter " + name + " of worklet " + description.name()
                        + " must lie in " + parameter.minimum() + " to " + parameter.maximum() + ", not " + value);
            }
        });
        if (arguments.users() < 1) {
            throw new IllegalArgumentException("a client needs at least 1 user, not " + arguments.users());
        }
    }

    @Override
    public int client() {
        return client;
    }

    @Override
    public int user() {
        return user;
    }

    @Override
    public RandomGenerator random() {
        return random;
    }

    @Override
    public long parameter(String name) {
        Long value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException(
                    "worklet " + worklet + " asks for a parameter it does not declare: " + name);
        }
        return value;
    }

    @Override
    public long memoryBytes() {
        return memoryBytes;
    }

    @Override
    public Optional<Path> storageFolder() {
        return storageFolder;
    }

    @Override
    public void declareData(long bytes) {
        dataBytes = Math.addExact(dataBytes, bytes);
    }

    @Override
    public void declareBypass(BypassProof proof) {
        bypass = Optional.of(bypass.map(proof::weaker).orElse(proof));
    }

    /** Bytes of data that the worklet has declared so far. */
    long dataBytes() {
        return dataBytes;
    }

    /** The weakest proof that the worklet has declared so far; empty when it does no storage I/O. */
    Optional<BypassProof> bypass() {
        return bypass;
    }
}
