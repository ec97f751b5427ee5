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
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.schedule.Iterations;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.model.text.Message;
import org.wattladder.settings.problem.Problems;

class QuickLengthsTest {
    private static final int SEED = 300;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 8, 11})
    void shouldBringASuiteToAboutFiveMinutes(int graduated) {
        assertThat(Plans.length(QuickLengths.apply(RandomPlans.paper(graduated))))
                .isBetween(Duration.ofMinutes(4), Duration.ofMinutes(6));
    }

    @Test
    void shouldKeepTwentyGraduatedWorkletsUnderNineMinutes() {
        RunPlan quick = QuickLengths.apply(RandomPlans.paper(20));
        assertThat(Plans.length(quick)).isLessThan(Duration.ofMinutes(9));
        Ladder first = (Ladder) quick.worklets().get(0).schedule();
        assertThat(first.level().recording()).isEqualTo(Duration.ofSeconds(4));
        assertThat(first.levelsPercent()).containsExactly(100.0, 67.0, 33.0);
        assertThat(first.calibrationIntervals()).isEqualTo(1);
        assertThat(quick.suite().changes())
                .singleElement()
                .extracting(Message::id)
                .isEqualTo("change.shortened-much");
    }

    @Test
    void shouldRecordNoLongerThanThirtySecondsHoweverFewWorkletsThereAre() {
        RunPlan quick = QuickLengths.apply(RandomPlans.paper(1));
        for (IntervalPlan interval : quick.worklets().get(0).schedule().foreseen()) {
            assertThat(interval.lengths().recording()).isLessThanOrEqualTo(Duration.ofSeconds(30));
        }
        assertThat(Plans.length(quick)).isGreaterThan(Duration.ofMinutes(4));
    }

    @Test
    void shouldLeaveRoomForWholeSamplesInASuiteOfThree() {
        RunPlan quick = QuickLengths.apply(RandomPlans.paper(2));
        Ladder first = (Ladder) quick.worklets().get(0).schedule();
        assertThat(first.warmUp()).isGreaterThanOrEqualTo(Duration.ofSeconds(2));
        IntervalLengths level = first.level();
        assertThat(level.pause()).isGreaterThanOrEqualTo(Duration.ofSeconds(1));
        assertThat(level.pre()).isGreaterThanOrEqualTo(Duration.ofSeconds(2));
        assertThat(level.recording()).isBetween(Duration.ofSeconds(4), Duration.ofSeconds(30));
        assertThat(level.post()).isGreaterThanOrEqualTo(Duration.ofSeconds(1));
        assertThat(first.calibrationIntervals()).isEqualTo(2);
    }

    @Test
    void shouldMakeNothingLongerAndKeepWhatIsMeasured() {
        Random random = new Random(SEED);
        for (int i = 0; i < 300; i++) {
            RunPlan plan = RandomPlans.any(random);
            RunPlan quick = QuickLengths.apply(plan);
            String round = "seed " + SEED + ", round " + i;
            assertThat(quick.worklets()).as(round).hasSameSizeAs(plan.worklets());
            assertThat(Plans.length(quick)).as(round).isLessThanOrEqualTo(Plans.length(plan));
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
                Duration.ofSeconds(10), 5, 50, 5, List.of(100, 50), Duration.ofSeconds(100), Duration.ofMinutes(30));
        RunPlan quick = QuickLengths.apply(RandomPlans.of("flood", full));
        Iterations shorter = (Iterations) quick.worklets().get(0).schedule();
        assertThat(shorter).isEqualTo(full);
        RunPlan many = QuickLengths.apply(RandomPlans.of("flood", full, full, full, full, full, full));
        shorter = (Iterations) many.worklets().get(0).schedule();
        assertThat(shorter.iterations()).isBetween(4, 49);
        assertThat(shorter.preIterations()).isEqualTo(1);
        assertThat(shorter.expected()).isEqualTo(Duration.ofSeconds(2L * shorter.iterations()));
        assertThat(shorter.sizesPercent()).containsExactly(100, 50);
    }

    @Test
    void shouldSayWhatItChangedAndThatItIsNoRating() {
        RunPlan quick = QuickLengths.apply(RandomPlans.paper(2));
        assertThat(quick.suite().mode()).isEqualTo(RunMode.REHEARSAL);
        assertThat(quick.suite().changes())
                .containsExactly(Message.of("change.shortened", "29 min 40 s", "4 min 56 s"));
    }

    @Test
    void shouldBeARehearsalWhenWorkletsWereChosenToo() {
        Problems problems = new Problems();
        RunPlan chosen = OnlyWorklets.apply(RandomPlans.paper(3), List.of("w2"), problems);
        assertThat(QuickLengths.apply(chosen).suite().mode()).isEqualTo(RunMode.REHEARSAL);
        assertThat(QuickLengths.apply(chosen).suite().changes()).hasSize(2);
    }

    @Test
    void shouldSampleTemperatureEverySecond() {
        RunPlan quick = QuickLengths.apply(RandomPlans.paper(1));
        assertThat(quick.sensors()).extracting(MeterPlan::samplingMillis).containsExactly(1000);
        assertThat(quick.meters()).isEqualTo(RandomPlans.paper(1).meters());
    }
}
