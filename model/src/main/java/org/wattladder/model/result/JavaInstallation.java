package org.wattladder.model.result;

import org.wattladder.model.range.Range;

/**
 * The Java that a Director runs on, which is that of its clients, and the program it runs.
 *
 * @param version JVM name and version
 * @param home directory of the JDK
 * @param programDigest of the Director's class path and that of its clients, see {@code ProgramDigest}
 */
public record JavaInstallation(String version, String home, String programDigest) {
    public JavaInstallation {
        Range.text("version", version);
        Range.text("home", home);
        Range.text("programDigest", programDigest);
    }
}
