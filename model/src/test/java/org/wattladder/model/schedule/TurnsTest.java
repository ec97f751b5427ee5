package org.wattladder.model.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.Purpose;

class TurnsTest {
    private static final IntervalLengths IDLE =
            new IntervalLengths(Duration.ZERO, Duration.ofSeconds(2), Duration.ofSeconds(10), Duration.ZERO);

    private static Turns turns(int executions, int least, int most, Duration limit, String... commands) {
        return new Turns(
                List.of(commands),
                Optional.of(IDLE),
                new Turns.Window(Duration.ofSeconds(12), Duration.ofSeconds(2), executions, 1),
                new Turns.Rounds(least, most, 1),
                limit);
    }

    /** Runs a schedule on a machine that takes so many seconds for an execution and draws so many watts. */
    private static List<FinishedInterval> run(
            Turns turns, ToDoubleFunction<IntervalPlan> seconds, ToDoubleFunction<IntervalPlan> watts) {
        List<FinishedInterval> done = new ArrayList<>();
        for (Optional<IntervalPlan> next = turns.next(History.EMPTY);
                next.isPresent();
                next = turns.next(new History(done))) {
            IntervalPlan plan = next.get();
            done.add(new FinishedInterval(
                    plan,
                    plan.idle() ? Map.of() : Map.of("sut", 1 / seconds.applyAsDouble(plan)),
                    List.of(),
                    0,
                    plan.metered() ? OptionalDouble.of(watts.applyAsDouble(plan)) : OptionalDouble.empty()));
            assertThat(done).hasSizeLessThanOrEqualTo(turns.mostIntervals());
        }
        return done;
    }

    private static Load.Iterations load(FinishedInterval interval) {
        return (Load.Iterations) interval.plan().load();
    }

    @Test
    void shouldIdleBeforeAndAfterAndWarmUpOnce() {
        List<FinishedInterval> done = run(turns(0, 2, 2, Duration.ofMinutes(10), "a"), plan -> 20, plan -> 100);
        assertThat(done)
                .extracting(interval -> interval.plan().purpose())
                .containsExactly(Purpose.IDLE, Purpose.WARM_UP, Purpose.SCORED, Purpose.SCORED, Purpose.IDLE);
        assertThat(load(done.get(2)).measured()).isEqualTo(1);
        assertThat(load(done.get(2)).pre()).isZero();
    }

    /** Warm-ups grow until they tell; a window of 12 s then holds 13.2 s of executions, and 2 s before it. */
    @Test
    void shouldFillAWindowWithShortExecutions() {
        for (double seconds : new double[] {0.001, 0.05, 0.4, 4}) {
            List<FinishedInterval> done =
                    run(turns(0, 2, 2, Duration.ofMinutes(10), "a"), plan -> seconds, plan -> 100);
            Load.Iterations load = load(done.get(done.size() - 2));
            assertThat(load.measured() * seconds).isBetween(13.19, 13.21 + seconds);
            assertThat(load.pre() * seconds).isBetween(2.0, 2.001 + seconds);
        }
    }

    /** What was slow while it was cold makes no window too short. */
    @Test
    void shouldGoByTheFastestInterval() {
        List<FinishedInterval> done = run(
                turns(0, 3, 3, Duration.ofMinutes(10), "a"),
                plan -> plan.purpose() == Purpose.WARM_UP ? 2 : 0.5,
                plan -> 100);
        assertThat(load(done.get(done.size() - 2)).measured() * 0.5).isGreaterThanOrEqualTo(13.2);
    }

    @Test
    void shouldTakeTheNumberOfExecutionsThatIsGiven() {
        List<FinishedInterval> done = run(turns(7, 2, 2, Duration.ofMinutes(10), "a"), plan -> 0.01, plan -> 100);
        assertThat(load(done.get(2)).measured()).isEqualTo(7);
        assertThat(done).hasSize(5);
    }

    @Test
    void shouldEndWhenEveryCommandIsKnown() {
        Random random = new Random(1);
        List<FinishedInterval> steady = run(
                turns(1, 5, 30, Duration.ofHours(10), "a", "b"),
                plan -> 20,
                plan -> 100 * (1 + 0.001 * random.nextGaussian()));
        List<FinishedInterval> scattered = run(
                turns(1, 5, 30, Duration.ofHours(10), "a", "b"),
                plan -> 20,
                plan -> 100 * (1 + (Turns.command(plan).equals("b") ? 0.02 : 0) * random.nextGaussian()));
        assertThat(steady).hasSize(2 + 2 + 10);
        assertThat(scattered).hasSizeGreaterThan(20);
        double half = Turns.spread("b", scattered).halfWidthPercent().orElseThrow();
        assertThat(half <= 1 || scattered.size() == 2 + 2 + 60).isTrue();
    }

    /** No round begins that would not end within the limit, but there is always one. */
    @Test
    void shouldKeepToTheLimit() {
        List<FinishedInterval> done =
                run(turns(1, 5, 30, Duration.ofSeconds(100), "a", "b"), plan -> 15, plan -> plan.number());
        assertThat(done.stream().filter(each -> each.plan().works())).hasSize(4);
        List<FinishedInterval> slow = run(turns(1, 5, 30, Duration.ofSeconds(10), "a"), plan -> 15, plan -> 100);
        assertThat(slow.stream().filter(each -> each.plan().works())).hasSize(1);
    }

    /** Without watts the time is what has to be known. */
    @Test
    void shouldGoByTimeWithoutWatts() {
        Turns turns = turns(1, 5, 30, Duration.ofHours(1), "a");
        List<FinishedInterval> done = new ArrayList<>();
        for (Optional<IntervalPlan> next = turns.next(History.EMPTY);
                next.isPresent();
                next = turns.next(new History(done))) {
            double seconds = 10 + next.get().number() % 2;
            done.add(new FinishedInterval(
                    next.get(),
                    next.get().idle() ? Map.of() : Map.of("sut", 1 / seconds),
                    List.of(),
                    0,
                    OptionalDouble.empty()));
        }
        assertThat(done.stream().filter(each -> each.plan().works())).hasSize(30);
    }

    @Test
    void shouldRefuseCommandsWithoutNamesOfTheirOwn() {
        assertThatThrownBy(() -> turns(1, 1, 1, Duration.ofMinutes(1), "a", "a"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("each its own");
    }
}
