package org.wattladder.model.plan;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

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
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash).substring(0, LENGTH);
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }
}
