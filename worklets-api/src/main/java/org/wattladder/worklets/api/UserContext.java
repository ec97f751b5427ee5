package org.wattladder.worklets.api;

import java.util.random.RandomGenerator;

/** All that a worklet may ask of the harness, for one user thread of a client JVM. */
public interface UserContext extends ClientContext {

    /** Number of this user inside its client, from 1. */
    int user();

    /** A generator of this user's own, seeded from the plan: the same plan draws the same numbers. */
    RandomGenerator random();

    /**
     * Bytes of data that this user may keep: what the description says for a fixed need, else its share of the heap
     * that this client really has, with a reserve left for short-lived objects.
     */
    long memoryBytes();

    /**
     * Says how many bytes of data this user really keeps, for metrics that count them; several calls add up. Called
     * only inside {@link Session#transactions}.
     */
    void declareData(long bytes);

    /**
     * Says by what this user verified that its storage I/O goes around the page cache; of several calls the weakest
     * proof counts. Called only inside {@link Session#transactions}.
     */
    void declareBypass(BypassProof proof);
}
