package org.wattladder.reporter.view.table;

import java.util.function.Function;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.IntervalFigures;

/** Figures of intervals. */
public final class IntervalField {
    /** Length of the window. */
    public static final Field<IntervalFigures> WINDOW = of(
                    "window_seconds", "s", "length of the window", measured(IntervalField::seconds))
            .shown(figure -> Cells.fixed(figure, 3));

    /** Rate asked for. */
    public static final Field<IntervalFigures> TARGET = of(
                    "target_per_second", "1/s", "transactions per second asked for", IntervalFigures::targetRate)
            .small("short.target")
            .where(IntervalFigures::paced);

    /** Rate reached. */
    public static final Field<IntervalFigures> ACTUAL = of(
                    "actual_per_second", "1/s", "transactions per second completed", IntervalFigures::actualRate)
            .small("short.actual")
            .where(IntervalField::working);

    /** How far the rate is from its target. */
    public static final Field<IntervalFigures> DEVIATION = of(
                    "deviation_percent", "%", "actual against target", IntervalFigures::deviationPercent)
            .small("short.deviation")
            .where(IntervalFigures::paced)
            .shown(Cells::deviation);

    /** What was completed. */
    public static final Field<IntervalFigures> TRANSACTIONS = of(
                    "transactions", "", "completed in the window, all clients", measured(IntervalField::transactions))
            .shown(Cells::count);

    /** What its worklet is measured by. */
    public static final Field<IntervalFigures> PERFORMANCE = of(
                    "performance", "performance unit", "what the worklet is rated by", IntervalFigures::performance)
            .where(IntervalField::working);

    /** Watts. */
    public static final Field<IntervalFigures> WATTS = of(
                    "average_watts",
                    "W",
                    "mean power of the window, sum of all meters that count",
                    IntervalFigures::averageWatts)
            .small("short.watts");

    /** Efficiency. */
    public static final Field<IntervalFigures> PER_WATT = of(
                    "performance_per_watt",
                    "performance unit / W",
                    "not normalised by any reference machine",
                    IntervalFigures::perWatt)
            .where(IntervalField::working);

    /** Energy. */
    public static final Field<IntervalFigures> JOULES = of(
                    "joules_per_transaction", "J", "energy of one transaction", IntervalFigures::joulesPerTransaction)
            .small("short.joules")
            .where(IntervalField::working);

    /** Temperature. */
    public static final Field<IntervalFigures> INLET = of(
                    "minimum_celsius",
                    "C",
                    "lowest inlet temperature of the window",
                    measured(result -> result.temperature().minimumCelsius()))
            .digits(3);

    /** What others took. */
    public static final Field<IntervalFigures> LOST_TIME = of(
                    "cpu_contention_percent",
                    "%",
                    "CPU time lost to others just before the interval, on the host that lost most",
                    measured(IntervalResult::lostTimePercent))
            .shown(figure -> Cells.percent(figure, 2));

    /** Outstanding transactions of a sweep over depths. */
    public static final Field<IntervalFigures> ACHIEVED_DEPTH = of(
                    "achieved_depth",
                    "",
                    "mean number of outstanding transactions, all clients, weighted by time",
                    measured(result -> result.rates().achievedDepth()))
            .digits(3);

    private IntervalField() {}

    private static Field<IntervalFigures> of(
            String name, String unit, String meaning, Function<IntervalFigures, Measurement> figure) {
        return Field.of(name, unit, meaning, figure);
    }

    private static Function<IntervalFigures, Measurement> measured(Function<IntervalResult, Measurement> figure) {
        return interval -> interval.result().map(figure).orElse(Measurement.absent(IntervalFigures.HOLE));
    }

    private static Measurement seconds(IntervalResult result) {
        return Measurement.of(result.window().nanos() / 1e9);
    }

    private static Measurement transactions(IntervalResult result) {
        return Measurement.of((double)
                result.clients().stream().mapToLong(HostInterval::transactions).sum());
    }

    private static boolean working(IntervalFigures interval) {
        return !interval.plan().idle();
    }
}
