package org.wattladder.chauffeur.service;

import org.wattladder.reporter.finding.Verdict;

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

    /** That of a run with this verdict. */
    public static ExitCode of(Verdict verdict) {
        return switch (verdict) {
            case VALID, RESEARCH, REHEARSAL, PUBLISHED -> VALID;
            case INVALID -> INVALID;
            case INCOMPLETE -> BROKEN_OFF;
        };
    }

    /** The number. */
    public int code() {
        return code;
    }
}
