package org.wattladder.director.launch;

import java.util.ArrayList;
import java.util.List;

/** The JVM options of a client; all of them exist in Java 17 and 25. */
final class JvmOptions {
    private JvmOptions() {}

    /**
     * The Director's options: a fixed heap that is touched before use, one collector, and as few wake-ups of the JVM's
     * own threads as it allows.
     */
    static List<String> of(long heapBytes, int cpus) {
        String heap = (heapBytes >> 20) + "m";
        List<String> options = new ArrayList<>(List.of("-Xms" + heap, "-Xmx" + heap, "-XX:+AlwaysPreTouch"));
        options.add(cpus == 1 ? "-XX:+UseSerialGC" : "-XX:+UseParallelGC");
        options.addAll(List.of(
                "-XX:-UsePerfData",
                "-XX:+UnlockDiagnosticVMOptions",
                "-XX:GuaranteedSafepointInterval=0",
                "-XX:AsyncDeflationInterval=60000",
                "-XX:+ExitOnOutOfMemoryError",
                "--enable-native-access=ALL-UNNAMED"));
        return options;
    }
}
