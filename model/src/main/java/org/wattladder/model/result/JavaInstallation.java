package org.wattladder.model.result;

import java.util.Objects;

/**
 * The Java that a Director runs on, which is that of its clients.
 *
 * @param version JVM name and version
 * @param home directory of the JDK
 */
public record JavaInstallation(String version, String home) {
    public JavaInstallation {
        Objects.requireNonNull(version, "version");
        Objects.requireNonNull(home, "home");
    }
}
