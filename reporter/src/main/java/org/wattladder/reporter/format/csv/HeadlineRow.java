package org.wattladder.reporter.format.csv;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.view.table.IntervalField;

/** A row of {@code result.csv} that is no interval but a figure which sums up the run; most of its cells are empty. */
final class HeadlineRow {
    private static final Words ENGLISH = Words.in(Language.ENGLISH);

    /** Columns that only such rows fill. */
    private static final List<CsvColumn> OWN = List.of(
            own(
                    "headline",
                    "name of a figure that sums up the run, in rows of the kind `headline`; its value is in `performance`"),
            own(
                    "performance_low",
                    "lower end of the interval of about 95 % of such a figure; empty when it is not known"),
            own("performance_high", "upper end, likewise"),
            own("remarks", "what belongs to such a figure, for example a queue depth, separated by semicolons"));

    private HeadlineRow() {}

    private static CsvColumn own(String name, String meaning) {
        return CsvColumn.text(name, meaning, row -> "");
    }

    static List<CsvColumn> columns() {
        return OWN;
    }

    static List<String> cells(RunFigures run, Judgement judgement, Headline figure) {
        Map<String, String> cells = new LinkedHashMap<>();
        cells.put("run", run.result().run());
        cells.put("suite", run.result().plan().suite().name());
        cells.put("mode", run.result().plan().suite().mode().label());
        cells.put("verdict", judgement.verdict().label());
        cells.put("worklet", figure.drawn().worklet());
        cells.put(
                "interval",
                figure.drawn().interval().isPresent()
                        ? Integer.toString(figure.drawn().interval().getAsInt())
                        : "");
        cells.put("kind", "headline");
        cells.put("headline", english(figure.name()));
        cells.put("performance_unit", english(figure.unit()));
        cells.put("performance_low", number(figure.low()));
        cells.put("performance_high", number(figure.high()));
        cells.put("tier", figure.drawn().tier().map(EvidenceTier::label).orElse(""));
        cells.put("remarks", figure.remarks().stream().map(HeadlineRow::english).collect(Collectors.joining("; ")));
        Map<String, Measurement> figures = new LinkedHashMap<>();
        figures.put(IntervalField.PERFORMANCE.name(), figure.value());
        figures.put(IntervalField.WATTS.name(), figure.drawn().watts());
        figures.put(IntervalField.PER_WATT.name(), figure.drawn().perWatt());
        figures.forEach((name, value) -> cells.put(name, number(value.asOptional())));
        cells.put("absent", CsvColumns.absences(figures));
        return CsvColumns.all().stream()
                .map(CsvColumn::name)
                .map(name -> cells.getOrDefault(name, ""))
                .toList();
    }

    private static String english(Text text) {
        return CsvColumn.guard(ENGLISH.say(text));
    }

    private static String number(OptionalDouble value) {
        return value.isPresent() ? Decimals.machine(value.getAsDouble()) : "";
    }
}
