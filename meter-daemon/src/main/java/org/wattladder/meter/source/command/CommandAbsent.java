package org.wattladder.meter.source.command;

import java.io.IOException;

/** There is no such program on this machine. */
public final class CommandAbsent extends IOException {
    private static final long serialVersionUID = 1L;

    /** Absent, with this sentence. */
    public CommandAbsent(String sentence) {
        super(sentence);
    }
}
