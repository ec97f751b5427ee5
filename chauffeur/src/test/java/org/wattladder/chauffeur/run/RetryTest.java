package org.wattladder.chauffeur.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.chauffeur.link.EventQueue;
import org.wattladder.model.interval.Purpose;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.HostLoss;
import org.wattladder.model.plan.RetryPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.DiscardedInterval;
import org.wattladder.model.result.HostConditions;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.RunInterval;

@Execution(ExecutionMode.CONCURRENT)
@Tag("slow")
class RetryTest extends OnARig {
    @Test
    void shouldTryADisturbedIntervalAgainAndKeepBothInTheResult() throws Exception {
        WorkletResult lu =
                run(new RetryPlan(4, 2, 1000), 0, 0, 30, 0, 0, 0).worklets().get(0);

        assertThat(lu.discards()).singleElement().satisfies(discard -> {
            assertThat(discard.reason())
                    .isEqualTo(Message.of("disturbed.after", "sut", Figure.decimals(30, 1), Figure.shortest(4)));
            assertThat(discard.interval().plan().number()).isEqualTo(3);
        });
        assertThat(lu.intervals())
                .extracting(interval -> interval.plan().number())
                .containsExactly(1, 2, 3, 4, 5);
        assertThat(lost(lu.intervals().get(2))).isZero();
    }

    @Test
    void shouldKeepTheLastAttemptWhateverDisturbedIt() throws Exception {
        WorkletResult lu =
                run(new RetryPlan(4, 2, 1000), 0, 20, 30, 25, 0, 0).worklets().get(0);

        assertThat(lu.discards())
                .extracting(DiscardedInterval::interval)
                .extracting(RetryTest::lost)
                .containsExactly(20.0, 30.0);
        assertThat(lost(lu.intervals().get(1))).isEqualTo(25);
        assertThat(lu.intervals()).hasSize(5);
    }

    @Test
    void shouldTryNothingAgainUnlessThePlanAsks() throws Exception {
        WorkletResult lu = run(RetryPlan.NEVER, 0, 20, 30, 25, 0, 0).worklets().get(0);
        assertThat(lu.discards()).isEmpty();
        assertThat(lu.intervals()).hasSize(5);
    }

    @Test
    void shouldKeepADisturbedWarmUpBecauseNothingOfItCounts() throws Exception {
        WorkletResult lu =
                run(new RetryPlan(4, 1, 1000), 50, 0, 0, 0, 0, 0).worklets().get(0);
        assertThat(lu.discards()).isEmpty();
        assertThat(lu.intervals().get(0).plan().purpose()).isEqualTo(Purpose.WARM_UP);
    }

    @Test
    void shouldTryAMissedLevelAgainWhenLessLostTimeExplainsIt() throws Exception {
        WorkletResult lu =
                run(new RetryPlan(12, 1, 1000), 0, 0, 0, 4, 0, 0).worklets().get(0);
        assertThat(lu.discards())
                .singleElement()
                .extracting(DiscardedInterval::reason)
                .isEqualTo(Message.of("disturbed.after", "sut", Figure.decimals(4, 1), Figure.shortest(3)));
        assertThat(lu.discards().get(0).interval().plan().paced()).isTrue();
    }

    @Test
    void shouldStopTryingWhenTheBudgetIsSpent() throws Exception {
        WorkletResult lu =
                run(new RetryPlan(4, 2, 0.001), 0, 20, 30, 0, 40, 0).worklets().get(0);
        assertThat(lu.discards()).hasSize(1);
        assertThat(lu.intervals()).hasSize(5);
    }

    @Test
    void shouldLeaveLaterWorkletsTheirPartOfTheBudget() throws Exception {
        IntervalResult attempt = run(new RetryPlan(4, 1, 1000), 0, 0, 30)
                .worklets()
                .get(0)
                .discards()
                .get(0)
                .interval();
        List<WorkletPlan> worklets = SampleJournal.plan().worklets();
        RunPlan shortFirst = SampleJournal.plan().withWorklets(List.of(worklets.get(1), worklets.get(0)));
        Duration first = shortFirst.withWorklets(List.of(worklets.get(1))).atMost();
        // However long the attempt took here: half of it is the budget that comes with the first worklet.
        double spentNanos = Math.max(
                attempt.window().nanos(), attempt.plan().lengths().total().toNanos());
        RetryPlan half = new RetryPlan(4, 9, 50 * spentNanos / first.toNanos());
        Retries retries = new Retries(shortFirst.with(new DisturbancePolicy(HostLoss.END, half)), RunSoFar.nothing());
        assertThat(retries.discard(0, attempt, 0)).isPresent();
        assertThat(retries.discard(0, attempt, 0)).isEmpty();
        assertThat(retries.discard(1, attempt, 0)).isPresent();
    }

    @Test
    void shouldTakeTheCalibratedRateFromKeptAttemptsAlone() throws Exception {
        RunResult result = run(new RetryPlan(4, 1, 1000), 0, 80, 0, 0, 0, 0, 0);
        assertThat(result.worklets().get(0).calibratedRate()).isEqualTo(Measurement.of(SteadyDirector.FULL_RATE));
        assertThat(result.worklets().get(0).discards()).hasSize(1);
    }

    @Test
    void shouldCountWhatOthersTookOfAllCpus() {
        Measurement none = Measurement.of(0);
        Conditions busy = new Conditions(
                1, 8, none, none, none, Measurement.of(100), Measurement.of(20), none, none, none, none, none, none);
        assertThat(Disturbance.worst(List.of(
                        new HostConditions("calm", Conditions.unknown("absent.not-looked-at")),
                        new HostConditions("busy", busy))))
                .contains(new Disturbance("busy", 15, "disturbed.meanwhile"));
    }

    /** Runs the tiny plan; the intervals of its first worklet lose so much, one after the other. */
    private RunResult run(RetryPlan retry, double... lost) throws Exception {
        return run(SampleJournal.plan(), retry, lost);
    }

    private RunResult run(RunPlan plan, RetryPlan retry, double... lost) throws Exception {
        return rig.with("sut", (host, events) -> new DisturbedDirector(host, events, lost))
                .run(plan.with(new DisturbancePolicy(HostLoss.END, retry)));
    }

    private static double lost(IntervalResult interval) {
        return interval.conditions()
                .get(0)
                .facts()
                .lostAfterPercent()
                .asOptional()
                .orElseThrow();
    }

    /** Loses CPU time just after intervals, less of their rate too. */
    private static final class DisturbedDirector extends SteadyDirector {
        private final Deque<Double> lost = new ArrayDeque<>();

        DisturbedDirector(String host, EventQueue events, double... lost) {
            super(host, events);
            for (double percent : lost) {
                this.lost.add(percent);
            }
        }

        @Override
        public void onRunInterval(RunInterval interval) {
            double percent = lost.isEmpty() ? 0 : lost.remove();
            Conditions conditions =
                    Conditions.unknown("absent.not-looked-at").withLost(Measurement.of(0), Measurement.of(percent));
            answer(
                    interval,
                    new IntervalDone(
                            interval.interval(),
                            done(
                                            interval,
                                            client(
                                                    interval,
                                                    Math.min(
                                                            rate(SteadyDirector.load(interval)),
                                                            FULL_RATE * (1 - percent / 100))))
                                    .components(),
                            conditions));
        }
    }
}
