package org.wattladder.worklets.api;

import java.io.File;

/**
 * The files of a program that starts more processes of it later: each is what lies there then. Safe for use by any thread.
 */
public final class ProgramFiles {
    private final String classPath;
    private String stamp;
    private String digest;

    /**
     * Reads the files of a class path.
     *
     * @throws IllegalStateException with a sentence, when a file cannot be read
     */
    public ProgramFiles(String classPath) {
        this.classPath = classPath;
        this.stamp = ProgramDigest.stamp(classPath);
        this.digest = ProgramDigest.of(classPath);
    }

    /** The files of this process, and those of one more class path. */
    public static ProgramFiles ofThisProcess(String more) {
        return new ProgramFiles(System.getProperty("java.class.path") + File.pathSeparator + more);
    }

    /**
     * The {@linkplain ProgramDigest digest} of what lies there now. Files are only read again when one of them changed.
     *
     * @throws IllegalStateException with a sentence, when a file cannot be read
     */
    public synchronized String digest() {
        String now = ProgramDigest.stamp(classPath);
        if (!now.equals(stamp)) {
            digest = ProgramDigest.of(classPath);
            stamp = now;
        }
        return digest;
    }
}
