package org.wattladder.reporter.rules.meter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.model.sample.Everyday;
import org.wattladder.model.sample.FaultyMeter;
import org.wattladder.model.sample.FaultyMeter.Fault;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.sample.MeteredRun;

/** Meters with faults that give watts which are more than 1 % wrong. */
class FaultyMetersTest {
    private static final double WRONG_PERCENT = 1;
    /** Of the faulty channel in the sum of three, the others with 0.3 of its watts each. */
    private static final double TRUE_SHARE = 1 / 1.6;

    /** One of so many is tried every day; has no factor in common with the counts of meters and habits, so each has its turn. */
    static final int EVERYDAY = 19;

    private static final List<Rule> RULES = List.of(new FrozenMeter(), new LaggingMeter(), new SpikedMeter());

    /** One meter with a fault, and the rule that finds it. */
    private record Case(String rule, String what, FaultyMeter meter, Fault fault) {
        @Override
        public String toString() {
            return rule + ": " + what + ", " + meter;
        }
    }

    static Stream<Case> faults() {
        List<Case> cases = new ArrayList<>();
        for (double sampling : new double[] {0.1, 0.5, 1}) {
            FaultyMeter quick = FaultyMeter.quick(sampling);
            cases.addAll(frozen(quick));
            cases.addAll(frozen(quick.withTimes(sampling, 30, 5)));
            cases.addAll(spiked(quick.withTimes(sampling, 30, 5)));
            for (double seconds : new double[] {3, 8, 15, 30, 60}) {
                cases.add(lagging(quick, seconds));
            }
            FaultyMeter usual = quick.withTimes(sampling, 30, 5);
            for (double seconds : new double[] {15, 30, 60}) {
                cases.add(new Case("lagging-meter", "mean of " + seconds + " s", quick, quick.boxcar(seconds)));
                cases.add(new Case("lagging-meter", "mean of " + seconds + " s", usual, usual.boxcar(seconds)));
            }
            for (double seconds : new double[] {5, 8}) {
                cases.add(new Case("lagging-meter", "delayed by " + seconds + " s", quick, quick.delayed(seconds)));
            }
            cases.add(new Case("lagging-meter", "mean of 8 s", quick, quick.boxcar(8)));
            for (double seconds : new double[] {8, 12, 20}) {
                cases.add(new Case("lagging-meter", "delayed by " + seconds + " s", usual, usual.delayed(seconds)));
            }
            cases.add(lagging(quick.withTimes(sampling, 30, 5), 15));
            cases.add(lagging(quick.withTimes(sampling, 120, 15), 30));
        }
        cases.addAll(spiked(FaultyMeter.quick(0.5)));
        FaultyMeter shortest = FaultyMeter.quick(1).withTimes(1, 7, 2);
        for (int every : new int[] {5, 7, 8}) {
            cases.add(new Case("spiked-meter", "every " + every + "th 3 x", shortest, FaultyMeter.spiked(every, 3)));
        }
        cases.add(new Case("spiked-meter", "every 2nd 1.4 x", shortest, FaultyMeter.spiked(2, 1.4)));
        cases.addAll(frozen(FaultyMeter.quick(2).withTimes(2, 14, 2)));
        cases.addAll(frozen(FaultyMeter.quick(2).withTimes(5, 30, 5)));
        cases.add(lagging(FaultyMeter.quick(2).withTimes(2, 30, 4), 15));
        cases.add(lagging(FaultyMeter.quick(2).withTimes(5, 60, 5), 20));
        cases.addAll(spiked(FaultyMeter.quick(2).withTimes(2, 60, 4)));
        cases.add(lagging(shortest, 15));
        cases.add(lagging(shortest, 40));
        for (double resolution : new double[] {0.001, 0.01, 0.1, 1}) {
            FaultyMeter coarse = FaultyMeter.usual().withResolution(resolution);
            cases.addAll(frozen(coarse));
            cases.addAll(spiked(coarse));
            cases.add(lagging(coarse, 15));
        }
        cases.addAll(frozen(FaultyMeter.usual().withNoise(3)));
        cases.addAll(spiked(FaultyMeter.usual().withNoise(1.5)));
        cases.add(lagging(FaultyMeter.usual().withNoise(1.5), 15));
        return cases.stream();
    }

    private static List<Case> frozen(FaultyMeter meter) {
        double half = meter.windowSeconds() / 2;
        double last = meter.windowSeconds() - 1.01 * meter.samplingSeconds();
        return List.of(
                new Case("frozen-meter", "from within level to end", meter, FaultyMeter.frozen(1, half, 3, 0)),
                new Case("frozen-meter", "idle as at the end before", meter, FaultyMeter.frozen(1, last, 3, 0)),
                new Case("frozen-meter", "one level as before", meter, FaultyMeter.frozen(0, last, 2, -1)),
                new Case(
                        "frozen-meter",
                        "from within level to within idle",
                        meter,
                        FaultyMeter.frozen(1, half, 2, half)));
    }

    private static List<Case> spiked(FaultyMeter meter) {
        return List.of(
                new Case("spiked-meter", "every 10th 3 x", meter, FaultyMeter.spiked(10, 3)),
                new Case("spiked-meter", "two of 10 2 x", meter, FaultyMeter.spikedTwice(10, 2)),
                new Case("spiked-meter", "every 7th 1.5 x", meter, FaultyMeter.spiked(7, 1.5)),
                new Case("spiked-meter", "every 2nd 1.4 x", meter, FaultyMeter.spiked(2, 1.4)),
                new Case("spiked-meter", "every 2nd 1.15 x", meter, FaultyMeter.spiked(2, 1.15)),
                new Case("spiked-meter", "every 3rd 0.5 x", meter, FaultyMeter.spiked(3, 0.5)),
                new Case("spiked-meter", "every 5th 0 W", meter, FaultyMeter.spiked(5, 0)),
                new Case("spiked-meter", "every 5th 20 x", meter, FaultyMeter.spiked(5, 20)),
                new Case("spiked-meter", "in idle every 4th 2 x", meter, FaultyMeter.spikedIn(2, 4, 2)),
                new Case("spiked-meter", "in idle every 2nd 1.3 x", meter, FaultyMeter.spikedIn(2, 2, 1.3)));
    }

    private static Case lagging(FaultyMeter meter, double seconds) {
        return new Case("lagging-meter", "averages over " + seconds + " s", meter, meter.lowPass(seconds));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void shouldFindWattsThatAreWrong(Case faulty) {
        List<List<Double>> samples = faulty.meter().samples(faulty.fault());
        assertThat(wrongPercent(samples)).isGreaterThan(WRONG_PERCENT);

        assertThat(findings(oneChannel(samples))).extracting(Finding::id).contains(faulty.rule());
    }

    static Stream<Case> someFaults() {
        return Everyday.oneOf(EVERYDAY, faults().toList()).stream();
    }

    @ParameterizedTest
    @MethodSource("someFaults")
    void shouldFindOneChannelOfThree(Case faulty) {
        assertFoundInOneChannelOfThree(faulty);
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("faults")
    void shouldFindOneChannelOfThreeForEveryFault(Case faulty) {
        assertFoundInOneChannelOfThree(faulty);
    }

    private static void assertFoundInOneChannelOfThree(Case faulty) {
        List<List<Double>> wrong = faulty.meter().samples(faulty.fault());
        List<List<Double>> others =
                faulty.meter().samples((watts, window, seconds, number) -> watts * 0.3 + number % 3 * 0.1);
        List<List<double[]>> samples = new ArrayList<>();
        for (int window = 0; window < wrong.size(); window++) {
            List<Double> other = others.get(window);
            List<Double> one = wrong.get(window);
            samples.add(IntStream.range(0, one.size())
                    .mapToObj(place -> new double[] {
                        one.get(place) + 2 * other.get(place), other.get(place), one.get(place), other.get(place)
                    })
                    .toList());
        }
        assumeThat(wrongPercent(wrong) * TRUE_SHARE).isGreaterThan(WRONG_PERCENT);

        assertThat(findings(samples)).extracting(Finding::id).contains(faulty.rule());
    }

    private static double wrongPercent(List<List<Double>> samples) {
        return IntStream.range(0, samples.size())
                .mapToDouble(window -> 100
                        * Math.abs(samples.get(window).stream()
                                                .mapToDouble(Double::doubleValue)
                                                .average()
                                                .orElseThrow()
                                        / FaultyMeter.TRUE_WATTS.get(window)
                                - 1))
                .max()
                .orElseThrow();
    }

    static List<List<double[]>> oneChannel(List<List<Double>> samples) {
        return samples.stream()
                .map(window -> window.stream()
                        .map(watts -> DoubleStream.of(watts).toArray())
                        .toList())
                .toList();
    }

    static List<Finding> findings(List<List<double[]>> samples) {
        RunFigures run = RunFigures.of(MeteredRun.of(samples));
        return RULES.stream().flatMap(rule -> rule.check(run).stream()).toList();
    }
}
