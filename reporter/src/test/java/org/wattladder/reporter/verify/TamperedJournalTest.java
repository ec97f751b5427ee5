package org.wattladder.reporter.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.model.sample.Everyday;
import org.wattladder.model.wire.WireCodec;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Whoever makes checksums and the manifest anew can change any one value of the journal; {@code result.xml} and the samples
 * then tell. Each kind of value is changed once, and lines are left out and moved.
 */
class TamperedJournalTest {
    private static final JsonMapper MAPPER = WireCodec.strictMapper();

    /** A build tries one of so many; it has no factor in common with the number of edits, so that each kind is tried. */
    private static final int EVERYDAY = 19;

    @TempDir
    private Path directory;

    private SampleBundle bundle;
    private List<String> records;

    @BeforeEach
    void write() throws Exception {
        bundle = SampleBundle.write(directory);
        records = TroubledRecords.of(bundle.records());
        bundle.rewrite(records);
        assertThat(Verification.of(directory, Optional.empty()).differences()).isEmpty();
    }

    private Verification.Outcome verify(List<String> tampered) throws Exception {
        bundle.put("journal.jsonl", SampleBundle.chained(tampered));
        bundle.putManifest();
        return Verification.of(directory, Optional.empty());
    }

    @Test
    void shouldFindAKindOfValueThatWasChanged() throws Exception {
        assertValuesFound(EVERYDAY);
    }

    @Tag("full")
    @Test
    void shouldFindEveryKindOfValueThatWasChanged() throws Exception {
        assertValuesFound(1);
    }

    private void assertValuesFound(int every) throws Exception {
        Map<String, List<String>> tampered = new TreeMap<>();
        for (int i = 0; i < records.size(); i++) {
            JsonNode record = MAPPER.readTree(records.get(i));
            int line = i;
            JsonLeaves.each(record.get("record").stringValue(), record, (path, value, place) -> {
                if (path.startsWith("chauffeur-known.")) {
                    return; // nothing follows from which Chauffeur ran, as docs/verify.md says
                }
                place.accept(other(value));
                List<String> copy = new ArrayList<>(records);
                copy.set(line, record.toString());
                tampered.putIfAbsent(path, copy);
            });
        }
        assertThat(tampered).hasSizeGreaterThan(100);
        List<String> unseen = new ArrayList<>();
        for (Map.Entry<String, List<String>> each : Everyday.oneOf(every, List.copyOf(tampered.entrySet()))) {
            if (verify(each.getValue()).verified()) {
                unseen.add(each.getKey());
            }
        }
        assertThat(unseen).isEmpty();
    }

    private static JsonNode other(JsonNode value) {
        if (value.isNumber()) {
            return value.isIntegralNumber()
                    ? MAPPER.getNodeFactory().numberNode(value.longValue() + 1)
                    : MAPPER.getNodeFactory().numberNode(value.doubleValue() * 1.000_001 + 1e-6);
        }
        return value.isBoolean()
                ? MAPPER.getNodeFactory().booleanNode(!value.booleanValue())
                : MAPPER.getNodeFactory().stringNode(value.isNull() ? "x" : value.stringValue() + "x");
    }

    /** An edit of whole lines, at one line of the journal. */
    private record Edit(String what, Consumer<List<String>> change) {}

    private List<Edit> edits() {
        List<Edit> edits = new ArrayList<>();
        for (int i = 0; i < records.size(); i++) {
            int line = i;
            String where =
                    ": " + (i + 1) + " " + MAPPER.readTree(records.get(i)).get("record");
            edits.add(new Edit("left out" + where, lines -> lines.remove(line)));
            edits.add(new Edit("doubled" + where, lines -> lines.add(line, lines.get(line))));
            edits.add(new Edit("doubled at the end" + where, lines -> lines.add(lines.get(line))));
            edits.add(new Edit("moved to the start" + where, lines -> lines.add(0, lines.remove(line))));
            edits.add(new Edit("moved to the end" + where, lines -> lines.add(lines.remove(line))));
            edits.add(new Edit(
                    "exchanged with the next" + where,
                    lines -> Collections.swap(lines, line, Math.min(line + 1, lines.size() - 1))));
        }
        return edits;
    }

    @Test
    void shouldFindARecordThatWasLeftOutDoubledOrMoved() throws Exception {
        assertEditsFound(EVERYDAY);
    }

    /** Every line of the journal, each with every kind of edit that keeps lines whole. */
    @Tag("full")
    @Test
    void shouldFindEveryRecordThatWasLeftOutDoubledOrMoved() throws Exception {
        assertEditsFound(1);
    }

    private void assertEditsFound(int every) throws Exception {
        List<String> unseen = new ArrayList<>();
        for (Edit edit : Everyday.oneOf(every, edits())) {
            List<String> edited = new ArrayList<>(records);
            edit.change().accept(edited);
            if (!edited.equals(records) && verify(edited).verified()) {
                unseen.add(edit.what());
            }
        }
        assertThat(unseen).isEmpty();
    }

    @Test
    void shouldFindALineThatWasLeftOutWithoutMakingChecksumsAnew() throws Exception {
        List<String> lines = new ArrayList<>(bundle.get("journal.jsonl").lines().toList());
        lines.remove(3);
        bundle.put("journal.jsonl", String.join("\n", lines) + "\n");
        bundle.putManifest();
        assertThat(Verification.of(directory, Optional.empty())
                        .differences()
                        .get(0)
                        .sentence())
                .startsWith("journal.jsonl: line 4 was changed, added or moved, or one before it");
    }

    /** It would hide a meter that froze: the samples tell, before {@code result.xml} is compared. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"longest\":1,|\"longest\":7,|meter left courses[1].flat.longest: printed 7, re-derived 1",
                "\"courses\":\\[[^\\]]*\\],?|\"courses\":[]|meter left courses[1]: printed nothing, re-derived {",
            })
    void shouldFindACourseThatIsNotThatOfTheSamples(String from, String to, String sentence) throws Exception {
        List<String> tampered = new ArrayList<>(records);
        int first = records.indexOf(records.stream()
                .filter(record ->
                        record.startsWith("{\"record\":\"interval-recorded") && record.contains("\"courses\":[{"))
                .findFirst()
                .orElseThrow());
        tampered.set(first, records.get(first).replaceFirst(from, to));
        assertThat(verify(tampered).differences().get(0).sentence())
                .startsWith("journal.jsonl, lu, ")
                .contains(sentence);
    }
}
