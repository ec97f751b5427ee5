package org.wattladder.reporter.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.model.plan.ComponentPlan;
import org.wattladder.model.plan.DeploymentPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.Readiness;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.plan.Setting;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.sample.SampleClient;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Plans;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.sample.Windows;

class ObstaclesTest {
    private static final RunResult SCORED = SampleRuns.scored();

    @Test
    void shouldAllowARunWithItself() {
        assertThat(between(SCORED, SCORED)).isEmpty();
    }

    @Test
    void shouldRefuseOtherWorklets() {
        RunPlan plan = SCORED.plan();
        RunPlan shorter = Plans.worklets(plan, plan.worklets().subList(0, 1));
        assertThat(between(SCORED, Altered.plan(SCORED, shorter)))
                .singleElement()
                .asString()
                .contains("runs the worklets crypto-aes, lu, idle");
    }

    @Test
    void shouldRefuseOtherParameters() {
        RunPlan plan = SCORED.plan();
        List<WorkletPlan> worklets = plan.worklets().stream()
                .map(each -> each.name().equals("lu") ? sized(each) : each)
                .toList();
        assertThat(between(SCORED, Altered.plan(SCORED, Plans.worklets(plan, worklets))))
                .singleElement()
                .asString()
                .startsWith("lu has different parameters: ")
                .contains("size=77");
    }

    @Test
    void shouldRefuseAnotherLayout() {
        RunPlan plan = SCORED.plan();
        List<WorkletPlan> worklets = plan.worklets().stream()
                .map(each -> each.name().equals("lu") ? served(each) : each)
                .toList();
        assertThat(between(SCORED, Altered.plan(SCORED, Plans.worklets(plan, worklets))))
                .singleElement()
                .asString()
                .startsWith("lu runs without servers in ")
                .contains("with its servers on the same host in", "different layouts cannot be compared");
    }

    private static WorkletPlan served(WorkletPlan worklet) {
        ComponentPlan server = new ComponentPlan(
                "server",
                new Program.Foreign(
                        List.of(Program.Foreign.SERVER, "lu"),
                        0,
                        new Readiness.Port(),
                        Duration.ofSeconds(1),
                        List.of()),
                List.of());
        ComponentPlan driving =
                new ComponentPlan(ComponentPlan.WORKLET, worklet.deployment().worklet(), List.of("server"));
        return worklet.with(new DeploymentPlan(List.of(server, driving), 1));
    }

    @Test
    void shouldRefuseOtherLengths() {
        assertThat(between(
                        SampleRuns.full(),
                        Altered.plan(SampleRuns.full(), SampleRuns.quick().plan())))
                .isNotEmpty()
                .allMatch(sentence -> sentence.contains("different load levels or interval lengths"));
    }

    @Test
    void shouldRefuseAnotherTier() {
        RunResult weaker = SCORED;
        for (WorkletResult worklet : SCORED.worklets()) {
            weaker = Altered.powerWindows(weaker, worklet.name(), seen -> Windows.tier(seen, EvidenceTier.BMC));
        }
        assertThat(between(SCORED, weaker)).singleElement().asString().contains("accepted-analyzer", "tier bmc");
    }

    @Test
    void shouldRefuseAnotherReference() {
        RunResult other = Altered.plan(SCORED, SCORED.plan().with(ScorePlan.standard()));
        assertThat(between(SCORED, other)).singleElement().asString().contains("reference tower", "no reference");
    }

    @Test
    void shouldRefuseSortOnAnotherJdkOnly() {
        assertThat(between(sorting("17.0.15+6"), sorting("25+36")))
                .singleElement()
                .asString()
                .contains("JDK 17", "JDK 25");
        assertThat(between(sorting("17.0.15+6"), sorting("17.0.9"))).isEmpty();
    }

    @Test
    void shouldCompareByEfficiencyWhenReferencesDiffer() {
        RunResult other = Altered.plan(SCORED, SCORED.plan().with(ScorePlan.standard()));
        Comparison forced = Comparer.compare(side(SCORED), side(other), Terms.usual());
        assertThat(forced.obstacles()).hasSize(1);
        assertThat(forced.rows())
                .isNotEmpty()
                .noneMatch(row -> row.key().kind() == FigureKind.SCORE)
                .anyMatch(row -> row.key().kind() == FigureKind.EFFICIENCY)
                .allMatch(row -> row.change().isPresent());
    }

    private static WorkletPlan sized(WorkletPlan plan) {
        return WorkletPlan.alone(
                plan.name(),
                plan.workload(),
                plan.metric(),
                List.of(new Setting("size", "77")),
                plan.clients(),
                plan.jvmOptions(),
                plan.schedule());
    }

    private static RunResult sorting(String version) {
        return Altered.worklet(
                SCORED,
                "lu",
                worklet -> new WorkletResult(
                        "sort",
                        worklet.clients().stream()
                                .map(client -> new HostClient(
                                        client.host(),
                                        new SampleClient(client.facts())
                                                .withJava("OpenJDK 64-Bit Server VM " + version)
                                                .facts(),
                                        client.peakBytes()))
                                .toList(),
                        worklet.calibratedRate(),
                        worklet.intervals(),
                        worklet.faults()));
    }

    private static List<String> between(RunResult one, RunResult other) {
        Words english = Words.in(Language.ENGLISH);
        return Comparer.obstacles(side(one), side(other)).stream()
                .map(english::say)
                .toList();
    }

    private static Side side(RunResult run) {
        return new Side("side", List.of(RunFigures.of(run)));
    }
}
