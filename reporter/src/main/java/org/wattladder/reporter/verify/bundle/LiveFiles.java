package org.wattladder.reporter.verify.bundle;

/** What a run directory holds only while the run is on, or after its process was killed; nothing of the record. */
final class LiveFiles {
    /** The socket on which the run offers its events. It is never opened here. */
    static final String SOCKET = "live.sock";

    private static final String POINTER = "live.path";

    private LiveFiles() {}

    /** Whether the file of this name, directly in the run directory, is one of them. */
    static boolean contain(String name) {
        return name.equals(SOCKET) || name.equals(POINTER);
    }
}
