package org.wattladder.reporter.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.notation.Sentences;

/**
 * A comparison in words.
 *
 * @param before side A and its runs
 * @param after side B and its runs
 * @param verdict in one word
 * @param counts how many figures have which verdict
 * @param method how it was judged
 * @param forced why the two should not have been compared
 * @param cautions what a reader should know
 * @param groups rows by worklet, in order
 */
public record ComparisonView(
        String before,
        String after,
        ChangeVerdict verdict,
        String counts,
        String method,
        List<String> forced,
        List<String> cautions,
        Map<String, List<Row>> groups) {

    /** Words for a comparison. */
    public static ComparisonView of(Comparison comparison) {
        Map<String, List<Row>> groups = new LinkedHashMap<>();
        comparison
                .rows()
                .forEach(row -> groups.computeIfAbsent(row.key().worklet(), unused -> new ArrayList<>())
                        .add(row));
        return new ComparisonView(
                side(comparison.before(), comparison.runsBefore()),
                side(comparison.after(), comparison.runsAfter()),
                comparison.verdict(),
                counts(comparison),
                method(comparison.terms()),
                comparison.obstacles().stream().map(Sentences::close).toList(),
                comparison.cautions().stream().map(Sentences::close).toList(),
                groups);
    }

    private static String side(String name, List<String> runs) {
        return runs.size() == 1 ? name : name + " (" + runs.size() + " runs: " + String.join(", ", runs) + ")";
    }

    private static String counts(Comparison comparison) {
        long compared = comparison.rows().stream()
                .filter(row -> row.change().isPresent())
                .count();
        long absent = comparison.rows().size() - compared;
        return "of " + compared + " figures "
                + Stream.of(ChangeVerdict.values())
                        .map(verdict -> comparison.count(verdict) + " " + verdict.label())
                        .collect(Collectors.joining(", "))
                + (absent == 0 ? "." : "; " + absent + " absent on a side.");
    }

    private static String method(Terms terms) {
        return "Better or worse: the difference is at least " + Decimals.percent(terms.thresholdPercent())
                + " and, corrected by Holm's method for the number of figures, would come by chance with a probability below"
                + " 5 %. Same: the whole interval is within " + Decimals.percent(terms.thresholdPercent())
                + ". Otherwise undecided. Assumed variation from run to run, where runs do not tell: "
                + Decimals.percent(terms.betweenRunsPercent()) + ".";
    }

    /** Name of a figure within its worklet. */
    public static String figure(FigureKey key) {
        String unit = key.unit().isEmpty() ? "" : ", " + key.unit();
        return (key.place().isEmpty() ? "" : key.place() + ": ") + key.kind().label() + unit;
    }

    /** A difference. */
    public static String percent(double percent) {
        return Decimals.signed(percent, 2) + " %";
    }

    /** The interval of a difference. */
    public static String interval(Change change) {
        return Decimals.signed(change.lowPercent(), 2) + " to " + Decimals.signed(change.highPercent(), 2) + " %";
    }

    /** What is said of a row. */
    public static String verdict(Row row) {
        return row.change().map(change -> change.verdict().label()).orElse("not compared");
    }

    /** Rows of a group as cells: figure, A, B, difference, interval, verdict. */
    public static List<List<String>> cells(List<Row> rows) {
        return rows.stream()
                .map(row -> List.of(
                        figure(row.key()),
                        Decimals.significant(row.before(), 5),
                        Decimals.significant(row.after(), 5),
                        row.change()
                                .map(Change::percent)
                                .map(ComparisonView::percent)
                                .orElse("absent"),
                        row.change().map(ComparisonView::interval).orElse("absent"),
                        verdict(row)))
                .toList();
    }
}
