package org.wattladder.settings.program;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.SectionValues;

/**
 * What to look for in the lines of a program, or in a file that it writes.
 *
 * @param lines units, again and again; empty when only the end tells them
 * @param atTheEnd all units; empty when lines tell them
 * @param pointer to all units in the JSON file; empty when something else tells them
 * @param metric counter of all units at the endpoint of metrics; empty when something else tells them
 * @param metrics address of that endpoint
 * @param work units of one life, when the program does not tell them
 * @param per how many of what is told make one unit
 * @param json file that the program writes; empty when it writes none
 * @param late units that were due and not done
 * @param wrong says that the work is wrong
 * @param figures further figures by name
 */
public record Counting(
        Optional<Pattern> lines,
        Optional<Pattern> atTheEnd,
        Optional<String> pointer,
        Optional<MetricSeries> metric,
        Optional<String> metrics,
        OptionalLong work,
        double per,
        Optional<String> json,
        Optional<Pattern> late,
        Optional<Pattern> wrong,
        Map<String, Figure> figures) {
    /**
     * A figure that lines, the JSON file or an endpoint of metrics tell.
     *
     * @param pattern with the group {@code value}; empty with a pointer
     * @param pointer into the JSON file; empty with a pattern
     * @param metric counter at the endpoint of metrics, of which the units in the recording count; empty with one of the others
     * @param unit as the program gives it; empty for a bare number
     */
    public record Figure(
            Optional<Pattern> pattern, Optional<String> pointer, Optional<MetricSeries> metric, String unit) {}

    /** What the sections of a program file say of it. */
    static Counting of(SectionValues values, SectionValues count, SectionValues check) {
        Map<String, Figure> figures = new LinkedHashMap<>();
        for (PlacedValue<SectionValues> figure : values.orStandard(ProgramKeys.FIGURES)) {
            figures.put(
                    figure.name(),
                    new Figure(
                            figure.value().get(ProgramKeys.VALUE).map(Pattern::compile),
                            figure.value().get(ProgramKeys.FIGURE_POINTER),
                            figure.value().get(ProgramKeys.FIGURE_METRIC).flatMap(MetricSeries::parse),
                            figure.value().orStandard(ProgramKeys.FIGURE_UNIT)));
        }
        return new Counting(
                count.get(ProgramKeys.LINES).map(Pattern::compile),
                count.get(ProgramKeys.FINAL).map(Pattern::compile),
                count.get(ProgramKeys.POINTER),
                count.get(ProgramKeys.METRIC).flatMap(MetricSeries::parse),
                values.get(ProgramKeys.METRICS),
                count.get(ProgramKeys.WORK).map(OptionalLong::of).orElseGet(OptionalLong::empty),
                count.orStandard(ProgramKeys.PER),
                values.get(ProgramKeys.JSON),
                values.get(ProgramKeys.LATE).map(Pattern::compile),
                check.get(ProgramKeys.WRONG).map(Pattern::compile),
                figures);
    }

    /** Whether the program itself tells units. */
    public boolean tells() {
        return lines.isPresent() || atTheEnd.isPresent() || pointer.isPresent() || work.isPresent();
    }

    /** Whether anything is looked for in the lines of the program. */
    public boolean readsLines() {
        return lines.isPresent()
                || atTheEnd.isPresent()
                || late.isPresent()
                || wrong.isPresent()
                || figures.values().stream().anyMatch(figure -> figure.pattern().isPresent());
    }

    /** Whether anything is looked for in the JSON file. */
    public boolean readsJson() {
        return pointer().isPresent()
                || figures.values().stream().anyMatch(figure -> figure.pointer().isPresent());
    }
}
