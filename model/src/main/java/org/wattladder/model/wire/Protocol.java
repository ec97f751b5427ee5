package org.wattladder.model.wire;

/** Numbers both ends must agree on. */
public final class Protocol {
    /** Version of the messages; differs when any message changes. */
    public static final int VERSION = 9;

    /** Longest frame in bytes, length prefix excluded. */
    public static final int MAXIMUM_FRAME_BYTES = 16 * 1024 * 1024;

    private Protocol() {}
}
