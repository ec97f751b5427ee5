package org.wattladder.director.component;

/** Words for how a process ended. */
final class ExitCodes {
    private ExitCodes() {}

    /** The code, and the signal that it stands for. */
    static String words(int exitCode) {
        return "exit code " + exitCode + (exitCode > 128 && exitCode < 160 ? " (signal " + (exitCode - 128) + ")" : "");
    }
}
