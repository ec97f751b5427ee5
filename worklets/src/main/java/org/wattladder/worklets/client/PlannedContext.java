package org.wattladder.worklets.client;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.BypassProof;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WorkletDescription;
import org.wattladder.worklets.link.ClientArguments;
import org.wattladder.worklets.link.HeapShare;

/** What the plan says to one user. */
final class PlannedContext extends PlannedClient implements UserContext {
    private final int user;
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
        super(description, arguments);
        this.user = user;
        this.memoryBytes = description.memory() instanceof MemoryNeed.Fixed fixed
                ? fixed.bytesPerUser()
                : HeapShare.dataBytes(heapBytes) / arguments.users();
        this.random = RandomStreams.generator(arguments.seed(), user, RandomStreams.Purpose.DATA);
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
    public long memoryBytes() {
        return memoryBytes;
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
