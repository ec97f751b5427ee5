package org.wattladder.chauffeur.service;

/** What the process tells its caller. */
public enum ExitCode {
    /** The run is complete and nothing speaks against it. */
    VALID(0),
    /** The run is complete and findings make it invalid. */
    INVALID(1),
    /** Usage or configuration; nothing was started. */
    USAGE(2),
    /** A host or meter cannot be reached or refuses. */
    UNREACHABLE(3),
    /** The run was aborted; what was measured is kept and marked incomplete. */
    BROKEN_OFF(4),
    /** A fault of this program. */
    BUG(70);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    /** The number. */
    public int code() {
        return code;
    }
}
