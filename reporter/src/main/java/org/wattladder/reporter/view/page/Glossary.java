package org.wattladder.reporter.view.page;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Table;

/** The terms that a page uses and what they mean. */
public final class Glossary {
    /** What a term is headed by where it is used, from the most general to the most special. */
    private static final List<String> TERMS = List.of(
            "column.worklet",
            "column.workload",
            "column.score",
            "column.ladder-ratio",
            "column.geometric-mean",
            "column.about-95",
            "fact.active-idle",
            "column.target-load",
            "column.calibrated-rate",
            "column.target-per-second",
            "column.actual-per-second",
            "column.deviation-percent",
            "column.joules-per-transaction",
            "column.p99",
            "column.aborted",
            "column.tier",
            "column.dynamic-range",
            "column.proportionality",
            "column.fit",
            "column.cpu-contention-percent",
            "column.uncertainty-percent",
            "column.clock-offset-ms",
            "column.clock-residual-ms",
            "column.varies",
            "comparison.difference",
            "comparison.interval");

    private Glossary() {}

    /** Those terms among these headings that need to be explained. */
    public static List<Fact> of(Stream<? extends Text> headings) {
        Set<String> used = new LinkedHashSet<>();
        headings.filter(Message.class::isInstance)
                .map(heading -> ((Message) heading).id())
                .forEach(used::add);
        return TERMS.stream()
                .filter(used::contains)
                .map(term ->
                        new Fact(Message.of(term), Message.of("glossary." + term.substring(term.indexOf('.') + 1))))
                .toList();
    }

    /** The headings of tables. */
    static Stream<Text> headings(Stream<? extends Table<?>> tables) {
        return tables.flatMap(table -> table.columns().stream()).map(Column::heading);
    }
}
