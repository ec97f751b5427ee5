package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterFigures;
import org.wattladder.model.result.MeterMeasurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.SampleSpread;
import org.wattladder.model.text.Message;
import org.wattladder.ptdaemon.codec.UncertaintyAnswer;

/** Turns the samples of a window into its figures. */
final class WindowFigures {
    private static final double NANOS = 1e9;

    private WindowFigures() {}

    /** The window, on the Chauffeur's clock. */
    record Span(Instant start, Instant end) {
        Instant middle() {
            return start.plus(length().dividedBy(2));
        }

        Duration length() {
            return Duration.between(start, end);
        }

        double seconds() {
            return length().toNanos() / NANOS;
        }
    }

    static MeterWindow of(MeterRun run, List<Sample> inside, Span span) {
        ValidValues tally = ValidValues.of(inside);
        Message reason = reasonIfNone(run, inside, span.length());
        boolean power = run.meter().quantity() == MeterFacts.Quantity.POWER;
        return new MeterWindow(
                run.meter().name(),
                run.meter().tier(),
                new MeterFigures(
                        tally.average(reason),
                        tally.minimum(reason),
                        tally.maximum(reason),
                        tally.valid() == 0
                                ? SampleSpread.unknown(reason)
                                : SampleSpread.of(tally.values(), span.seconds()),
                        tally.valid(),
                        tally.errors()),
                new MeterMeasurement(
                        run.samples().size(),
                        averageUncertaintyPercent(run.uncertainty()),
                        unknownUncertainty(run),
                        run.check(),
                        run.meter().ranges().inUse(),
                        run.autoRanging(),
                        run.clockGaps()),
                power ? ColumnAverages.byChannel(inside) : List.of(),
                power
                        ? Measurement.absent("absent.meter-of-power")
                        : ColumnAverages.humidityPercent(
                                inside, run.meter().identity().line()),
                run.clock().at(span.middle()),
                run.gaps().stream()
                        .filter(gap ->
                                gap.from().isBefore(span.end()) && gap.until().isAfter(span.start()))
                        .toList(),
                power ? WindowCourses.byChannel(inside) : List.of());
    }

    private static Message reasonIfNone(MeterRun run, List<Sample> inside, Duration length) {
        return inside.isEmpty()
                ? Message.of(
                        "absent.no-sample-in-window",
                        run.samples().size(),
                        run.meter().name(),
                        run.samplingMillis(),
                        length.toMillis())
                : Message.of(
                        "absent.all-samples-errors", inside.size(), run.meter().name());
    }

    private static Measurement averageUncertaintyPercent(Optional<UncertaintyAnswer> uncertainty) {
        if (uncertainty.isEmpty()) {
            return Measurement.absent("absent.no-uncertainty");
        }
        return uncertainty
                .get()
                .spread()
                .map(spread -> Measurement.of(spread.average() * 100))
                .orElseGet(() -> Measurement.absent("absent.uncertainty-unknown"));
    }

    /** Samples of before a loss are not in the daemon's count. */
    private static int unknownUncertainty(MeterRun run) {
        int known = run.uncertainty()
                .map(uncertainty -> uncertainty.aboveLimit() + uncertainty.withinLimit())
                .orElse(0);
        int stated = run.uncertainty().map(UncertaintyAnswer::unknown).orElse(0);
        return Math.max(stated, run.samples().size() - known);
    }
}
