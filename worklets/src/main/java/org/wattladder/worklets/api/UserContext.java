package org.wattladder.worklets.api;

import java.util.random.RandomGenerator;

/** All that a worklet may ask of the harness, for one user thread of a client JVM. */
public interface UserContext {

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
}
