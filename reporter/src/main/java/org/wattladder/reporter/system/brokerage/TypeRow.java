package org.wattladder.reporter.system.brokerage;

import java.util.List;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.Latency;
import org.wattladder.reporter.figures.TypeFigures;

/**
 * One type of transaction in one interval, beside what was planned for it.
 *
 * @param interval it was measured in
 * @param type its figures
 */
record TypeRow(DatabaseInterval interval, TypeFigures type) {
    private static final double HUNDRED = 100;

    /** Every type of an interval. */
    static List<TypeRow> of(DatabaseInterval interval) {
        return interval.measured().figures().types().stream()
                .map(type -> new TypeRow(interval, type))
                .toList();
    }

    Latency times() {
        return interval.times(type);
    }

    /** Of all transactions that ended in the window, in percent. */
    Measurement sharePercent() {
        long all = interval.measured().figures().types().stream()
                .mapToLong(each -> each.transactions() + each.aborted())
                .sum();
        return Absence.divide(
                Measurement.of(HUNDRED * (type.transactions() + type.aborted())),
                Measurement.of((double) all),
                "absent.no-transaction");
    }

    /** What the suite asked for, in percent. */
    Measurement plannedPercent() {
        return interval.figure("share-" + type.type());
    }

    /** Milliseconds that 90 % may take. */
    Measurement boundMillis() {
        return interval.figure("bound-" + type.type());
    }

    /** The 90th percentile in percent of the bound. */
    Measurement ofBoundPercent() {
        return Absence.divide(
                Absence.combine(times().p90(), Measurement.of(HUNDRED), (millis, percent) -> millis * percent),
                boundMillis(),
                "absent.figure-zero");
    }
}
