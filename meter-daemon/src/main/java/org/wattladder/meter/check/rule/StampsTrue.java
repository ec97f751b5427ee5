package org.wattladder.meter.check.rule;

import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.meter.check.bench.Observation;
import org.wattladder.meter.check.bench.RowLine;
import org.wattladder.ptdaemon.codec.SampleRow;

/** Stamps follow real time. */
final class StampsTrue implements CheckRule {
    private static final double HOUR_MILLIS = 3_600_000;
    private static final double QUARTER_HOUR_MILLIS = HOUR_MILLIS / 4;
    private static final double LARGEST_ZONE_MILLIS = 15 * HOUR_MILLIS;
    private static final double LARGEST_ERROR_MILLIS = 30_000;
    private static final double GOOD_MILLIS = 1500;

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "stamps-true",
                "Stamps samples with a clock that runs right, in any time zone.",
                "Clients correct a constant offset; beyond 30 s the zone can no longer be told from the error.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        List<RowLine> live = bench.observation().live();
        List<SampleRow> rows = Observation.read(live);
        double first = aheadMillis(rows.get(0), live.get(0));
        double last = aheadMillis(rows.get(rows.size() - 1), live.get(rows.size() - 1));
        double ahead = first;
        for (int index = 1; index < rows.size(); index++) {
            ahead = Math.max(ahead, aheadMillis(rows.get(index), live.get(index)));
        }
        double zone = Math.rint(ahead / QUARTER_HOUR_MILLIS) * QUARTER_HOUR_MILLIS;
        String sentence = String.format(
                Locale.ROOT,
                "The stamps read as UTC are %+.3f s ahead of our clock: a time zone of %+.2f h, and %+.3f s; they moved by"
                        + " %+.0f ms over the measurement.",
                ahead / 1000,
                zone / HOUR_MILLIS,
                (ahead - zone) / 1000,
                last - first);
        double error = Math.abs(ahead - zone);
        if (Math.abs(zone) > LARGEST_ZONE_MILLIS || error > LARGEST_ERROR_MILLIS) {
            return Outcome.failed(sentence);
        }
        return error <= GOOD_MILLIS ? Outcome.passed(sentence) : Outcome.observed(sentence);
    }

    private static double aheadMillis(SampleRow row, RowLine line) {
        return Duration.between(line.arrivedAt(), row.stamp().toInstant(ZoneOffset.UTC))
                .toMillis();
    }
}
