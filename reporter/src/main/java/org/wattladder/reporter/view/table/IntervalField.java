package org.wattladder.reporter.view.table;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Count;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.IntervalFigures;

/**
 * A figure of intervals, declared once for text, HTML and {@code result.csv}, which name those they show.
 *
 * @param name in {@code result.csv}; stable
 * @param unit there
 * @param meaning one clause for {@code docs/results.md}
 * @param heading of a wide table for people
 * @param small heading of a narrow one
 * @param figure of an interval
 * @param applies whether it has a meaning there; people are shown a dash elsewhere
 * @param cell what people are shown
 */
public record IntervalField(
        String name,
        String unit,
        String meaning,
        Message heading,
        Message small,
        Function<IntervalFigures, Measurement> figure,
        Predicate<IntervalFigures> applies,
        Function<Measurement, Text> cell) {
    /** Length of the window. */
    public static final IntervalField WINDOW = new IntervalField(
            "window_seconds",
            "s",
            "length of the window",
            "column.window",
            measured(result -> Measurement.of(result.window().nanos() / 1e9)),
            any -> true,
            figure -> Cells.fixed(figure, 3));

    /** Rate asked for. */
    public static final IntervalField TARGET = new IntervalField(
            "target_per_second",
            "1/s",
            "transactions per second asked for",
            Message.of("column.target"),
            Message.of("short.target"),
            IntervalFigures::targetRate,
            IntervalFigures::paced,
            figure -> Cells.significant(figure, 4));

    /** Rate reached. */
    public static final IntervalField ACTUAL = new IntervalField(
            "actual_per_second",
            "1/s",
            "transactions per second completed",
            Message.of("column.actual"),
            Message.of("short.actual"),
            IntervalFigures::actualRate,
            IntervalField::working,
            figure -> Cells.significant(figure, 4));

    /** How far the rate is from its target. */
    public static final IntervalField DEVIATION = new IntervalField(
            "deviation_percent",
            "%",
            "actual against target",
            Message.of("column.deviation"),
            Message.of("short.deviation"),
            IntervalFigures::deviationPercent,
            IntervalFigures::paced,
            Cells::deviation);

    /** What was completed. */
    public static final IntervalField TRANSACTIONS = new IntervalField(
            "transactions",
            "",
            "completed in the window, all clients",
            "column.transactions",
            measured(result -> Measurement.of((double) result.clients().stream()
                    .mapToLong(HostInterval::transactions)
                    .sum())),
            any -> true,
            figure -> Cells.of(figure.asOptional(), count -> new Count((long) count)));

    /** What its worklet is measured by. */
    public static final IntervalField PERFORMANCE = new IntervalField(
            "performance",
            "performance unit",
            "what the worklet is rated by",
            Message.of("short.performance"),
            Message.of("short.performance"),
            IntervalFigures::performance,
            IntervalField::working,
            figure -> Cells.significant(figure, 4));

    /** Watts. */
    public static final IntervalField WATTS = new IntervalField(
            "average_watts",
            "W",
            "mean power of the window, sum of all meters that count",
            Message.of("column.average-watts"),
            Message.of("short.watts"),
            IntervalFigures::averageWatts,
            any -> true,
            figure -> Cells.significant(figure, 4));

    /** Efficiency. */
    public static final IntervalField PER_WATT = new IntervalField(
            "performance_per_watt",
            "performance unit / W",
            "not normalised by any reference machine",
            Message.of("short.per-watt"),
            Message.of("short.per-watt"),
            IntervalFigures::perWatt,
            IntervalField::working,
            figure -> Cells.significant(figure, 4));

    /** Energy. */
    public static final IntervalField JOULES = new IntervalField(
            "joules_per_transaction",
            "J",
            "energy of one transaction",
            Message.of("column.joules"),
            Message.of("short.joules"),
            IntervalFigures::joulesPerTransaction,
            IntervalField::working,
            figure -> Cells.significant(figure, 4));

    /** Temperature. */
    public static final IntervalField INLET = new IntervalField(
            "minimum_celsius",
            "C",
            "lowest inlet temperature of the window",
            "column.lowest-inlet",
            measured(result -> result.temperature().minimumCelsius()),
            any -> true,
            figure -> Cells.significant(figure, 3));

    /** What others took. */
    public static final IntervalField LOST_TIME = new IntervalField(
            "cpu_contention_percent",
            "%",
            "CPU time lost to others just before the interval, on the host that lost most",
            "column.lost-time",
            measured(IntervalResult::lostTimePercent),
            any -> true,
            figure -> Cells.percent(figure, 2));

    private IntervalField(
            String name,
            String unit,
            String meaning,
            String heading,
            Function<IntervalFigures, Measurement> figure,
            Predicate<IntervalFigures> applies,
            Function<Measurement, Text> cell) {
        this(name, unit, meaning, Message.of(heading), Message.of(heading), figure, applies, cell);
    }

    /** As a column for people. */
    public Column<IntervalFigures> column() {
        return column(heading, cell);
    }

    /** As a column for people with so many digits. */
    public Column<IntervalFigures> column(int digits) {
        return column(heading, value -> Cells.significant(value, digits));
    }

    /** As a column for people under another heading in wide tables. */
    public Column<IntervalFigures> column(Text wide) {
        return column(wide, cell);
    }

    private Column<IntervalFigures> column(Text wide, Function<Measurement, Text> written) {
        return new Column<>(
                wide,
                Optional.of(small),
                false,
                interval -> applies.test(interval) ? written.apply(figure.apply(interval)) : Cells.DASH);
    }

    private static Function<IntervalFigures, Measurement> measured(Function<IntervalResult, Measurement> figure) {
        return interval -> interval.result().map(figure).orElse(Measurement.absent("absent.interval-not-measured"));
    }

    private static boolean working(IntervalFigures interval) {
        return !interval.plan().idle();
    }
}
