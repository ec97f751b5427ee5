package org.wattladder.chauffeur.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.CalibrationUse;
import org.wattladder.model.schedule.DepthSweep;
import org.wattladder.model.schedule.Idle;
import org.wattladder.model.schedule.Iterations;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.worklets.api.Metric;

class InheritanceTest {
    @TempDir
    private Path folder;

    private static final String SUITE = """
            title: t
            seed: 7
            defaults:
              clients: pair
              ladder:
                warm-up: 20s
                calibration: {intervals: 3, recording: 60s}
                level: {pause: 5s, recording: 90s}
              idle: {pause: 5s}
              jvm-options: [-Xint]
            worklets:
              crypto-aes:
                parameters: {rounds: 3}
                ladder:
                  warm-up: 2m
                  calibration: {recording: 1500ms, use: max}
                clients: {users: 4}
                jvm-options: []
              lu:
              idle:
                idle: {recording: 10s}
              null:
            """;

    private RunPlan plan() throws ConfigProblems {
        return new ConfigTree(folder)
                .file("clients/pair.yaml", "per: socket\nusers: 2\nheap: 2GiB\n")
                .suite(SUITE)
                .plan();
    }

    @Test
    void shouldLetAWorkletOverrideItsDefaultsSettingBySetting() throws ConfigProblems {
        WorkletPlan crypto = plan().worklets().get(0);
        Ladder sequence = (Ladder) crypto.schedule();
        assertThat(sequence.warmUp()).isEqualTo(Duration.ofMinutes(2));
        assertThat(sequence.calibrationIntervals()).isEqualTo(3);
        assertThat(sequence.calibrationUse()).isEqualTo(CalibrationUse.MAX);
        assertThat(sequence.calibration().recording()).isEqualTo(Duration.ofMillis(1500));
        assertThat(sequence.calibration().pre()).isEqualTo(Duration.ofSeconds(15));
        assertThat(sequence.level().pause()).isEqualTo(Duration.ofSeconds(5));
        assertThat(crypto.clients()).isEqualTo(new ClientLayout(ClientLayout.Unit.SOCKET, 4, 2048));
        assertThat(crypto.jvmOptions()).isEmpty();
    }

    @Test
    void shouldGiveAWorkletThatSaysNothingItsDefaults() throws ConfigProblems {
        WorkletPlan lu = plan().worklets().get(1);
        assertThat(((Ladder) lu.schedule()).warmUp()).isEqualTo(Duration.ofSeconds(20));
        assertThat(lu.clients()).isEqualTo(new ClientLayout(ClientLayout.Unit.SOCKET, 2, 2048));
        assertThat(lu.jvmOptions()).containsExactly("-Xint");
    }

    @Test
    void shouldLetActiveIdleInheritItsOwnSection() throws ConfigProblems {
        Idle idle = (Idle) plan().worklets().get(2).schedule();
        assertThat(idle.lengths().recording()).isEqualTo(Duration.ofSeconds(10));
        assertThat(idle.lengths().pause()).isEqualTo(Duration.ofSeconds(5));
    }

    @Test
    void shouldTakeTheWorkletNullWithoutQuotes() throws ConfigProblems {
        WorkletPlan harness = plan().worklets().get(3);
        assertThat(harness.name()).isEqualTo("null");
        assertThat(harness.workload()).isEqualTo("harness");
        assertThat(harness.metric()).isEqualTo(Metric.TRANSACTIONS);
    }

    @Test
    void shouldResolveEveryParameterOfAWorklet() throws ConfigProblems {
        assertThat(plan().worklets().get(0).parameters())
                .containsExactly(new Setting("input-bytes", "65536"), new Setting("rounds", "3"));
    }

    @Test
    void shouldTakeTheSeedOfTheSuiteUnlessAnOptionGivesOne() throws ConfigProblems {
        assertThat(plan().seed()).isEqualTo(7);
        PlanRequest request =
                new PlanRequest("s", false, List.of(), List.of(), List.of(), List.of(), List.of(), OptionalLong.of(0));
        assertThat(new ConfigTree(folder).read(request).seed()).isZero();
    }

    @Test
    void shouldRunFloodInIterationsOverAllAndHalfOfItsDataUnlessToldOtherwise() throws ConfigProblems {
        ConfigTree tree = new ConfigTree(folder).suite("""
                title: t
                defaults:
                  iterations: {pause: 3s}
                worklets:
                  flood:
                    iterations: {count: 7}
                  lu:
                    schedule: iterations
                    iterations: {count: 4, post: 0, limit: 5m}
                """);
        List<WorkletPlan> worklets = tree.plan().worklets();
        assertThat(worklets.get(0).metric()).isEqualTo(Metric.BANDWIDTH_TIMES_CAPACITY);
        assertThat(worklets.get(0).schedule())
                .isEqualTo(new Iterations(
                        Duration.ofSeconds(3),
                        2,
                        7,
                        1,
                        List.of(100, 50),
                        Duration.ofSeconds(120),
                        Duration.ofMinutes(30)));
        assertThat(worklets.get(1).schedule())
                .isEqualTo(new Iterations(
                        Duration.ofSeconds(3), 2, 4, 0, List.of(100), Duration.ofSeconds(120), Duration.ofMinutes(5)));
    }

    @Test
    void shouldSweepOverDepthsWhereTheScheduleIsNamed() throws ConfigProblems {
        ConfigTree tree = new ConfigTree(folder).suite("""
                title: t
                defaults:
                  schedule: depth-sweep
                  depth-sweep: {pause: 3s, pre: 2s, recording: 20s, post: 1s}
                worklets:
                  lu:
                    depth-sweep: {warm-up: 5s, depths: [1, 2, 512]}
                """);
        IntervalLengths lengths = new IntervalLengths(
                Duration.ofSeconds(3), Duration.ofSeconds(2), Duration.ofSeconds(20), Duration.ofSeconds(1));
        assertThat(tree.plan().worklets().get(0).schedule())
                .isEqualTo(new DepthSweep(Duration.ofSeconds(5), List.of(1, 2, 512), lengths));
    }
}
