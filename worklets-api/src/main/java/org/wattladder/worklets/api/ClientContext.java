package org.wattladder.worklets.api;

import java.nio.file.Path;
import java.util.Optional;

/** All that a worklet may ask of the harness, for one client JVM. */
public interface ClientContext {

    /** Number of this client on its host, from 1. */
    int client();

    /** Worker threads of this client, at least 1. */
    int users();

    /**
     * Value of a parameter of this worklet: the plan's, or its default.
     *
     * @throws IllegalArgumentException if the description has no parameter of this name
     */
    long parameter(String name);

    /**
     * Folder on the storage device of this client, in which its users keep their files; empty when the plan gives the
     * client no device.
     */
    Optional<Path> storageFolder();

    /** Whether the plan names a component of this role among those this client needs. */
    boolean hasEndpoint(String role);

    /**
     * Where the component of this role listens.
     *
     * @throws IllegalArgumentException with a sentence, if the plan names no such role among those this client needs
     */
    Endpoint endpoint(String role);
}
