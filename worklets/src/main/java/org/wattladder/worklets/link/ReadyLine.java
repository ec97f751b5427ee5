package org.wattladder.worklets.link;

import java.util.Arrays;
import java.util.Optional;
import org.wattladder.worklets.api.BypassProof;

/**
 * Says, once, that every user has made its transactions and waits.
 *
 * @param processId of the client JVM
 * @param dataBytes of data that all users say they keep, 0 or more
 * @param javaVersion value of {@code java.vm.name} and {@code java.vm.version}, for the report
 * @param engine how several transactions are kept outstanding; empty when the worklet cannot do that
 * @param bypass by what unbuffered access was verified, the weakest proof of all users; empty without storage I/O
 */
public record ReadyLine(long processId, long dataBytes, String javaVersion, String engine, Optional<BypassProof> bypass)
        implements ClientLine {
    private static final String NONE = "-";

    /** A client whose worklet keeps one transaction outstanding at a time and does no storage I/O. */
    public ReadyLine(long processId, long dataBytes, String javaVersion) {
        this(processId, dataBytes, javaVersion, "", Optional.empty());
    }

    @Override
    public String text() {
        return "ready " + processId + " " + dataBytes + " " + Words.encode(javaVersion) + " "
                + (engine.isEmpty() ? NONE : Words.encode(engine)) + " "
                + bypass.map(BypassProof::name).orElse(NONE);
    }

    static ReadyLine parse(String[] words) {
        Words in = new Words(words, 6);
        String engine = words[4].equals(NONE) ? "" : in.free(4);
        return new ReadyLine(in.number(1), in.number(2), in.free(3), engine, bypass(words));
    }

    private static Optional<BypassProof> bypass(String[] words) {
        if (words[5].equals(NONE)) {
            return Optional.empty();
        }
        return Optional.of(Arrays.stream(BypassProof.values())
                .filter(proof -> proof.name().equals(words[5]))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("word 6 is none of "
                        + Arrays.toString(BypassProof.values()) + ": " + String.join(" ", words))));
    }
}
