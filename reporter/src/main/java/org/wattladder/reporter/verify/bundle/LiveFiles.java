package org.wattladder.reporter.verify.bundle;

import java.util.Set;

/** What a run directory holds only while the run is on, or after its process was killed; nothing of the record. */
final class LiveFiles {
    /** The socket on which the run offers its events. It is never opened here. */
    static final String SOCKET = "live.sock";

    private static final Set<String> ALL = Set.of(SOCKET, "live.path", "waiting.txt");

    private LiveFiles() {}

    /** Whether the file of this name, directly in the run directory, is one of them. */
    static boolean contain(String name) {
        return ALL.contains(name);
    }
}
