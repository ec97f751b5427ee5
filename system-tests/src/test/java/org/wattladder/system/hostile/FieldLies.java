package org.wattladder.system.hostile;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.wattladder.model.wire.ClockTold;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.Examined;
import org.wattladder.model.wire.Failed;
import org.wattladder.model.wire.FilesRemoved;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.RecordingEnded;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.Refused;

/** The lies about single fields: each answer with each of its {@link Mutations}. */
final class FieldLies {
    /** Lists without which an answer is whole. */
    private static final Pattern OPTIONAL =
            Pattern.compile(".*/(figures|obstacles|warnings|devices|commandLine|lastLines|facts|peaks|peaks/[^/]*)");

    private FieldLies() {}

    /** All: what differs between kinds of runs of each kind, the rest once. */
    static List<Lie> all() throws InterruptedException {
        List<Lie> lies = new ArrayList<>();
        for (HostilePlans.Kind kind : HostilePlans.Kind.values()) {
            for (Map.Entry<Class<? extends DirectorEvent>, String> honest :
                    HonestAnswers.of(kind).entrySet()) {
                if (isIn(kind, honest.getKey())) {
                    Mutations.of(honest.getValue())
                            .forEach(mutation -> lies.add(lie(kind, honest.getKey(), honest.getValue(), mutation)));
                }
            }
        }
        return lies;
    }

    private static boolean isIn(HostilePlans.Kind kind, Class<? extends DirectorEvent> type) {
        return switch (kind) {
            // Examined is asked by doctor only.
            case LADDER -> type != Examined.class;
            case ITERATIONS -> type == RecordingEnded.class;
            case SERVED, MEASURED -> type == Prepared.class;
        };
    }

    private static Lie lie(
            HostilePlans.Kind kind, Class<? extends DirectorEvent> type, String sample, Mutations.Mutation mutation) {
        boolean instead = type == Failed.class || type == Refused.class;
        return new Lie(
                kind + " " + type.getSimpleName() + mutation.path() + ": " + mutation.change(),
                kind,
                instead ? RecordingStarted.class : type,
                0,
                honest ->
                        List.of(mutation.lie().apply(instead ? sample : honest).getBytes(StandardCharsets.UTF_8)),
                harmless(type, mutation) ? Lie.Verdict.HARMLESS : Lie.Verdict.REFUSED);
    }

    private static boolean harmless(Class<? extends DirectorEvent> type, Mutations.Mutation mutation) {
        boolean anyNumber = type == ClockTold.class || mutation.path().endsWith("/figures/0/value");
        boolean anySize =
                mutation.path().endsWith("/sizeBytes") || mutation.path().endsWith("/freeBytes");
        return type == FilesRemoved.class
                || (anySize && Set.of("most", "1e17").contains(mutation.change()))
                || (mutation.path().contains("/peaks/") && mutation.change().equals("missing"))
                || (anyNumber && Set.of("-1", "least", "most", "1e17").contains(mutation.change()))
                || Set.of(Mutations.CONTROL, Mutations.EMPTY_TEXT).contains(mutation.change())
                || (Set.of(Mutations.EMPTY_LIST, Mutations.EMPTY_OBJECT).contains(mutation.change())
                        && OPTIONAL.matcher(mutation.path()).matches());
    }
}
