package org.wattladder.chauffeur.archive;

import java.io.IOException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.reporter.finding.Verdict;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The beginning of {@code result.json}: what sums up a run, before the first workload. Nothing behind it is read.
 *
 * @param verdict of the reports
 * @param subject what the run is of
 * @param startedAt when it began
 * @param endedAt when it ended
 * @param figures for lists
 */
record ResultSummary(Verdict verdict, RunSubject subject, Instant startedAt, Instant endedAt, ListedFigures figures) {
    /** Far more than the beginning of any has. */
    private static final int MOST_BYTES = 1 << 20;

    private static final String BEHIND = "workloads";

    private static final JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxDocumentLength(MOST_BYTES)
                            .build())
                    .build())
            .build();

    /**
     * Reads it.
     *
     * @throws IOException with a sentence, if it is damaged or lacks a field
     */
    static ResultSummary read(Path run) throws IOException {
        Path file = run.resolve(RunDirectory.JSON);
        try (JsonParser json = JSON.createParser(file)) {
            return of(fields(json));
        } catch (JacksonException | IllegalArgumentException | DateTimeException damaged) {
            throw new IOException(file + " is damaged; 'wattladder report " + run + "' makes it again", damaged);
        }
    }

    private static Map<String, JsonNode> fields(JsonParser json) {
        Map<String, JsonNode> fields = new HashMap<>();
        if (json.nextToken() != JsonToken.START_OBJECT) {
            throw new IllegalArgumentException("it is no object");
        }
        for (String name = json.nextName(); !BEHIND.equals(name); name = json.nextName()) {
            if (name == null) {
                throw new IllegalArgumentException("it has no " + BEHIND);
            }
            json.nextToken();
            fields.put(name, json.readValueAsTree());
        }
        return fields;
    }

    private static ResultSummary of(Map<String, JsonNode> fields) {
        OptionalDouble perWatt = number(fields, "overallOpsPerWatt");
        OptionalDouble score = number(fields, "overallScore");
        // A ladder is summed up by the overall ops/watt of its only worklet.
        boolean scored = score.isPresent() && !score.equals(perWatt);
        ListedFigures figures = new ListedFigures(
                tier(fields, "tier"),
                scored
                        ? headline(Headline.Kind.SCORE, score, fields, "overallScore")
                        : headline(Headline.Kind.OPS_PER_WATT, perWatt, fields, "overallOpsPerWatt"),
                number(fields, "highestWatts"),
                number(fields, "idleWatts"),
                OptionalLong.of(field(fields, "invalidFindings").longValue()),
                OptionalLong.of(field(fields, "warnings").longValue()));
        List<String> hosts = field(fields, "hosts").values().stream()
                .map(JsonNode::stringValue)
                .toList();
        RunMode mode = RunMode.valueOf(text(fields, "mode").toUpperCase(Locale.ROOT));
        return new ResultSummary(
                Verdict.ofLabel(text(fields, "verdict")),
                new RunSubject(text(fields, "suite"), text(fields, "title"), mode, hosts),
                Instant.parse(text(fields, "startedAt")),
                Instant.parse(text(fields, "endedAt")),
                figures);
    }

    private static Optional<Headline> headline(
            Headline.Kind kind, OptionalDouble value, Map<String, JsonNode> fields, String name) {
        return value.stream()
                .mapToObj(found -> new Headline(kind, found, interval(fields, name), tier(fields, name + "Tier")))
                .findFirst();
    }

    private static Optional<Headline.Interval> interval(Map<String, JsonNode> fields, String name) {
        OptionalDouble low = number(fields, name + "Low");
        OptionalDouble high = number(fields, name + "High");
        return low.isPresent() && high.isPresent()
                ? Optional.of(new Headline.Interval(low.getAsDouble(), high.getAsDouble()))
                : Optional.empty();
    }

    private static JsonNode field(Map<String, JsonNode> fields, String name) {
        return Optional.ofNullable(fields.get(name))
                .orElseThrow(() -> new IllegalArgumentException("it has no " + name));
    }

    private static String text(Map<String, JsonNode> fields, String name) {
        return field(fields, name).stringValue();
    }

    private static OptionalDouble number(Map<String, JsonNode> fields, String name) {
        JsonNode field = field(fields, name);
        return field.isNull() ? OptionalDouble.empty() : OptionalDouble.of(field.doubleValue());
    }

    private static Optional<EvidenceTier> tier(Map<String, JsonNode> fields, String name) {
        JsonNode field = field(fields, name);
        return field.isNull() ? Optional.empty() : Optional.of(EvidenceTier.ofLabel(field.stringValue()));
    }
}
