package org.wattladder.worklets.api;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** User 1 of client 1 with the tiny parameters of a worklet. */
public final class TinyContext implements UserContext {
    private final RandomGenerator random = new SplittableRandom(1);
    private final Map<String, Long> values = new HashMap<>();
    private final long memoryBytes;
    private Optional<Path> storageFolder = Optional.empty();
    private long dataBytes;
    private Optional<BypassProof> bypass = Optional.empty();

    /** Takes the tiny value of each parameter. */
    public TinyContext(Worklet worklet) {
        this(worklet, 1 << 20);
    }

    /** Lets the user keep this much, too. */
    public TinyContext(Worklet worklet, long memoryBytes) {
        this.memoryBytes = memoryBytes;
        for (Parameter parameter : worklet.description().parameters()) {
            values.put(parameter.name(), parameter.tiny());
        }
    }

    /** Changes one parameter. */
    public TinyContext with(String name, long value) {
        values.put(name, value);
        return this;
    }

    /** Gives a storage folder. */
    public TinyContext in(Path folder) {
        storageFolder = Optional.of(folder);
        return this;
    }

    @Override
    public int client() {
        return 1;
    }

    @Override
    public int users() {
        return 1;
    }

    @Override
    public int user() {
        return 1;
    }

    @Override
    public boolean hasEndpoint(String role) {
        return false;
    }

    @Override
    public Endpoint endpoint(String role) {
        throw new IllegalArgumentException("no component has the role " + role);
    }

    @Override
    public RandomGenerator random() {
        return random;
    }

    @Override
    public long parameter(String name) {
        return values.get(name);
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
        dataBytes += bytes;
    }

    @Override
    public void declareBypass(BypassProof proof) {
        bypass = Optional.of(bypass.map(proof::weaker).orElse(proof));
    }

    /** The transactions of this user in a session of its own. */
    public List<WeightedTransaction> transactionsOf(Worklet worklet) {
        return worklet.open(this).transactions(this);
    }

    /** The weakest proof that the worklet has declared so far; empty when it does no storage I/O. */
    public Optional<BypassProof> bypass() {
        return bypass;
    }

    /** What the worklet has declared so far. */
    public long dataBytes() {
        return dataBytes;
    }
}
