package org.wattladder.chauffeur.config.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.Iterations;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.model.text.Message;
import org.wattladder.settings.problem.Problems;
import org.wattladder.worklets.api.WorkletCatalogue;

class QuickLengthsTest {
    private static final int SEED = 300;

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 14})
    void shouldTakeTheSameForEachWorkletHoweverManyThereAre(int graduated) {
        RunPlan quick = QuickLengths.apply(RandomPlans.paper(graduated));
        assertThat(quick.atMost()).isEqualTo(Duration.ofMillis(11_000L * graduated + 3_500));
        assertThat(ExpectedDuration.of(quick)).isLessThan(Duration.ofSeconds(21L * graduated + 12));
    }

    @Test
    void shouldKeepLevelsAndLeaveRoomForWholeSamples() {
        Ladder first = (Ladder)
                QuickLengths.apply(RandomPlans.paper(2)).worklets().get(0).schedule();
        assertThat(first.level().recording()).isEqualTo(Duration.ofSeconds(2));
        assertThat(first.level().pause()).isZero();
        assertThat(first.levelsPercent()).containsExactly(100.0, 67.0, 33.0);
        assertThat(first.calibrationIntervals()).isEqualTo(1);
    }

    @Test
    void shouldMakeNothingLongerAndKeepWhatIsMeasured() {
        Random random = new Random(SEED);
        for (int i = 0; i < 300; i++) {
            RunPlan plan = RandomPlans.any(random);
            RunPlan quick = QuickLengths.apply(plan);
            String round = "seed " + SEED + ", round " + i;
            assertThat(quick.worklets()).as(round).hasSameSizeAs(plan.worklets());
            assertThat(quick.atMost()).as(round).isLessThanOrEqualTo(plan.atMost());
            for (int worklet = 0; worklet < plan.worklets().size(); worklet++) {
                List<IntervalPlan> before = levels(plan, worklet);
                List<IntervalPlan> after = levels(quick, worklet);
                assertThat(after).as(round).hasSameSizeAs(before);
                for (int level = 0; level < before.size(); level++) {
                    assertThat(after.get(level).loadPercent())
                            .as(round)
                            .isEqualTo(before.get(level).loadPercent());
                    assertNoPartIsLonger(
                            round, before.get(level).lengths(), after.get(level).lengths());
                }
            }
        }
    }

    private static void assertNoPartIsLonger(String round, IntervalLengths before, IntervalLengths after) {
        assertThat(after.pause()).as(round).isLessThanOrEqualTo(before.pause());
        assertThat(after.pre()).as(round).isLessThanOrEqualTo(before.pre());
        assertThat(after.recording()).as(round).isLessThanOrEqualTo(before.recording());
        assertThat(after.post()).as(round).isLessThanOrEqualTo(before.post());
    }

    private static List<IntervalPlan> levels(RunPlan plan, int worklet) {
        return plan.worklets().get(worklet).schedule().foreseen().stream()
                .filter(IntervalPlan::counts)
                .toList();
    }

    @Test
    void shouldShortenIterationsButKeepAFew() {
        Iterations full = new Iterations(
                Duration.ofSeconds(10), 5, 400, 5, List.of(100, 50), Duration.ofSeconds(800), Duration.ofMinutes(30));
        RunPlan quick = QuickLengths.apply(RandomPlans.of("flood", full));
        Iterations shorter = (Iterations) quick.worklets().get(0).schedule();
        assertThat(shorter.iterations()).isEqualTo(200);
        assertThat(shorter.preIterations()).isEqualTo(1);
        assertThat(shorter.expected()).isEqualTo(Duration.ofMillis(2100));
        assertThat(shorter.sizesPercent()).containsExactly(100, 50);
    }

    @Test
    void shouldHaveMoreIterationsOverLessMemory() {
        Iterations full = new Iterations(
                Duration.ofSeconds(10), 5, 50, 5, List.of(100, 50), Duration.ofSeconds(100), Duration.ofMinutes(30));
        RunPlan plan = RandomPlans.of("flood", full);
        WorkletPlan flood = plan.worklets().get(0);
        Program.Worklet program = (Program.Worklet) flood.deployment().worklet();
        RunPlan allMemory =
                plan.withWorklets(List.of(flood.with(flood.deployment().with(program.withHeap(0)))));
        RunPlan quick = QuickLengths.apply(QuickData.apply(allMemory, WorkletCatalogue.load()));
        Iterations shorter = (Iterations) quick.worklets().get(0).schedule();
        assertThat(shorter.iterations()).isEqualTo(200);
        assertThat(shorter.expected()).isEqualTo(Duration.ofMillis(2100));
    }

    @Test
    void shouldKeepIterationsThatTakeAsLongAsALevel() {
        Iterations full = new Iterations(
                Duration.ofSeconds(2),
                200,
                2000,
                1,
                List.of(100, 100, 100),
                Duration.ofSeconds(10),
                Duration.ofMinutes(30));
        Iterations shorter = (Iterations)
                QuickLengths.apply(RandomPlans.of("lu", full)).worklets().get(0).schedule();
        assertThat(shorter.iterations()).isEqualTo(600);
        assertThat(shorter.expected()).isEqualTo(Duration.ofMillis(2100));
        assertThat(shorter.sizesPercent()).containsExactly(100);
    }

    @Test
    void shouldSayWhatItChangedAndThatItIsNoRating() {
        RunPlan quick = QuickLengths.apply(RandomPlans.paper(2));
        assertThat(quick.suite().mode()).isEqualTo(RunMode.REHEARSAL);
        assertThat(quick.suite().changes()).containsExactly(Message.of("change.shortened", "29 min 58 s", "42 s"));
    }

    @Test
    void shouldBeARehearsalWhenWorkletsWereChosenToo() {
        Problems problems = new Problems();
        RunPlan chosen = OnlyWorklets.apply(RandomPlans.paper(3), List.of("w2"), problems);
        assertThat(QuickLengths.apply(chosen).suite().mode()).isEqualTo(RunMode.REHEARSAL);
        assertThat(QuickLengths.apply(chosen).suite().changes()).hasSize(2);
    }
}
