package org.wattladder.model.result;

import java.util.Objects;

/**
 * The Java that a Director runs on, which is that of its clients, and the program it runs.
 *
 * @param version JVM name and version
 * @param home directory of the JDK
 * @param programDigest of the Director's class path and that of its clients, see {@code ProgramDigest}
 */
public record JavaInstallation(String version, String home, String programDigest) {
    public JavaInstallation {
        Objects.requireNonNull(version, "version");
        Objects.requireNonNull(home, "home");
        Objects.requireNonNull(programDigest, "programDigest");
    }
}
