package org.wattladder.director.host;

import com.sun.jna.Library;
import com.sun.jna.Native;

/** Stops and continues processes, which Java cannot; a call of the C library, for a new process would cost too much. */
public final class Signals {
    /** Numbers of Linux on x86-64, AArch64 and RISC-V. */
    private static final int CONTINUE = 18;

    private static final int STOP = 19;

    private final CLibrary library;

    /** What is called of the C library. */
    interface CLibrary extends Library {
        /** As kill(2); what cannot be signalled is gone. */
        int kill(int process, int signal);
    }

    /**
     * Loads the C library.
     *
     * @throws UnsatisfiedLinkError if there is none
     */
    public Signals() {
        library = Native.load("c", CLibrary.class);
    }

    /** Stops a process, or with a negative number all of that process group. */
    public void stop(long process) {
        library.kill((int) process, STOP);
    }

    /** Lets it go on. */
    public void goOn(long process) {
        library.kill((int) process, CONTINUE);
    }
}
