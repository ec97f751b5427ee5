package org.wattladder.reporter.system.curve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.Latency;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Field;
import org.wattladder.reporter.view.table.LatencyField;
import org.wattladder.reporter.view.table.Table;

/** The tables of a curve: the rates that stand out, and every step. */
final class CurveTables {
    private static final int DIGITS = 4;
    private static final int LATENCY_DIGITS = 3;

    private static final List<Column<Row>> METRICS = List.of(
            Column.ofWords("short.goal", "short.goal", Row::goal),
            Column.of("short.confirmed-rate", row -> Cells.of(row.rate, CurveTables::rate)),
            Column.of("short.watts", row -> at(row.point, CurveTables::watts)),
            Column.of("short.joules", row -> at(row.point, CurveTables::joules)));

    private static final List<Column<CurvePoint>> STEPS = List.of(
            Column.of("short.target", point -> rate(point.step().rate())),
            Column.of("short.actual", point -> Cells.significant(point.figures().actualRate(), DIGITS)),
            Column.ofWords(
                    "short.sustained",
                    "short.sustained",
                    point -> Message.of(point.step().sustained() ? "word.yes" : "word.no")),
            Column.of(
                    "short.min-ms", point -> Cells.significant(point.response().min(), LATENCY_DIGITS)),
            latency(LatencyField.P50),
            latency(LatencyField.P90),
            latency(LatencyField.P95),
            latency(LatencyField.P99),
            latency(LatencyField.LONGEST),
            Column.of("short.watts", point -> watts(point.figures())),
            Column.of("short.joules", point -> joules(point.figures())),
            Column.of("short.late-ms", point -> Cells.of(point.lateMillis(), late -> Figure.decimals(late, 2))),
            Column.of(
                    "short.injector-cpus", point -> Cells.of(point.injectorCpus(), cpus -> Figure.decimals(cpus, 2))));

    private record Row(Text goal, OptionalDouble rate, Optional<CurvePoint> point) {}

    private CurveTables() {}

    private static Column<CurvePoint> latency(Field<Latency> field) {
        return field.digits(LATENCY_DIGITS).of(CurvePoint::response).column();
    }

    private static Text rate(double transactionsPerSecond) {
        return Figure.significant(transactionsPerSecond, DIGITS);
    }

    private static Text watts(IntervalFigures interval) {
        return Cells.significant(interval.averageWatts(), DIGITS);
    }

    private static Text joules(IntervalFigures interval) {
        return Cells.significant(interval.joulesPerTransaction(), DIGITS);
    }

    private static Text at(Optional<CurvePoint> point, Function<IntervalFigures, Text> figure) {
        return point.map(CurvePoint::figures).map(figure).orElse(Cells.DASH);
    }

    /** The highest rate of each goal; where they count, the critical rate and the max rate. */
    static Table<?> metrics(RunCurve curve) {
        List<Row> rows = new ArrayList<>();
        for (int goal = 0; goal < curve.curve().goals().size(); goal++) {
            OptionalDouble rate = curve.rates().rate(goal);
            rows.add(new Row(curve.curve().goals().get(goal).label(), rate, curve.at(rate)));
        }
        if (curve.limit().isEmpty()) {
            rows.add(new Row(Message.of("curve.critical"), curve.rates().criticalRate(), Optional.empty()));
            rows.add(new Row(
                    Message.of("curve.sustained"),
                    curve.rates().maxRate(),
                    curve.at(curve.rates().maxRate())));
        }
        return new Table<>(Message.of("legend.curve-metrics"), Message.each("legend.curve-rates"), METRICS, rows);
    }

    /** Every step. */
    static Table<?> steps(RunCurve curve) {
        return new Table<>(
                Message.of("legend.curve-steps"), Message.each("legend.curve-columns"), STEPS, curve.points());
    }
}
