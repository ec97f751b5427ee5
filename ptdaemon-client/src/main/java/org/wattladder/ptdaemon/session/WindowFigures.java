package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterClock;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.StatisticsCheck;
import org.wattladder.ptdaemon.codec.UncertaintyAnswer;

/** Turns the samples of a window into its figures. */
final class WindowFigures {
    private WindowFigures() {}

    static MeterWindow of(MeterRun run, List<Sample> inside, Duration length) {
        Tally tally = Tally.of(inside);
        String reason = reasonIfNone(run, inside, length);
        return new MeterWindow(
                run.meter().name(),
                run.meter().tier(),
                tally.average(reason),
                tally.minimum(reason),
                tally.maximum(reason),
                tally.valid(),
                tally.errors(),
                averageUncertaintyPercent(run.uncertainty()),
                run.uncertainty()
                        .map(UncertaintyAnswer::unknown)
                        .orElse(run.samples().size()),
                run.samples().size(),
                run.statisticsAgree() ? StatisticsCheck.AGREE : StatisticsCheck.DIFFER,
                List.of(),
                Measurement.absent("not averaged"),
                new MeterClock(
                        run.meter().clockOffsetMillis(),
                        Measurement.absent("the clock was compared once"),
                        Measurement.absent("the clock was compared once")),
                List.of(),
                run.meter().rangesInUse(),
                false);
    }

    private static String reasonIfNone(MeterRun run, List<Sample> inside, Duration length) {
        String meter = "meter '" + run.meter().name() + "'";
        if (!inside.isEmpty()) {
            return "all " + inside.size() + " samples of " + meter + " in the window are errors";
        }
        return "none of the " + run.samples().size() + " samples of " + meter + ", one per " + run.samplingMillis()
                + " ms, lies in the window of " + length.toMillis() + " ms";
    }

    private static Measurement averageUncertaintyPercent(Optional<UncertaintyAnswer> uncertainty) {
        if (uncertainty.isEmpty()) {
            return Measurement.absent("the meter states no uncertainty");
        }
        return uncertainty
                .get()
                .spread()
                .map(spread -> Measurement.of(spread.average() * 100))
                .orElseGet(() -> Measurement.absent("the uncertainty of every sample is unknown"));
    }
}
