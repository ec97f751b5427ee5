package org.wattladder.model.plan;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.wattladder.model.archive.Sha256;

/**
 * Tells whether two plans execute the same work: the same worklet with the same metric and parameters. Lengths, levels,
 * layout of clients and JVM options are not work.
 */
public final class WorkDigest {
    private static final int LENGTH = 16;

    private WorkDigest() {}

    /** Digest of one worklet, 16 hexadecimal digits. */
    public static String of(WorkletPlan worklet) {
        return digest(worklet.parameters().stream()
                .map(setting -> setting.name() + "=" + setting.value())
                .collect(Collectors.joining("\n", worklet.name() + "\n" + worklet.metric() + "\n", "\n")));
    }

    /** Digest of worklets in their order, 16 hexadecimal digits. */
    public static String of(List<WorkletPlan> worklets) {
        return digest(worklets.stream().map(WorkDigest::of).collect(Collectors.joining("\n")));
    }

    private static String digest(String text) {
        return Sha256.of(text.getBytes(StandardCharsets.UTF_8)).substring(0, LENGTH);
    }
}
