package org.wattladder.chauffeur.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.PlanRequest;
import org.wattladder.chauffeur.config.ShippedConfig;
import org.wattladder.chauffeur.config.change.QuickMeters;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.worklets.api.WorkletCatalogue;

/** A window of a rehearsal holds five samples of a meter, and not much more, however fast the machine is. */
class RehearsedIterationsTest {
    private static final PlanReader READER = new PlanReader(Path.of("../config"), WorkletCatalogue.load());
    /** Times the window that must be filled; besides, two iterations are always possible. */
    private static final double LONGEST = 1.5;

    private static final List<Double> SECONDS_EACH = List.of(1e-7, 1e-4, 0.03, 1.7, 70.0);

    /** A machine whose first iterations take four times as long, as their code is not yet compiled. */
    private static final class Machine {
        private static final int COLD = 5;
        private static final int SLOWER = 4;
        private final double secondsEach;
        private long done;

        private Machine(double secondsEach) {
            this.secondsEach = secondsEach;
        }

        private Duration run(IntervalPlan interval) {
            long iterations = ((Load.Iterations) interval.load()).measured();
            long cold = Math.max(0, Math.min(iterations, COLD - done));
            done += iterations;
            return Duration.ofNanos((long) (1e9 * secondsEach * (iterations + (SLOWER - 1) * cold)));
        }
    }

    private static RunPlan plan(String suite, boolean quick) throws Exception {
        PlanRequest full = ShippedConfig.request(suite, List.of("local"));
        return READER.read(new PlanRequest(
                full.suite(),
                quick,
                full.only(),
                full.levels(),
                full.hosts(),
                full.drivers(),
                full.meters(),
                full.sensors(),
                full.storage(),
                full.keepFiles(),
                full.seed(),
                full.reference()));
    }

    static Stream<Arguments> machines() {
        return READER.suites().stream().flatMap(suite -> SECONDS_EACH.stream().map(each -> Arguments.of(suite, each)));
    }

    @ParameterizedTest
    @MethodSource("machines")
    void shouldHoldFiveSamplesInEveryWindowOfIterationsOfEveryShippedSuite(String suite, double secondsEach)
            throws Exception {
        RunPlan plan = plan(suite, true);
        for (WorkletPlan worklet : plan.worklets()) {
            RehearsedIterations rehearsed = new RehearsedIterations(plan);
            Machine machine = new Machine(secondsEach);
            for (IntervalPlan interval : worklet.schedule().foreseen()) {
                if (interval.untimed()) {
                    IntervalPlan asked = rehearsed.longEnough(interval, machine::run);
                    Duration window = QuickMeters.window(plan);
                    Duration longest = Duration.ofNanos(
                            (long) (LONGEST * window.toNanos() + 1e9 * Machine.SLOWER * 2 * secondsEach));
                    assertThat(machine.run(asked))
                            .as(worklet.name() + " " + interval.label())
                            .isBetween(window, longest);
                }
            }
        }
    }

    @Test
    void shouldGiveRepeatsTheSameNumberAndTryItOnce() throws Exception {
        RunPlan plan = plan("cpu-ratios", true);
        RehearsedIterations rehearsed = new RehearsedIterations(plan);
        Machine machine = new Machine(1.7);
        int[] trials = new int[1];
        List<IntervalPlan> repeats = plan("cpu-ratios", false).worklets().stream()
                .map(worklet -> worklet.schedule().foreseen())
                .filter(intervals -> intervals.size() > 2)
                .findFirst()
                .orElseThrow();

        List<Integer> numbers = Stream.of(repeats.get(0), repeats.get(1), repeats.get(2))
                .map(interval -> {
                    try {
                        return rehearsed.longEnough(interval, tried -> {
                            assertThat(tried.metered()).isFalse();
                            trials[0]++;
                            return machine.run(tried);
                        });
                    } catch (Exception unexpected) {
                        throw new AssertionError(unexpected);
                    }
                })
                .map(asked -> ((Load.Iterations) asked.load()).measured())
                .toList();

        assertThat(trials[0]).isLessThanOrEqualTo(2);
        assertThat(numbers).containsOnly(numbers.get(0));
    }

    @Test
    void shouldLeaveARatingAsItIs() throws Exception {
        RunPlan plan = plan("linear-algebra", false);
        IntervalPlan interval = plan.worklets().get(0).schedule().foreseen().get(0);

        assertThat(new RehearsedIterations(plan).longEnough(interval, new Machine(1e-7)::run))
                .isEqualTo(interval);
    }
}
