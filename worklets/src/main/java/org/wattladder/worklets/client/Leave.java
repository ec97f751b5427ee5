package org.wattladder.worklets.client;

/** Ends the process immediately, from any thread. */
interface Leave {
    int WELL = 0;
    int FAILED = 1;
    int USAGE = 2;
    int ABANDONED = 4;

    /** Does not return in a real client; {@code code} is the exit code. */
    void with(int code);
}
