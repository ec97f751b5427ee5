package org.wattladder.reporter.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.Rates;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.SampleSpread;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.sample.SampleWindow;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.SampleRuns;

/**
 * A made-up machine whose rates and watts differ from run to run and from second to second.
 *
 * @param betweenRuns relative standard deviation of rates, and of watts, between runs
 * @param slowdown share of the rate of the worklet {@code lu} that is lost
 * @param extraWatts added at every moment
 * @param correlation of watts a second apart
 */
record NoisyMachine(double betweenRuns, double slowdown, double extraWatts, double correlation) {
    private static final RunResult QUIET = SampleRuns.scored();
    private static final double CALIBRATION = 0.004;
    private static final double PACING = 0.0005;
    private static final double SECOND = 0.012;
    private static final double CORRELATION = 0.7;
    private static final double ANALYZER = 0.9;

    static NoisyMachine ofEqualRuns() {
        return new NoisyMachine(0.004, 0, 0, CORRELATION);
    }

    /** Watts depend on each other for 19 s, as those of real analyzers did. */
    static NoisyMachine ofAnalyzers() {
        return new NoisyMachine(0.004, 0, 0, ANALYZER);
    }

    NoisyMachine slowedBy(double share) {
        return new NoisyMachine(betweenRuns, share, extraWatts, correlation);
    }

    NoisyMachine hotterBy(double watts) {
        return new NoisyMachine(betweenRuns, slowdown, watts, correlation);
    }

    Side series(String name, int runs, long seed) {
        Random random = new Random(seed);
        List<RunFigures> series = new ArrayList<>();
        for (int number = 1; number <= runs; number++) {
            series.add(run(random));
        }
        return new Side(name, series);
    }

    RunFigures run(Random random) {
        double hotter = 1 + betweenRuns * random.nextGaussian();
        RunResult run = QUIET;
        for (WorkletResult worklet : QUIET.worklets()) {
            double faster = 1 + betweenRuns * random.nextGaussian();
            run = Altered.worklet(run, worklet.name(), quiet -> worklet(quiet, faster, hotter, random));
        }
        return RunFigures.of(run);
    }

    private WorkletResult worklet(WorkletResult quiet, double faster, double hotter, Random random) {
        double speed = faster * (quiet.name().equals("lu") ? 1 - slowdown : 1);
        List<Double> calibrations = new ArrayList<>();
        UnaryOperator<IntervalResult> change = interval -> {
            double rate = speed * (1 + CALIBRATION * random.nextGaussian());
            if (interval.plan().calibrates()) {
                calibrations.add(rate);
            } else if (interval.plan().paced()) {
                double calibrated = calibrations.stream()
                        .mapToDouble(Double::doubleValue)
                        .average()
                        .orElseThrow();
                rate = calibrated * (1 + PACING * random.nextGaussian());
            }
            return interval(interval, rate, hotter, random);
        };
        return new WorkletResult(
                quiet.name(),
                quiet.clients(),
                quiet.calibratedRate(),
                quiet.intervals().stream().map(change).toList(),
                List.of());
    }

    private IntervalResult interval(IntervalResult quiet, double rate, double hotter, Random random) {
        return new IntervalResult(
                quiet.plan(),
                quiet.window(),
                Rates.of(
                        scaled(quiet.rates().target(), rate),
                        scaled(quiet.rates().actual(), rate)),
                power(quiet, hotter, random),
                quiet.temperature(),
                quiet.conditions(),
                List.of(),
                quiet.clients().stream()
                        .map(client -> new HostInterval(
                                client.host(),
                                client.client(),
                                Math.round(client.transactions() * rate),
                                client.unfinished(),
                                client.startDelayNanos(),
                                client.recordingNanos(),
                                client.processorPercent()))
                        .toList());
    }

    private PowerResult power(IntervalResult quiet, double hotter, Random random) {
        MeterWindow window = quiet.power().meters().get(0);
        double level = window.figures().average().asOptional().orElseThrow() * hotter + extraWatts;
        double deviation = random.nextGaussian();
        double[] watts = new double[(int) (quiet.window().nanos() / 1_000_000_000L)];
        double sum = 0;
        double lowest = Double.MAX_VALUE;
        double highest = 0;
        for (int second = 0; second < watts.length; second++) {
            deviation = correlation * deviation + Math.sqrt(1 - correlation * correlation) * random.nextGaussian();
            watts[second] = level * (1 + SECOND * deviation);
            sum += watts[second];
            lowest = Math.min(lowest, watts[second]);
            highest = Math.max(highest, watts[second]);
        }
        Measurement mean = Measurement.of(sum / watts.length);
        MeterWindow measured = new SampleWindow(window)
                .withFigures(mean, Measurement.of(lowest), Measurement.of(highest))
                .withSpread(SampleSpread.of(Arrays.stream(watts).boxed().toList(), watts.length))
                .withSamples(watts.length, 0)
                .withMeasured(watts.length)
                .withUncertainty(window.measurement().averageUncertaintyPercent(), 0)
                .window();
        return PowerResult.of(mean, List.of(measured));
    }

    private static Measurement scaled(Measurement quiet, double by) {
        return quiet.asOptional().isPresent()
                ? Measurement.of(quiet.asOptional().getAsDouble() * by)
                : quiet;
    }
}
