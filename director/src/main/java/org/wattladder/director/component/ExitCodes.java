package org.wattladder.director.component;

import org.wattladder.model.text.Message;

/** Words for how a process ended. */
final class ExitCodes {
    /** What a shell adds to the number of the signal that ended a process. */
    private static final int SIGNAL = 128;

    private static final int SIGNALS = 32;

    private ExitCodes() {}

    /** The code, and the signal that it stands for. */
    static Message words(int exitCode) {
        return exitCode > SIGNAL && exitCode < SIGNAL + SIGNALS
                ? Message.of("exit.signal", exitCode, exitCode - SIGNAL)
                : Message.of("exit.code", exitCode);
    }
}
