package org.wattladder.model.result;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.Purpose;
import org.wattladder.model.sample.SampleWindow;
import org.wattladder.model.schedule.Precision;

/** Recordings of a simulated meter one after the other, each ended as the rule says. */
final class SimulatedRecordings {
    static final int MOST = 240;
    static final double WATTS = 100;

    private static final Precision PRECISION = new Precision(0.5, Duration.ofMinutes(1));

    private final Random random;
    private final double correlationSeconds;
    private final double percent;
    private final IntToDoubleFunction drift;
    final List<IntervalResult> all = new ArrayList<>();

    /**
     * Nothing is recorded yet.
     *
     * @param percent how much samples scatter around 100 W
     * @param drift watts that are added in a second of a recording
     */
    SimulatedRecordings(Random random, double correlationSeconds, double percent, IntToDoubleFunction drift) {
        this.random = random;
        this.correlationSeconds = correlationSeconds;
        this.percent = percent;
        this.drift = drift;
    }

    /** Records once and returns the seconds that it took. */
    int record() {
        return record(samples());
    }

    /** Records these samples, one each second. */
    int record(List<Double> samples) {
        MeanWatts means = MeanWatts.of(Duration.ofSeconds(MOST), all.stream());
        int seconds = MOST;
        for (Duration end : PRECISION.earlyEnds(Duration.ofSeconds(MOST))) {
            int now = (int) end.toSeconds();
            if (means.suffices(
                    power(samples.subList(0, now)),
                    power(samples.subList(0, now / 2)),
                    power(samples.subList(now / 2, now)),
                    now,
                    MOST,
                    PRECISION.halfWidthPercent())) {
                seconds = now;
                break;
            }
        }
        all.add(interval(seconds, power(samples.subList(0, seconds))));
        return seconds;
    }

    /** How many of the recordings tell an interval that holds the true mean. */
    int held() {
        MeanWatts means = MeanWatts.of(Duration.ofSeconds(MOST), all.stream());
        return (int) all.stream()
                .filter(recorded -> {
                    double mean = recorded.power().averageWatts().asOptional().orElseThrow();
                    double percent =
                            means.samplingPercent(recorded).asOptional().orElseThrow();
                    return Math.abs(mean - WATTS) <= CorrelatedMean.NORMAL * percent / 100 * mean;
                })
                .count();
    }

    private List<Double> samples() {
        double correlation = (correlationSeconds - 1) / (correlationSeconds + 1);
        List<Double> samples = new ArrayList<>();
        double deviation = random.nextGaussian();
        for (int second = 0; second < MOST; second++) {
            deviation = correlation * deviation + Math.sqrt(1 - correlation * correlation) * random.nextGaussian();
            samples.add(WATTS + percent * deviation + drift.applyAsDouble(second));
        }
        return samples;
    }

    private static PowerResult power(List<Double> samples) {
        double mean =
                samples.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
        Measurement watts = Measurement.of(mean);
        return PowerResult.of(
                watts,
                List.of(SampleWindow.of("wall", watts)
                        .withSpread(SampleSpread.of(samples, samples.size()))
                        .window()));
    }

    private static IntervalResult interval(int seconds, PowerResult power) {
        Measurement none = Measurement.absent("absent.not-stated");
        return new IntervalResult(
                IntervalPlan.of(
                        1, Purpose.IDLE, new Load.None(), IntervalLengths.recordingOnly(Duration.ofSeconds(seconds))),
                new Window(Instant.EPOCH, seconds * 1_000_000_000L, List.of()),
                Rates.of(none, none),
                power,
                TemperatureResult.of(none, none, List.of()),
                List.of(),
                List.of(),
                List.of());
    }
}
