package org.wattladder.director.host;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.wattladder.worklets.api.ProgramFiles;

/**
 * What the Director's own JVM says of itself and of the machine; clients run on the same JDK.
 *
 * @param version JVM name and version
 * @param home directory of the JDK
 * @param architecture for example {@code amd64}
 * @param operatingSystem for example {@code Linux}
 * @param processors CPUs the JVM sees
 * @param memoryBytes memory the JVM sees
 * @param programDigest tells the digest of the class paths of the Director and its clients, as they are now
 */
public record JavaFacts(
        String version,
        String home,
        String architecture,
        String operatingSystem,
        int processors,
        long memoryBytes,
        Supplier<String> programDigest) {
    /**
     * Asks the running JVM, and reads the jars of the program.
     *
     * @param clientClassPath of clients; empty where none are started
     */
    public static JavaFacts ofThisProcess(String clientClassPath) {
        return new JavaFacts(
                System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"),
                System.getProperty("java.home"),
                System.getProperty("os.arch"),
                System.getProperty("os.name"),
                Runtime.getRuntime().availableProcessors(),
                memory(),
                ProgramFiles.ofThisProcess(clientClassPath)::digest);
    }

    /** The program that starts a client. */
    public Path launcher() {
        return Path.of(home, "bin", "java");
    }

    /** Bytes of memory that this machine or its control group has. */
    public static long memory() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getTotalMemorySize()
                : Runtime.getRuntime().maxMemory();
    }
}
