package org.wattladder.chauffeur.report;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.ShippedConfig;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.compare.Comparer;
import org.wattladder.reporter.compare.Side;
import org.wattladder.reporter.compare.Terms;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.format.html.ComparisonPage;
import org.wattladder.reporter.format.json.SeriesJson;
import org.wattladder.reporter.format.text.Screen;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.series.Repetitions;
import org.wattladder.reporter.series.RunSeries;
import org.wattladder.reporter.system.SuiteSystems;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Table;
import org.wattladder.worklets.api.WorkletCatalogue;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Every shipped suite and program says its answer, the same in every format, and no figure of its sections for people only. */
class ShippedHeadlinesTest {
    private static final PlanReader READER = new PlanReader(Path.of("../config"), WorkletCatalogue.load());
    private static final Words ENGLISH = Words.in(Language.ENGLISH);

    /** Those whose value needs a reference, two worklets that share a machine, the size of data, trades or guests, which the ideal machine lacks. */
    private static final List<String> WITHOUT_VALUE = List.of("rating", "side-by-side", "brokerage", "consolidation");

    static Stream<String> suites() {
        return Stream.concat(
                READER.suites().stream(), Stream.of("program:7z", "program:openssl-speed", "program:redis"));
    }

    private static RunResult run(String suite) throws Exception {
        return IdealMachine.run(READER.read(ShippedConfig.request(suite, List.of("lab"))));
    }

    private static String number(OptionalDouble value) {
        return value.isPresent()
                ? Double.toString(new BigDecimal(value.getAsDouble())
                        .round(new MathContext(10, RoundingMode.HALF_EVEN))
                        .doubleValue())
                : "";
    }

    private static String number(String written) {
        return written.isEmpty() ? "" : number(OptionalDouble.of(Double.parseDouble(written)));
    }

    @ParameterizedTest
    @MethodSource("suites")
    void shouldSaySameHeadlineInEveryFormat(String suite) throws Exception {
        RunResult result = run(suite);
        RunFigures run = RunFigures.of(result);
        List<Headline> headline = SuiteSystems.of(run).headline(run);
        assertThat(headline).isNotEmpty();
        assertThat(headline).extracting(Headline::name).doesNotHaveDuplicates();
        if (!WITHOUT_VALUE.contains(suite)) {
            assertThat(headline)
                    .anySatisfy(
                            figure -> assertThat(figure.value().asOptional()).isPresent());
        }

        Map<String, byte[]> files = Reporter.report(result).files();
        JsonNode json = JsonMapper.shared().readTree(files.get("result.json")).path("headline");
        List<NamedCsvRecord> rows =
                CsvReader.builder()
                        .ofNamedCsvRecord(new String(files.get("result.csv"), StandardCharsets.UTF_8))
                        .stream()
                        .filter(row -> row.getField("kind").equals("headline"))
                        .toList();
        String text = flat(new String(files.get("result.txt"), StandardCharsets.UTF_8));
        String page = new String(files.get("result.html"), StandardCharsets.UTF_8);
        String screen = flat(Reporter.summary(result, ENGLISH, new Screen(120, false, ""), "run"));
        assertThat(json).hasSize(headline.size());
        assertThat(rows).hasSize(headline.size());
        for (int place = 0; place < headline.size(); place++) {
            Headline figure = headline.get(place);
            String name = ENGLISH.say(figure.name());
            String value = number(figure.value().asOptional());
            assertThat(json.path(place).path("name").asString()).isEqualTo(name);
            assertThat(number(json.path(place).path("value").asString(""))).isEqualTo(value);
            assertThat(number(json.path(place).path("watts").asString("")))
                    .isEqualTo(number(figure.drawn().watts().asOptional()));
            assertThat(rows.get(place).getField("headline")).isEqualTo(name);
            assertThat(number(rows.get(place).getField("performance"))).isEqualTo(value);
            assertThat(text).contains(flat(name + " " + ENGLISH.say(figure.line())));
            assertThat(screen).contains(flat(name + " " + ENGLISH.say(figure.line())));
            assertThat(page).contains("<dt>" + name + "</dt>");
            if (!value.isEmpty()) {
                assertThat(page).contains("<dd class=\"value\">" + ENGLISH.say(figure.digits()) + "</dd>");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("suites")
    void shouldWriteEveryFigureOfItsSectionsToFilesForMachines(String suite) throws Exception {
        RunResult result = run(suite);
        RunFigures run = RunFigures.of(result);
        List<Section> sections = SuiteSystems.of(run).sections(run);
        JsonNode json = JsonMapper.shared()
                .readTree(Reporter.report(result).files().get("result.json"))
                .path("sections");
        List<String> written = new ArrayList<>();
        cells(json, written);

        List<Text> cells = sections.stream()
                .flatMap(section -> section.tables().stream())
                .map(Table::cells)
                .flatMap(List::stream)
                .flatMap(List::stream)
                .toList();

        assertThat(cells)
                .allSatisfy(cell -> assertThat(figures(cell)
                                .allMatch(figure -> written.contains(number(OptionalDouble.of(figure.value())))
                                        || written.contains(ENGLISH.say(cell))))
                        .as(ENGLISH.say(cell))
                        .isTrue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"program:7z", "program:openssl-speed", "program:redis"})
    void shouldCallTheWorkOfAProgramByItsUnitEverywhere(String suite) throws Exception {
        RunResult result = run(suite);
        String unit = RunFigures.of(result).worklets().get(0).programUnit().orElseThrow();
        Map<String, byte[]> files = Reporter.report(result).files();
        JsonNode worklet = JsonMapper.shared()
                .readTree(files.get("result.json"))
                .path("worklets")
                .path(0);

        assertThat(worklet.path("performanceUnit").asString()).isEqualTo(unit + "/s");
        assertThat(
                        CsvReader.builder()
                                .ofNamedCsvRecord(new String(files.get("result.csv"), StandardCharsets.UTF_8))
                                .stream())
                .filteredOn(row -> !row.getField("kind").equals("headline")
                        && row.getField("worklet")
                                .equals(worklet.path("worklet").asString()))
                .isNotEmpty()
                .allMatch(row -> row.getField("performance_unit").equals(unit + "/s"));
        for (String name : List.of("result.html", "details.html", "result.txt")) {
            String report = new String(files.get(name), StandardCharsets.UTF_8)
                    .replaceAll("(?s)<section id=\"glossary\">.*?</section>|<style>.*?</style>", "");
            assertThat(report)
                    .as(name)
                    .doesNotContain("transactions/s", "J/transaction")
                    .contains("J/" + unit);
        }
        assertThat(new String(files.get("result.html"), StandardCharsets.UTF_8)).contains(unit + "/s per W");
        RunFigures run = RunFigures.of(result);
        assertThat(ComparisonPage.write(
                        Comparer.compare(new Side("a", List.of(run)), new Side("b", List.of(run)), Terms.usual()),
                        ENGLISH))
                .contains(unit + "/s")
                .doesNotContain("transactions/s");
        assertThat(SeriesJson.write(RunSeries.of(Repetitions.of(2), List.of(run, run))))
                .contains("\"performanceUnit\" : \"" + unit + "/s\"");
    }

    private static String flat(String text) {
        return text.replaceAll("\\s+", " ");
    }

    private static Stream<Figure> figures(Text cell) {
        if (cell instanceof Figure figure) {
            return Stream.of(figure);
        }
        List<Text> parts = cell instanceof Message message
                ? message.arguments()
                : cell instanceof Listing listing ? listing.parts() : List.of();
        return parts.stream().flatMap(ShippedHeadlinesTest::figures);
    }

    private static void cells(JsonNode node, List<String> cells) {
        if (node.isNumber()) {
            cells.add(number(OptionalDouble.of(node.doubleValue())));
        } else if (node.isString()) {
            cells.add(node.asString());
        }
        node.forEach(child -> cells(child, cells));
    }
}
