package org.wattladder.reporter.rules.meter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.sample.SampleWindow;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.MeteredRun;

/** Daemons with one fault each, at a machine of 100, 80 and 60 W in windows of 8 s; a late fault begins 4 s into the second. */
class FakeModesTest {
    private static final double SAMPLING_SECONDS = 0.5;
    private static final int SAMPLES = 15;
    private static final double VOLTS = 230;
    private static final double FACTOR = 0.95;
    private static final double WRONG_PERCENT = 1;
    private static final double[] ERROR = {-1, -1, -1, -1};
    private static final double[] SHARES = {0.5, 0.3, 0.2};
    private static final double[] NOISE = {0.1, -0.07, 0.02, -0.12, 0.05, 0.08, -0.06};

    /** What a fault makes of a sample. */
    private interface Fault {
        double[][] channels(double watts, boolean late, int number, int window);
    }

    /** A fault and the rules that find it. */
    private record Mode(String name, String ranges, Fault fault, List<String> found) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Mode one(String name, Fault fault, String... found) {
        return new Mode(name, "1.0", fault, List.of(found));
    }

    /** With channels of a half, three tenths and a fifth; the fault changes them, the sum follows when it is left out. */
    private static Mode three(String name, ThreeChannels fault, String... found) {
        return one(
                name,
                (watts, late, number, window) -> {
                    List<double[]> channels = new ArrayList<>(Arrays.stream(SHARES)
                            .mapToObj(share -> reading(share * watts))
                            .toList());
                    double[] sum = fault.change(channels, reading(watts), late);
                    channels.add(0, sum);
                    return channels.toArray(double[][]::new);
                },
                found);
    }

    /** Changes channels and gives the sum. */
    private interface ThreeChannels {
        double[] change(List<double[]> channels, double[] sum, boolean late);
    }

    private static double[] reading(double watts) {
        return new double[] {watts, VOLTS, watts / VOLTS / FACTOR, FACTOR};
    }

    private static double[][] watts(double watts) {
        return new double[][] {reading(watts)};
    }

    private static double[] sumOf(List<double[]> channels) {
        return reading(channels.stream().mapToDouble(each -> each[0]).sum());
    }

    static Stream<Mode> modes() {
        double[] kept = {0, 0};
        return Stream.of(
                one("good", (w, late, n, window) -> watts(w)),
                one("alt", (w, late, n, window) -> watts(n % 2 == 1 ? 1.4 * w : w), "spiked-meter"),
                one("lastrow", (w, late, n, window) -> watts(n % 10 == 9 ? 3 * w : w), "spiked-meter"),
                one("spike", (w, late, n, window) -> watts(n % 7 == 6 ? 60_000 : w), "power-jump", "spiked-meter"),
                one(
                        "freeze",
                        (w, late, n, window) -> {
                            kept[0] = !late || n == 0 ? w : kept[0];
                            return watts(kept[0]);
                        },
                        "frozen-meter"),
                one("freezewin", (w, late, n, window) -> watts(window == 1 ? 80.1234 : w), "frozen-meter"),
                one(
                        "lastwin",
                        (w, late, n, window) -> {
                            kept[1] = n == 0 ? w : kept[1] + (w - kept[1]) * SAMPLING_SECONDS / 15;
                            return watts(kept[1]);
                        },
                        "lagging-meter"),
                one("gainstep", (w, late, n, window) -> watts(late ? 1.6 * w : w), "power-not-falling"),
                one("kwlate", (w, late, n, window) -> watts(late ? w / 1000 : w), "power-jump", "watts-unlikely"),
                one("pf2", (w, late, n, window) -> new double[][] {{w, VOLTS, w / VOLTS / 1.9, 1.9}}, "power-factor"),
                new Mode("overamp", "0.3", (w, late, n, window) -> watts(Math.min(w, 70)), List.of("over-range")),
                one(
                        "overamp, ranging",
                        (w, late, n, window) -> watts(Math.min(w, 70 + NOISE[n % NOISE.length])),
                        "power-not-falling"),
                one("overamp, equal samples", (w, late, n, window) -> watts(Math.min(w, 70)), "power-not-falling"),
                one(
                        "voltsag",
                        (w, late, n, window) -> new double[][] {
                            {w, late ? VOLTS / 2 : VOLTS, w / (late ? VOLTS / 2 : VOLTS) / FACTOR, FACTOR}
                        },
                        "voltage"),
                one(
                        "rangebad",
                        (w, late, n, window) -> late && n % 4 == 0 ? new double[][] {ERROR} : watts(w),
                        "error-samples"),
                one("neg", (w, late, n, window) -> watts(n % 5 == 4 ? -11.2 : w), "error-samples"),
                one("allneg", (w, late, n, window) -> watts(-w), "power-absent"),
                one("feedback", (w, late, n, window) -> watts(window == 2 ? -5 : w), "power-absent"),
                one("kilowatts", (w, late, n, window) -> watts(w / 1000), "watts-unlikely"),
                one("milliwatts", (w, late, n, window) -> watts(w * 1000), "watts-unlikely"),
                one("huge", (w, late, n, window) -> watts(1e9), "watts-unlikely"),
                one("zero", (w, late, n, window) -> watts(0), "zero-watts"),
                one("stuck", (w, late, n, window) -> watts(100), "stuck-meter"),
                one(
                        "inconsistent",
                        (w, late, n, window) -> new double[][] {{w, VOLTS, 9.9, FACTOR}},
                        "watts-contradict"),
                three("channels3", (channels, sum, late) -> sum),
                three(
                        "chdead1",
                        (channels, sum, late) -> {
                            if (late) {
                                channels.set(2, ERROR);
                            }
                            return late ? ERROR : sum;
                        },
                        "channel-lost",
                        "error-samples"),
                three(
                        "chdead0",
                        (channels, sum, late) -> {
                            if (late) {
                                channels.set(2, new double[] {0, 0, 0, 0});
                            }
                            return sumOf(channels);
                        },
                        "channel-lost"),
                three(
                        "chunit",
                        (channels, sum, late) -> {
                            if (late) {
                                channels.get(1)[0] /= 1000;
                            }
                            return sumOf(channels);
                        },
                        "channel-lost",
                        "watts-contradict"),
                three(
                        "chfrozen",
                        (channels, sum, late) -> {
                            if (late) {
                                channels.set(1, reading(26.371829));
                            }
                            return sumOf(channels);
                        },
                        "frozen-meter"),
                three("chdouble", (channels, sum, late) -> reading(2 * sum[0]), "watts-contradict"),
                three("chno", (channels, sum, late) -> channels.get(0), "watts-contradict"));
    }

    @ParameterizedTest
    @MethodSource("modes")
    void shouldFindTheFault(Mode mode) {
        List<List<double[][]>> windows = windows(mode.fault());
        RunResult run = withRanges(MeteredRun.ofReadings(windows), mode.ranges());
        Set<String> ids = new TreeSet<>();
        for (Finding finding : findings(run)) {
            ids.add(finding.id());
        }
        Set<String> usual = new TreeSet<>();
        findings(MeteredRun.ofReadings(windows((w, late, n, window) -> watts(w))))
                .forEach(each -> usual.add(each.id()));
        ids.removeAll(usual);

        assertThat(ids).containsAll(mode.found());
        if (mode.found().isEmpty()) {
            assertThat(ids).isEmpty();
            assertThat(wrongPercent(windows)).isLessThan(WRONG_PERCENT);
        }
    }

    private static List<List<double[][]>> windows(Fault fault) {
        Random random = new Random(1);
        List<List<double[][]>> windows = new ArrayList<>();
        int number = 0;
        for (int window = 0; window < 3; window++) {
            List<double[][]> samples = new ArrayList<>();
            for (int place = 0; place < SAMPLES; place++) {
                boolean late = window == 2 || (window == 1 && place * SAMPLING_SECONDS >= 4);
                samples.add(fault.channels(truth(window) + 0.3 * random.nextGaussian(), late, number++, window));
            }
            windows.add(samples);
        }
        return windows;
    }

    private static double truth(int window) {
        return 100 - 20.0 * window;
    }

    private static double wrongPercent(List<List<double[][]>> windows) {
        double worst = 0;
        for (int window = 0; window < windows.size(); window++) {
            double mean = windows.get(window).stream()
                    .mapToDouble(sample -> sample[0][0])
                    .average()
                    .orElseThrow();
            worst = Math.max(worst, 100 * Math.abs(mean / truth(window) - 1));
        }
        return worst;
    }

    private static List<Finding> findings(RunResult run) {
        RunFigures figures = RunFigures.of(run);
        return MeterRules.all().stream()
                .flatMap(rule -> rule.check(figures).stream())
                .toList();
    }

    private static RunResult withRanges(RunResult run, String amperes) {
        RunResult changed = run;
        for (var worklet : run.worklets()) {
            changed = Altered.powerWindows(
                    changed,
                    worklet.name(),
                    window -> window.courses().isEmpty()
                            ? window
                            : new SampleWindow(window)
                                    .withRanges("Ranges,0," + amperes + ",0,300.0", false)
                                    .window());
        }
        return changed;
    }
}
