package org.wattladder.reporter.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.Purpose;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.schedule.Iterations;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Plans;
import org.wattladder.reporter.sample.SampleReferences;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.score.RunScores;

/** What reports make of programs that run to their end, and of those that are held at shares of CPU time. */
class ForeignPacesTest {
    private static final RunResult FULL = SampleRuns.full();

    private static DeploymentPlan program(String pace) {
        return DeploymentPlan.alone(new Program.Measured(
                "lu",
                List.of(new Setting(Program.Measured.PACE, pace)),
                new ClientLayout(ClientLayout.Unit.HOST, 1, 0),
                ""));
    }

    /** The same run, had its worklet lu been a program. */
    private static RunResult with(WorkletPlan lu) {
        return Altered.plan(
                FULL,
                Plans.worklets(
                        FULL.plan(),
                        FULL.plan().worklets().stream()
                                .map(worklet -> worklet.name().equals("lu") ? lu : worklet)
                                .toList()));
    }

    private static WorkletPlan lu() {
        return FULL.plan().worklets().stream()
                .filter(worklet -> worklet.name().equals("lu"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void shouldNotScoreWhatIsHeldAtSharesOfProcessorTimeBesidePacedWork() {
        RunResult run = with(lu().with(program("duty")));
        RunScores scores =
                RunScores.of(RunFigures.of(Altered.plan(run, run.plan().with(SampleReferences.tower(FULL.plan())))));
        assertThat(scores.worklets()).hasSize(2);
        assertThat(scores.workloads())
                .allSatisfy(workload -> assertThat(workload.worklets()).doesNotContain("lu"));
        assertThat(scores.worklets())
                .filteredOn(each -> each.worklet().plan().name().equals("lu"))
                .singleElement()
                .satisfies(each -> assertThat(each.levels())
                        .allSatisfy(
                                level -> assertThat(Absence.reason(level.score().value())
                                                .orElseThrow()
                                                .id())
                                        .isEqualTo("absent.duty-cycled")));
        assertThat(scores.overall().value().asOptional())
                .as("of the other worklet")
                .isPresent();
    }

    @Test
    void shouldDivideEnergyAmongTheRunsOfAProgram() {
        Iterations iterations =
                new Iterations(Duration.ZERO, 0, 4, 0, List.of(100), Duration.ofMinutes(2), Duration.ofMinutes(3));
        RunResult run = Altered.worklet(
                with(lu().with(program("once")).with(iterations)), "lu", ForeignPacesTest::inOneInterval);
        String text = new String(Reporter.report(run).files().get("result.txt"), StandardCharsets.UTF_8);
        assertThat(text).contains("joules to completion");
        IntervalResult interval = run.worklets().stream()
                .filter(worklet -> worklet.name().equals("lu"))
                .findFirst()
                .orElseThrow()
                .intervals()
                .get(0);
        double watts = interval.power().averageWatts().asOptional().orElseThrow();
        double seconds = interval.window().nanos() / 1e9 / 4;
        assertThat(text.replaceAll("\\s+", " "))
                .containsPattern(String.format(
                        Locale.ROOT, "lu 4 %.2f [0-9.,]+ %.1f %,d ", seconds, watts, Math.round(watts * seconds)));
    }

    private static WorkletResult inOneInterval(WorkletResult lu) {
        IntervalResult level = lu.intervals().stream()
                .filter(interval -> interval.plan().scored())
                .findFirst()
                .orElseThrow();
        IntervalPlan plan = IntervalPlan.of(
                1,
                Purpose.SCORED,
                new Load.Iterations(0, 4, 0, 100, Duration.ofMinutes(3)),
                IntervalLengths.recordingOnly(Duration.ofMinutes(2)));
        return new WorkletResult(
                lu.name(),
                lu.clients(),
                lu.servers(),
                lu.calibratedRate(),
                List.of(new IntervalResult(
                        plan,
                        level.window(),
                        level.rates(),
                        level.power(),
                        level.temperature(),
                        level.conditions(),
                        level.types(),
                        level.clients())),
                List.of(),
                List.of(),
                List.of());
    }
}
