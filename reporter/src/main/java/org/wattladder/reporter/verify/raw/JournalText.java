package org.wattladder.reporter.verify.raw;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.model.archive.FormatVersion;
import org.wattladder.model.archive.SamplesPart;
import org.wattladder.model.archive.Sha256;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.result.ClockStep;
import org.wattladder.model.result.DiscardedInterval;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.HostServer;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.Termination;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.WireCodec;
import org.wattladder.reporter.verify.difference.Differs;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads {@code journal.jsonl}; every line has to have the checksum that stands in it, which
 * is over the checksum of the line before and the record. */
public final class JournalText {
    /** Its name in a run directory. */
    public static final String FILE = "journal.jsonl";

    private static final Pattern LINE = Pattern.compile("\\{\"sha256\":\"([0-9a-f]{64})\",\"entry\":(\\{.*\\})\\}");

    private final JsonMapper mapper = WireCodec.strictMapper();
    private final RawJournal journal = new RawJournal();
    private String last = "";

    private JournalText() {}

    /**
     * Reads the file. A last line without its end is what a crash leaves, and does not count; a run that was complete before
     * it has none.
     */
    public static RawJournal read(Path directory) throws IOException, Differs {
        Path file = directory.resolve(FILE);
        if (!Files.exists(file)) {
            throw Differs.file(FILE, "is missing, so that nothing can be re-derived");
        }
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        JournalText reader = new JournalText();
        List<String> lines = List.of(text.split("\n", -1)); // a line feed alone ends a line
        for (int i = 0; i < lines.size(); i++) {
            if (i < lines.size() - 1) {
                reader.line(lines.get(i), i + 1);
            } else if (!lines.get(i).isEmpty() && reader.journal.complete()) {
                throw Differs.file(FILE, "line " + (i + 1) + " was added: the run was complete before it");
            }
        }
        return reader.journal;
    }

    private void line(String line, int number) throws Differs {
        Matcher matcher = LINE.matcher(line);
        if (!matcher.matches()) {
            throw Differs.file(FILE, "line " + number + " is no record");
        }
        if (!Sha256.of((last + matcher.group(2)).getBytes(StandardCharsets.UTF_8))
                .equals(matcher.group(1))) {
            throw Differs.file(
                    FILE,
                    "line " + number + " was changed, added or moved, or one before it: its checksum does not match");
        }
        last = matcher.group(1);
        try {
            add(number, mapper.readTree(matcher.group(2)));
        } catch (JacksonException
                | IllegalArgumentException
                | NullPointerException
                | ArithmeticException
                | DateTimeException unknown) {
            throw Differs.file(FILE, "line " + number + " is no record: " + unknown.getMessage());
        }
    }

    private static void version(JsonNode version) throws Differs {
        Optional<String> refusal =
                FormatVersion.refusal(version.isInt() ? OptionalInt.of(version.intValue()) : OptionalInt.empty());
        if (refusal.isPresent()) {
            throw Differs.file(FILE, refusal.get());
        }
    }

    private void add(int number, JsonNode entry) throws Differs {
        String record = entry.get("record").stringValue();
        if (record.equals("run-started") == journal.begins()) {
            throw Differs.file(FILE, "does not begin with the start of the run, or holds two");
        }
        int place = entry.path("worklet").asInt(-1);
        Object value = place < 0 ? ofRun(record, entry) : ofWorklet(record, entry, journal.worklet(place));
        journal.add(new RawStep(number, record, place, value));
    }

    private Object ofRun(String record, JsonNode entry) throws Differs {
        switch (record) {
            case "run-started" -> {
                version(entry.path("formatVersion"));
                journal.begin(new RawJournal.Start(
                        text(entry, "run"),
                        text(entry, "productVersion"),
                        Instant.parse(entry.get("at").stringValue()),
                        text(entry, "planHash")));
            }
            case "chauffeur-known" -> {
                entry.get("catalogueDigest").stringValue();
                entry.get("programDigest").stringValue();
                entry.get("boot").stringValue();
            }
            case "run-resumed" ->
                journal.resume(
                        Instant.parse(entry.get("at").stringValue()),
                        Instant.parse(entry.get("brokenOffAt").stringValue()),
                        Message.parse(entry.get("after").stringValue()),
                        Message.parse(entry.get("cause").stringValue()));
            case "clock-stepped" -> {
                return journal.step(bind(entry.get("step"), ClockStep.class));
            }
            case "samples-written" -> journal.write(bind(entry.get("part"), SamplesPart.class));
            case "host-joined" -> journal.join(bind(entry.get("host"), HostResult.class));
            case "environment-known" -> journal.know(bind(entry.get("environment"), Environment.class));
            case "meter-joined" -> journal.join(bind(entry.get("meter"), MeterFacts.class));
            case "run-ended" -> {
                Termination termination = bind(entry.get("termination"), Termination.class);
                journal.end(Instant.parse(entry.get("at").stringValue()), termination);
                return termination;
            }
            default -> throw new IllegalArgumentException("'" + record + "' is no kind of record");
        }
        return "";
    }

    private Object ofWorklet(String record, JsonNode entry, RawJournal.RawWorklet worklet) {
        switch (record) {
            case "worklet-started" -> {
                worklet.started = true;
                worklet.clients.clear();
                entry.get("clients").forEach(client -> worklet.clients.add(bind(client, HostClient.class)));
                worklet.servers.clear();
                entry.get("servers").forEach(server -> worklet.servers.add(bind(server, HostServer.class)));
            }
            case "interval-planned" -> {
                IntervalPlan interval = bind(entry.get("interval"), IntervalPlan.class);
                worklet.missing.put(interval.number(), interval);
                return interval;
            }
            case "interval-recorded" -> {
                if (!worklet.started) {
                    throw new IllegalArgumentException("an interval of a worklet that was not started");
                }
                IntervalResult interval = bind(entry.get("interval"), IntervalResult.class);
                worklet.intervals.add(interval);
                worklet.missing.remove(interval.plan().number());
                journal.reach(interval.window().endedAt());
                return interval;
            }
            case "interval-discarded" -> {
                DiscardedInterval discarded = bind(entry.get("discarded"), DiscardedInterval.class);
                worklet.discards.add(discarded);
                journal.reach(discarded.interval().window().endedAt());
                return discarded;
            }
            case "calibrated" -> {
                worklet.calibratedRate = bind(entry.get("transactionsPerSecond"), Measurement.class);
                return worklet.calibratedRate;
            }
            case "fault-noted" -> {
                Fault fault = bind(entry.get("fault"), Fault.class);
                worklet.faults.add(fault);
                journal.reach(fault.at());
            }
            case "worklet-ended" ->
                entry.path("peaks")
                        .forEach(peak -> worklet.peak(
                                peak.get("host").stringValue(),
                                peak.get("copy").intValue(),
                                peak.get("client").intValue(),
                                bind(peak.get("peakBytes"), Measurement.class)));
            default -> throw new IllegalArgumentException("'" + record + "' is no kind of record of a worklet");
        }
        return "";
    }

    private static String text(JsonNode entry, String name) {
        return Objects.requireNonNull(entry.get(name).stringValue(), name + " is missing");
    }

    private <T> T bind(JsonNode node, Class<T> type) {
        return mapper.treeToValue(node, type);
    }
}
