package org.wattladder.director.launch;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.worklets.link.HeapShare;

/** The JVM options of a client; all of them exist in Java 17 and 25. */
final class JvmOptions {
    private static final String COLLECTOR = "-XX:\\+Use\\w*GC";

    /** Few wake-ups; and what the JVM itself says goes to standard error, not among the lines of a client. */
    private static final List<String> QUIET = List.of(
            "-XX:-UsePerfData",
            "-XX:+UnlockDiagnosticVMOptions",
            "-XX:GuaranteedSafepointInterval=0",
            "-XX:AsyncDeflationInterval=60000",
            "-XX:+ExitOnOutOfMemoryError",
            "-XX:+DisplayVMOutputToStderr",
            "--enable-native-access=ALL-UNNAMED");

    private JvmOptions() {}

    /** Options of the server of a worklet: the JVM's own heap, unless the plan's options set it. */
    static List<String> ofServer(List<String> added) {
        List<String> options = new ArrayList<>(collector("-XX:+UseParallelGC", added));
        options.addAll(QUIET);
        options.addAll(added);
        return options;
    }

    private static List<String> collector(String standard, List<String> added) {
        return added.stream().anyMatch(option -> option.matches(COLLECTOR)) ? List.of() : List.of(standard);
    }

    /**
     * The Director's options: a fixed heap that is touched before use, one collector, and as few wake-ups of the JVM's
     * own threads as it allows; for a heap that is filled with data a small young generation, which large arrays
     * bypass, and huge pages; no heap in the lowest 4 GiB, where references are kept in another way than in a larger heap
     * and some loops take longer; then the plan's, which win because they stand last.
     *
     * @param added by the plan; when they name a collector, the Director names none, for a JVM refuses two
     */
    static List<String> of(Heap heap, int cpus, List<String> added) {
        String size = (heap.bytes() >> 20) + "m";
        List<String> options = new ArrayList<>(
                List.of("-Xms" + size, "-Xmx" + size, "-XX:+AlwaysPreTouch", "-XX:HeapBaseMinAddress=4g"));
        if (heap.filling()) {
            String young = HeapShare.youngMebibytes(heap.bytes()) + "m";
            options.addAll(List.of("-XX:NewSize=" + young, "-XX:MaxNewSize=" + young, "-XX:PretenureSizeThreshold=4m"));
        }
        if (heap.hugePages()) {
            options.add("-XX:+UseTransparentHugePages");
        }
        options.addAll(collector(cpus == 1 ? "-XX:+UseSerialGC" : "-XX:+UseParallelGC", added));
        options.addAll(QUIET);
        options.addAll(added);
        return options;
    }
}
