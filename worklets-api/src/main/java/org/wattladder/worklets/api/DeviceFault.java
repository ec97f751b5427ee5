package org.wattladder.worklets.api;

/**
 * Says that something a worklet works on refused or failed, for example that a disk is full; the client reports the
 * sentence and ends.
 */
public final class DeviceFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Takes one sentence that names the file or device and the cause. */
    public DeviceFault(String sentence) {
        super(sentence);
    }

    /** Takes the exception that told it, too. */
    public DeviceFault(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
