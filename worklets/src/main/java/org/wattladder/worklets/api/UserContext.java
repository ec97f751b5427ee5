package org.wattladder.worklets.api;

import java.nio.file.Path;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** All that a worklet may ask of the harness, for one user thread of a client JVM. */
public interface UserContext {

    /** Number of this client on its host, from 1. */
    int client();

    /** Number of this user inside its client, from 1. */
    int user();

    /** A generator of this user's own, seeded from the plan: the same plan draws the same numbers. */
    RandomGenerator random();

    /**
     * Value of a parameter of this worklet: the plan's, or its default.
     *
     * @throws IllegalArgumentException if the description has no parameter of this name
     */
    long parameter(String name);

    /**
     * Bytes of data that this user may keep: what the description says for a fixed need, else its share of the heap
     * that this client really has, with a reserve left for short-lived objects.
     */
    long memoryBytes();

    /**
     * Folder on the storage device of this client, in which its users keep their files; empty when the plan gives the
     * client no device.
     */
    Optional<Path> storageFolder();

    /**
     * Says how many bytes of data this user really keeps, for metrics that count them; several calls add up. Called
     * only inside {@link Worklet#transactions}.
     */
    void declareData(long bytes);

    /**
     * Says by what this user verified that its storage I/O goes around the page cache; of several calls the weakest
     * proof counts. Called only inside {@link Worklet#transactions}.
     */
    void declareBypass(BypassProof proof);
}
