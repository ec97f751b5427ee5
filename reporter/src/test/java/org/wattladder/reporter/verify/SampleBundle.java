package org.wattladder.reporter.verify;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.wattladder.model.archive.FormatVersion;
import org.wattladder.model.archive.SamplesPart;
import org.wattladder.model.archive.Sha256;
import org.wattladder.model.environment.EnvironmentText;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.result.xml.ResultXml;
import org.wattladder.model.wire.WireCodec;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.samples.RecordedSamples;
import org.wattladder.reporter.verify.raw.JournalText;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Writes run directories for tests, as a run would leave them. */
final class SampleBundle {
    private static final JsonMapper MAPPER = WireCodec.strictMapper();

    private final Path directory;

    private SampleBundle(Path directory) {
        this.directory = directory;
    }

    /** Everything of a made-up run, the manifest included. */
    static SampleBundle write(Path directory) throws IOException {
        return write(directory, List.of("sut"));
    }

    /** Everything of a made-up run on these hosts. */
    static SampleBundle write(Path directory, List<String> hosts) throws IOException {
        SampleBundle bundle = new SampleBundle(directory);
        SampleRecording.Made recording = SampleRecording.make(hosts);
        bundle.put("plan.yaml", plan(recording.result()));
        bundle.put("samples.csv", recording.samples());
        bundle.put("journal.jsonl", bundle.journal(recording));
        bundle.put("environment.yaml", EnvironmentText.write(recording.result().environment()));
        bundle.put("result.xml", new ResultXml().write(recording.result()));
        bundle.put("logs/director-sut.log", "the Director listens\n");
        bundle.putReports(recording.result(), Set.of());
        bundle.putManifest();
        return bundle;
    }

    /** The reports of a result, also in these languages. */
    void putReports(RunResult result, Set<Language> languages) throws IOException {
        Reporter.write(result, RecordedSamples.of(directory), languages, (name, content) -> {
            try (OutputStream file = Files.newOutputStream(directory.resolve(name))) {
                content.writeTo(file);
            }
        });
    }

    String get(String name) throws IOException {
        return Files.readString(directory.resolve(name));
    }

    void put(String name, String content) throws IOException {
        Files.createDirectories(directory.resolve(name).getParent());
        Files.writeString(directory.resolve(name), content);
    }

    List<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(directory)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }

    void putManifest() throws IOException {
        StringBuilder text = new StringBuilder();
        for (Path file : files()) {
            String name = directory.relativize(file).toString();
            if (!name.startsWith("manifest.")) {
                text.append(Sha256.of(Files.readAllBytes(file)))
                        .append("  ")
                        .append(name)
                        .append('\n');
            }
        }
        String own = Sha256.of(text.toString().getBytes(StandardCharsets.UTF_8));
        put("manifest.sha256", text + "# sha256 of the lines above: " + own + "\n");
    }

    private static String plan(RunResult result) {
        return YAMLMapper.builder()
                .build()
                .writeValueAsString(kebab(MAPPER.valueToTree(result.plan())))
                .replaceFirst("---\n", "---\nformat-version: " + FormatVersion.CURRENT + "\n");
    }

    private static JsonNode kebab(JsonNode node) {
        if (node.isArray()) {
            return MAPPER.createArrayNode()
                    .addAll(node.valueStream().map(SampleBundle::kebab).toList());
        }
        if (!node.isObject()) {
            return node;
        }
        ObjectNode renamed = MAPPER.createObjectNode();
        node.properties()
                .forEach(entry -> renamed.set(
                        entry.getKey().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT), kebab(entry.getValue())));
        return renamed;
    }

    private String journal(SampleRecording.Made recording) throws IOException {
        RunResult result = recording.result();
        Iterator<Optional<SamplesPart>> parts = recording.parts().iterator();
        List<ObjectNode> records = new ArrayList<>();
        records.add(record("run-started")
                .put("formatVersion", FormatVersion.CURRENT)
                .put("run", result.run())
                .put("productVersion", result.productVersion())
                .put("at", result.course().startedAt().toString())
                .put("planHash", Sha256.of(Files.readAllBytes(directory.resolve("plan.yaml")))));
        records.add(known());
        result.hosts().forEach(host -> records.add(with("host-joined", "host", host)));
        result.meters().forEach(meter -> records.add(with("meter-joined", "meter", meter)));
        records.add(with("environment-known", "environment", result.environment()));
        for (int place = 0; place < result.worklets().size(); place++) {
            WorkletResult worklet = result.worklets().get(place);
            records.add(with("worklet-started", "clients", worklet.clients())
                    .setAll(with("worklet-started", "servers", worklet.servers()))
                    .put("worklet", place));
            boolean calibrated = worklet.calibratedRate().asOptional().isEmpty();
            for (IntervalResult interval : worklet.intervals()) {
                records.add(
                        with("interval-planned", "interval", interval.plan()).put("worklet", place));
                if (interval.plan().works() && !calibrated) {
                    calibrated = true;
                    records.add(with("calibrated", "transactionsPerSecond", worklet.calibratedRate())
                            .put("worklet", place));
                }
                parts.next().ifPresent(part -> records.add(with("samples-written", "part", part)));
                records.add(with("interval-recorded", "interval", interval).put("worklet", place));
            }
            records.add(with("worklet-ended", "peaks", List.of()).put("worklet", place));
        }
        records.add(with("run-ended", "termination", result.course().termination())
                .put("at", result.course().endedAt().toString()));
        return chained(records.stream().map(Object::toString).toList());
    }

    static ObjectNode known() {
        ObjectNode known =
                record("chauffeur-known").put("programDigest", "1234").put("catalogueDigest", "5678");
        known.set("plugins", MAPPER.createArrayNode());
        return known.put("boot", "");
    }

    /** Writes journal, archive and reports of these records, as a run would leave them. */
    void rewrite(List<String> records) throws Exception {
        put("journal.jsonl", chained(records));
        RunResult result = JournalText.read(directory).result(plan());
        put("result.xml", new ResultXml().write(result));
        putReports(result, Set.of());
        putManifest();
    }

    /** The plan of the run. */
    RunPlan plan() throws Exception {
        return new ResultXml()
                .read(() -> Files.newInputStream(directory.resolve("result.xml")), "result.xml")
                .plan();
    }

    private static ObjectNode record(String kind) {
        return MAPPER.createObjectNode().put("record", kind);
    }

    static ObjectNode with(String kind, String name, Object value) {
        ObjectNode record = record(kind);
        record.set(name, MAPPER.valueToTree(value));
        return record;
    }

    /** A journal of these records, each line with its checksum. */
    static String chained(List<String> records) {
        StringBuilder text = new StringBuilder();
        String last = "";
        for (String json : records) {
            last = Sha256.of((last + json).getBytes(StandardCharsets.UTF_8));
            text.append("{\"sha256\":\"" + last + "\",\"entry\":" + json + "}\n");
        }
        return text.toString();
    }

    /** The records of the journal, without their checksums. */
    List<String> records() throws IOException {
        return get("journal.jsonl")
                .lines()
                .map(line -> line.substring(line.indexOf("\"entry\":") + 8, line.length() - 1))
                .toList();
    }

    /** The journal with one text put for another in every record, checksums made anew. */
    void alterJournal(String from, String to) throws IOException {
        put(
                "journal.jsonl",
                chained(records().stream().map(json -> json.replace(from, to)).toList()));
    }
}
