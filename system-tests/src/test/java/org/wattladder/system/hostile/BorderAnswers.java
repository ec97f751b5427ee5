package org.wattladder.system.hostile;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.wattladder.model.wire.ClientsStopped;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.EnvironmentFound;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.Welcome;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Each value of the answers that a result holds, at the borders of what such a value can be. */
final class BorderAnswers {
    private static final List<Class<? extends DirectorEvent>> IN_RESULTS = List.of(
            Welcome.class,
            EnvironmentFound.class,
            Prepared.class,
            RecordingStarted.class,
            IntervalDone.class,
            ClientsStopped.class);

    private static final List<String> WHOLE = List.of(
            "0",
            "1",
            "2147483647",
            "2147483648",
            "100000",
            "1000000000000000",
            "10000000000000000",
            "1125899906842624");
    private static final List<String> DECIMAL =
            List.of("0.0", "-0.0", "4.9e-324", "1e-300", "100.0", "1e7", "1e15", "1e24", "-1e24");
    private static final List<String> TEXT = List.of(
            "\"\"",
            "\"" + "x".repeat(1000) + "\"",
            "\"" + "<&>'\\\"]]>\\n\\t\\ud83d\\ude00 =1+1".repeat(400) + "\"",
            "\"\\ud800\\uffff\\u0000\"");

    private BorderAnswers() {}

    /** All of them, for client JVMs and for a foreign program, whose counts have no histograms. */
    static List<Lie> all() throws InterruptedException {
        List<Lie> lies = new ArrayList<>();
        for (HostilePlans.Kind kind :
                List.of(HostilePlans.Kind.LADDER, HostilePlans.Kind.MEASURED, HostilePlans.Kind.SERVED)) {
            for (Map.Entry<Class<? extends DirectorEvent>, String> honest :
                    HonestAnswers.of(kind).entrySet()) {
                if (IN_RESULTS.contains(honest.getKey())) {
                    add(lies, kind, honest.getKey(), honest.getValue());
                }
            }
        }
        return lies;
    }

    private static void add(
            List<Lie> lies, HostilePlans.Kind kind, Class<? extends DirectorEvent> type, String sample) {
        JsonNode root = JsonMapper.builder().build().readTree(sample);
        Mutations.of(sample).stream().map(Mutations.Mutation::path).distinct().forEach(path -> {
            JsonNode value = root.at(path);
            List<String> borders =
                    value.isIntegralNumber() ? WHOLE : value.isNumber() ? DECIMAL : value.isString() ? TEXT : List.of();
            for (String border : borders) {
                lies.add(new Lie(
                        kind + " " + type.getSimpleName() + path + " = "
                                + border.substring(0, Math.min(30, border.length())),
                        kind,
                        type,
                        0,
                        honest -> List.of(Mutations.with(honest, path, border).getBytes(StandardCharsets.UTF_8)),
                        Lie.Verdict.REPORTABLE));
            }
        });
    }
}
