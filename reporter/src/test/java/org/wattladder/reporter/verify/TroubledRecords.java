package org.wattladder.reporter.verify;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.result.ClockStep;
import org.wattladder.model.result.DiscardedInterval;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.Termination;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.WireCodec;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The journal of a run in which the clock was set, an attempt was discarded, and the last level was interrupted: with every
 * kind of record.
 */
final class TroubledRecords {
    private static final JsonMapper MAPPER = WireCodec.strictMapper();
    private static final Instant BROKEN_OFF = Instant.parse("2026-03-01T11:00:00Z");

    private static final Instant ENDED = BROKEN_OFF.plusSeconds(1);

    private TroubledRecords() {}

    /** Of the records of a run without trouble. */
    static List<String> of(List<String> records) {
        List<String> troubled = new ArrayList<>();
        List<String> begin = new ArrayList<>();
        int recorded = 0;
        int planned = 0;
        String level = "";
        for (String json : records) {
            JsonNode record = MAPPER.readTree(json);
            String kind = record.get("record").stringValue();
            boolean first = record.path("worklet").asInt(-1) == 0;
            if (kind.equals("worklet-started") && first) {
                begin.add(json);
            }
            if (kind.equals("calibrated")) {
                begin.add(json);
            }
            if (first && kind.equals("interval-planned")) {
                planned++;
                level = json;
            }
            if (kind.equals("samples-written") && planned == 2 && recorded == 1) {
                troubled.add(discarded(records));
                troubled.add(with("clock-stepped", "step", new ClockStep(BROKEN_OFF, "lu", 2, 1.5)));
            }
            troubled.add(json);
            if (first && kind.equals("interval-recorded")) {
                recorded++;
            }
            if (first && kind.equals("interval-planned") && planned == 5) {
                troubled.addAll(interruption(begin.get(0)));
                troubled.add(level);
                troubled.add(begin.get(1));
            }
        }
        return troubled;
    }

    private static String discarded(List<String> records) {
        String second = records.stream()
                .filter(json -> json.contains("\"interval-recorded\""))
                .skip(1)
                .findFirst()
                .orElseThrow();
        ObjectNode discarded = MAPPER.createObjectNode();
        discarded.put("reason", Message.of("fault.stopped").notation());
        discarded.set("interval", MAPPER.readTree(second).get("interval"));
        DiscardedInterval attempt = MAPPER.treeToValue(discarded, DiscardedInterval.class);
        return SampleBundle.with("interval-discarded", "discarded", attempt)
                .put("worklet", 0)
                .toString();
    }

    private static List<String> interruption(String started) {
        Message stopped = Message.of("fault.stopped");
        return List.of(
                SampleBundle.with("fault-noted", "fault", new Fault(BROKEN_OFF, stopped, stopped, List.of()))
                        .put("worklet", 0)
                        .toString(),
                SampleBundle.with("run-ended", "termination", Termination.aborted(stopped))
                        .put("at", ENDED.toString())
                        .toString(),
                MAPPER.createObjectNode()
                        .put("record", "run-resumed")
                        .put("at", BROKEN_OFF.plusSeconds(60).toString())
                        .put("brokenOffAt", ENDED.toString())
                        .put("after", stopped.notation())
                        .put("cause", stopped.notation())
                        .toString(),
                SampleBundle.known().toString(),
                started);
    }

    private static String with(String kind, String name, Object value) {
        return SampleBundle.with(kind, name, value).toString();
    }
}
