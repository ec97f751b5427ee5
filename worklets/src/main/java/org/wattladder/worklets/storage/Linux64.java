package org.wattladder.worklets.storage;

/** Whether this is a Linux on which {@link LinuxCalls} can be used: their numbers are 64 bits long. */
public final class Linux64 {
    private Linux64() {}

    /** Says whether it is. */
    public static boolean isHere() {
        String processor = System.getProperty("os.arch");
        return System.getProperty("os.name").equals("Linux")
                && (processor.endsWith("64") || processor.equals("ppc64le") || processor.equals("s390x"));
    }
}
