package org.wattladder.reporter.rules.meter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.model.sample.Everyday;
import org.wattladder.model.sample.FaultyMeter;
import org.wattladder.model.sample.FaultyMeter.Fault;

/** Meters and machines that only look as if their watts were wrong. */
class HarmlessMetersTest {
    /** One machine that works, at a meter that works. */
    private record Harmless(String what, FaultyMeter meter, Fault habit, List<Double> watts) {
        @Override
        public String toString() {
            return what + ", " + meter;
        }
    }

    static Stream<Harmless> harmless() {
        List<Harmless> cases = new ArrayList<>();
        for (double resolution : new double[] {0, 0.01, 0.1, 0.5, 1, 5}) {
            for (double noise : new double[] {0, 0.3, 3}) {
                for (FaultyMeter meter : List.of(
                        FaultyMeter.usual(),
                        FaultyMeter.quick(0.5),
                        FaultyMeter.quick(1),
                        FaultyMeter.quick(2),
                        FaultyMeter.usual().withTimes(1, 120, 15))) {
                    FaultyMeter meters = meter.withResolution(resolution).withNoise(noise);
                    cases.addAll(habits(meters));
                }
            }
        }
        return cases.stream();
    }

    private static List<Harmless> habits(FaultyMeter meter) {
        List<Double> ladder = FaultyMeter.TRUE_WATTS;
        double length = meter.windowSeconds();
        return List.of(
                new Harmless("nothing special", meter, (watts, window, seconds, number) -> watts, ladder),
                new Harmless(
                        "a machine that warms up by 2 % a window",
                        meter,
                        (watts, window, seconds, number) -> watts * (1 + 0.02 * Math.min(1, seconds / length)),
                        ladder),
                new Harmless(
                        "a machine that warms up by 4 % in the first window",
                        meter,
                        (watts, window, seconds, number) ->
                                window > 0 ? watts : watts * (1 - 0.04 * Math.exp(-3 * seconds / length)),
                        ladder),
                new Harmless(
                        "fans that fall by 1 % after each level",
                        meter,
                        (watts, window, seconds, number) -> watts * (1 + 0.01 * Math.exp(-3 * seconds / length)),
                        ladder),
                new Harmless(
                        "fans that start by 4 % within a window",
                        meter, (watts, window, seconds, number) -> seconds > length / 4 ? watts * 1.04 : watts, ladder),
                new Harmless(
                        "fans that go up and down by 2 %",
                        meter,
                        (watts, window, seconds, number) -> watts * (1 + 0.02 * Math.sin(seconds / length * 12)),
                        ladder),
                new Harmless(
                        "a program that runs for four samples of twenty and adds 8 %",
                        meter, (watts, window, seconds, number) -> number % 20 < 4 ? watts * 1.08 : watts, ladder),
                new Harmless(
                        "idle without any noise",
                        meter,
                        (watts, window, seconds, number) -> window == 2 ? 60 : watts,
                        meter.noiseWatts() > 4 * meter.resolutionWatts() ? ladder.subList(0, 2) : ladder),
                new Harmless(
                        "a load that makes no difference",
                        meter,
                        (watts, window, seconds, number) -> watts,
                        List.of(60.0, 60.2, 60.0)),
                new Harmless("a controller that reads anew every fifth sample", meter, held(5), ladder),
                new Harmless(
                        "a controller that reads anew a little more often than the pre part is long",
                        meter,
                        held((int) Math.max(1, 0.8 * meter.aheadSeconds() / meter.samplingSeconds())),
                        ladder),
                new Harmless(
                        "a machine that is fifty times quieter when it is idle",
                        meter,
                        (watts, window, seconds, number) -> window == 2 ? 60 + (watts - 60) / 50 : watts,
                        ladder));
    }

    private static Fault held(int samples) {
        double[] state = {Double.NaN};
        return (watts, window, seconds, number) -> {
            state[0] = number % samples == 0 ? watts : state[0];
            return state[0];
        };
    }

    static Stream<Harmless> someHarmless() {
        return Everyday.oneOf(FaultyMetersTest.EVERYDAY, harmless().toList()).stream();
    }

    @ParameterizedTest
    @MethodSource("someHarmless")
    void shouldFindNothingInWhatIsNoFault(Harmless harmless) {
        assertNothingFound(harmless);
    }

    @Tag("full")
    @ParameterizedTest
    @MethodSource("harmless")
    void shouldFindNothingInAnythingThatIsNoFault(Harmless harmless) {
        assertNothingFound(harmless);
    }

    private static void assertNothingFound(Harmless harmless) {
        assertThat(FaultyMetersTest.findings(
                        FaultyMetersTest.oneChannel(harmless.meter().samples(harmless.habit(), harmless.watts()))))
                .isEmpty();
    }
}
