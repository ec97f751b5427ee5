package org.wattladder.reporter.system.brokerage;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.Latency;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.TypeFigures;
import org.wattladder.reporter.rules.MeasuredInterval;
import org.wattladder.reporter.system.curve.CurvePoint;
import org.wattladder.reporter.system.curve.RunCurve;
import org.wattladder.worklets.api.Figure;

/**
 * A measured interval of a brokerage with what its database said of it.
 *
 * @param measured the interval
 */
record DatabaseInterval(MeasuredInterval measured) {
    /** The transaction that completes a trade. */
    static final String TRADE = "complete-trade";

    private static final String PRODUCT = "server-is-";
    private static final String UNSAID = "absent.database-figure";
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double MILLIS_PER_SECOND = 1_000;
    private static final double HUNDRED = 100;

    /** Every interval of which a database said something. */
    static List<DatabaseInterval> all(RunFigures run) {
        return of(MeasuredInterval.all(run).stream());
    }

    /** Those whose performance counts. */
    static List<DatabaseInterval> counting(RunFigures run) {
        return of(MeasuredInterval.counting(run).stream());
    }

    /** The one with the most trades per second, of a curve among the rates that were sustained; empty when there is none. */
    static Optional<DatabaseInterval> highest(RunFigures run) {
        List<IntervalFigures> sustained = RunCurve.all(run).stream()
                .flatMap(curve -> curve.points().stream())
                .filter(point -> point.step().sustained())
                .map(CurvePoint::figures)
                .toList();
        return counting(run).stream()
                .filter(interval -> interval.measured().figures().works())
                .filter(interval -> interval.keepsUp()
                        || sustained.contains(interval.measured().figures()))
                .max(Comparator.comparingDouble(
                        interval -> interval.tradesPerSecond().asOptional().orElse(0)));
    }

    /** Whether its load was chosen so that the system keeps up with it. */
    boolean keepsUp() {
        return !measured.figures().plan().mayOverload();
    }

    private static List<DatabaseInterval> of(Stream<MeasuredInterval> intervals) {
        return intervals
                .map(DatabaseInterval::new)
                .filter(interval -> interval.said("laws-checked").isPresent())
                .toList();
    }

    /** All figures of all clients. */
    Stream<Figure> figures() {
        return measured.result().clients().stream().map(HostInterval::figures).flatMap(List::stream);
    }

    /** The figure of this name, of all clients together; empty when none has it. */
    OptionalDouble said(String name) {
        double[] values = figures()
                .filter(figure -> figure.name().equals(name))
                .mapToDouble(Figure::value)
                .toArray();
        return values.length == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(Arrays.stream(values).sum());
    }

    /** Name of the database server; PostgreSQL in results of versions that had no other. */
    String product() {
        return figures()
                .map(Figure::name)
                .filter(name -> name.startsWith(PRODUCT))
                .map(name -> name.substring(PRODUCT.length()))
                .findFirst()
                .orElse("postgresql");
    }

    /** The same as a measurement. */
    Measurement figure(String name) {
        OptionalDouble said = said(name);
        return said.isPresent() ? Measurement.of(said.getAsDouble()) : Measurement.absent(UNSAID);
    }

    /** Completed trades of each second of the window. */
    Measurement tradesPerSecond() {
        double seconds = measured.result().window().nanos() / NANOS_PER_SECOND;
        long trades = measured.figures().types().stream()
                .filter(type -> type.type().equals(TRADE))
                .mapToLong(TypeFigures::transactions)
                .sum();
        return Absence.divide(Measurement.of((double) trades), Measurement.of(seconds), "absent.figure-zero");
    }

    /** Energy of the window for each completed trade. */
    Measurement joulesPerTrade() {
        return Absence.divide(measured.figures().averageWatts(), tradesPerSecond(), "absent.figure-zero");
    }

    /** Bytes of write-ahead log for each completed trade, all parts of the interval together. */
    Measurement walBytesPerTrade() {
        return Absence.divide(figure("wal-bytes"), figure("interval-trades"), "absent.figure-zero");
    }

    /** CPU time of the database in milliseconds for each transaction, all parts of the interval together. */
    Measurement databaseMillis() {
        return Absence.divide(
                Absence.combine(
                        figure("database-cpu-seconds"),
                        Measurement.of(MILLIS_PER_SECOND),
                        (seconds, millis) -> seconds * millis),
                figure("interval-transactions"),
                "absent.figure-zero");
    }

    /** CPU time of the clients in milliseconds for each transaction of the window. */
    Measurement clientMillis() {
        Measurement millis = Measurement.of(0);
        long transactions = 0;
        for (HostInterval client : measured.result().clients()) {
            double each = client.recordingNanos() / NANOS_PER_SECOND * MILLIS_PER_SECOND / HUNDRED;
            millis = Absence.combine(millis, client.processorPercent(), (sum, percent) -> sum + percent * each);
            transactions += client.transactions();
        }
        return Absence.divide(millis, Measurement.of((double) transactions), "absent.figure-zero");
    }

    /** From scheduled start where there is a schedule, else from start. */
    Latency times(TypeFigures type) {
        return measured.figures().paced() ? type.response() : type.service();
    }
}
