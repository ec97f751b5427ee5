package org.wattladder.reporter.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Attr;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.xml.InvalidResult;
import org.wattladder.model.result.xml.ResultXml;
import org.wattladder.model.wire.WireCodec;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.sample.SampleCurves;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.system.UnknownSystem;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Every value of an archive is put to the borders of its type: dates, counts, lengths and figures that no machine has. The
 * archive is then refused or reported, and verified or not, without any other end.
 */
class ArchiveBordersTest {
    private static final JsonMapper MAPPER = WireCodec.strictMapper();

    /** Whole numbers, figures, dates and lengths at their borders, and just behind them. */
    private static final List<String> BORDERS = List.of(
            "0",
            "-1",
            "2147483647",
            "9223372036854775807",
            "-9223372036854775808",
            "9223372036854775808",
            "4611686018427387904",
            "1e300",
            "-1.7976931348623157E308",
            "4.9E-324",
            "NaN",
            "INF",
            "3026-01-01T00:00:00Z",
            "1926-01-01T00:00:00Z",
            "+1000000000-12-31T23:59:59.999999999Z",
            "-1000000000-01-01T00:00:00Z",
            "PT0S",
            "PT-1S",
            "PT9223372036854775807S",
            "PT0.000000001S",
            "");

    /** A build puts one of so many values to one border each; the number of borders has no factor in common with it. */
    private static final int EVERYDAY = 13;

    private static final int DEPTH_SHOWN = 8;

    @TempDir
    private Path directory;

    private SampleBundle bundle;

    @BeforeEach
    void write() throws Exception {
        bundle = SampleBundle.write(directory);
        bundle.rewrite(TroubledRecords.of(bundle.records()));
    }

    @Test
    void shouldVerifyOrNotWhatAJournalSays() throws Exception {
        assertJournalsHold(turn -> turn % EVERYDAY == 0);
    }

    @Tag("full")
    @Test
    void shouldVerifyOrNotWhateverAJournalSays() throws Exception {
        assertJournalsHold(turn -> true);
    }

    private void assertJournalsHold(IntPredicate turns) throws Exception {
        List<String> records = bundle.records();
        List<String> broken = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < records.size(); i++) {
            JsonNode record = MAPPER.readTree(records.get(i));
            int line = i;
            JsonLeaves.each(record.get("record").stringValue(), record, (path, value, place) -> {
                if (!seen.add(path) || !turns.test(seen.size())) {
                    return;
                }
                for (JsonNode border : some(borders(), seen.size())) {
                    place.accept(border);
                    List<String> changed = new ArrayList<>(records);
                    changed.set(line, record.toString());
                    attempt(broken, path + " = " + border, () -> {
                        bundle.put("journal.jsonl", SampleBundle.chained(changed));
                        Verification.of(directory, Optional.empty());
                    });
                }
            });
        }
        assertThat(seen).hasSizeGreaterThan(100);
        assertThat(broken).isEmpty();
    }

    @Test
    void shouldVerifyOrNotWhateverSamplesSay() throws Exception {
        List<String> lines = bundle.get("samples.csv").lines().toList();
        String[] cells = lines.get(5).split(",", -1);
        List<String> broken = new ArrayList<>();
        for (int column = 0; column < cells.length; column++) {
            for (String border : some(BORDERS, column)) {
                String[] changed = cells.clone();
                changed[column] = border;
                List<String> text = new ArrayList<>(lines);
                text.set(5, String.join(",", changed));
                attempt(broken, "column " + column + " = " + border, () -> {
                    bundle.put("samples.csv", String.join("\n", text) + "\n");
                    Verification.of(directory, Optional.empty());
                });
            }
        }
        assertThat(broken).isEmpty();
    }

    @Test
    void shouldRefuseOrReportWhatAResultSays() throws Exception {
        assertResultsHold(turn -> turn % EVERYDAY == 0);
    }

    @Tag("full")
    @Test
    void shouldRefuseOrReportWhateverAResultSays() throws Exception {
        assertResultsHold(turn -> true);
    }

    private static void assertResultsHold(IntPredicate turns) throws Exception {
        List<String> broken = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        int reported = 0;
        for (RunResult run : List.of(
                SampleRuns.full(),
                SampleRuns.storage(),
                SampleRuns.incomplete(),
                SampleRuns.scored(),
                SampleRuns.bandwidth(),
                SampleRuns.ratios(),
                SampleRuns.equations(),
                SampleCurves.saturated())) {
            Document document = parsed(new ResultXml().write(run));
            for (Node leaf : leaves(document)) {
                if (!seen.add(path(leaf)) || !turns.test(seen.size())) {
                    continue;
                }
                String before = leaf.getTextContent();
                for (String border : some(BORDERS, seen.size())) {
                    leaf.setTextContent(border);
                    String what = path(leaf) + " = " + border;
                    Optional<RunResult> result = read(broken, what, text(document));
                    if (result.isPresent()) {
                        reported++;
                        attempt(
                                broken,
                                what,
                                () -> Reporter.report(result.get(), Set.of()).files());
                    }
                }
                leaf.setTextContent(before);
            }
        }
        assertThat(seen).hasSizeGreaterThan(300);
        assertThat(reported).as("of %s values", seen.size()).isPositive();
        assertThat(broken).isEmpty();
    }

    /** Attributes, and elements that hold nothing but text. */
    private static List<Node> leaves(Document document) {
        List<Node> leaves = new ArrayList<>();
        NodeList all = document.getElementsByTagName("*");
        for (int i = 0; i < all.getLength(); i++) {
            Element element = (Element) all.item(i);
            for (int place = 0; place < element.getAttributes().getLength(); place++) {
                leaves.add(element.getAttributes().item(place));
            }
            if (element.getElementsByTagName("*").getLength() == 0) {
                leaves.add(element);
            }
        }
        return leaves;
    }

    private static Document parsed(String text) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** One in turn; all of them when the build asks for it, which takes minutes. */
    private static <T> List<T> some(List<T> borders, int turn) {
        if (Boolean.getBoolean("wattladder.borders")) {
            return borders;
        }
        return List.of(borders.get(turn % borders.size()));
    }

    private static Optional<RunResult> read(List<String> broken, String what, String text) {
        try {
            return Optional.of(new ResultXml()
                    .read(() -> new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "result.xml"));
        } catch (InvalidResult refused) {
            return Optional.empty();
        } catch (Exception | OutOfMemoryError | StackOverflowError other) {
            broken.add(what + ": " + other);
            return Optional.empty();
        }
    }

    private interface Attempt {
        void run() throws Exception;
    }

    private static void attempt(List<String> broken, String what, Attempt attempt) {
        try {
            attempt.run();
        } catch (UnknownSystem refused) {
            assertThat(refused).hasMessageContaining("known: ");
        } catch (Exception | OutOfMemoryError | StackOverflowError other) {
            broken.add(what + ": " + other + " at "
                    + Arrays.stream(other.getStackTrace()).limit(DEPTH_SHOWN).toList());
        }
    }

    private static String path(Node node) {
        Node parent = node instanceof Attr attribute ? attribute.getOwnerElement() : node.getParentNode();
        return parent instanceof Element ? path(parent) + "/" + node.getNodeName() : node.getNodeName();
    }

    private static String text(Document document) throws Exception {
        StringWriter text = new StringWriter();
        TransformerFactory.newInstance().newTransformer().transform(new DOMSource(document), new StreamResult(text));
        return text.toString();
    }

    private static List<JsonNode> borders() {
        List<JsonNode> borders = new ArrayList<>();
        for (String border : BORDERS) {
            borders.add(MAPPER.getNodeFactory().stringNode(border));
            if (border.matches("-?[0-9.]+(E-?[0-9]+|e[0-9]+)?")) {
                borders.add(MAPPER.readTree(border));
            }
        }
        borders.add(MAPPER.getNodeFactory().nullNode());
        return borders;
    }
}
