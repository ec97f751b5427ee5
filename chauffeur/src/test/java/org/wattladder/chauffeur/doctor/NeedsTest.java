package org.wattladder.chauffeur.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.PlanRequest;
import org.wattladder.chauffeur.config.StubWorklet;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.schedule.Idle;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.WorkletCatalogue;

class NeedsTest {
    private static final long MEBIBYTE = 1 << 20;
    private static final List<HostFacts> FOUR_CORES =
            List.of(Examinations.quiet().of(8, 4, 2).facts());

    private static RunPlan plan(int meters, ClientLayout... layouts) {
        IntervalLengths lengths =
                new IntervalLengths(Duration.ZERO, Duration.ZERO, Duration.ofSeconds(1000), Duration.ZERO);
        List<WorkletPlan> worklets = List.of(layouts).stream()
                .map(layout -> WorkletPlan.alone(
                        "lu", "cpu", Metric.TRANSACTIONS, List.of(), layout, List.of(), new Idle(lengths)))
                .toList();
        List<MeterPlan> devices =
                Collections.nCopies(meters, MeterPlan.of("m", "127.0.0.1", 0, "auto", List.of(), 1000));
        return new RunPlan(
                new PlannedSuite("s", "t", RunMode.RATING, List.of(), PlannedSuite.NO_SYSTEM),
                1,
                worklets,
                List.of(),
                devices,
                List.of(),
                ScorePlan.standard(),
                DisturbancePolicy.STRICT);
    }

    private static Needs needs(RunPlan plan) {
        return Needs.of(plan, StubWorklet.catalogue(), FOUR_CORES);
    }

    @Test
    void shouldTakeTheWorkletThatNeedsMost() {
        ClientLayout fixedHeap = new ClientLayout(ClientLayout.Unit.SOCKET, 1, 1000);
        ClientLayout sized = new ClientLayout(ClientLayout.Unit.CORE, 0, 0);
        assertThat(needs(plan(1, fixedHeap)).memoryBytes()).isEqualTo((400 + 2 * (1000 + 56)) * MEBIBYTE);
        assertThat(needs(plan(1, sized)).memoryBytes()).isEqualTo((400 + 4 * (184 + 3)) * MEBIBYTE);
        assertThat(needs(plan(1, sized, fixedHeap)).memoryBytes())
                .isEqualTo(needs(plan(1, fixedHeap)).memoryBytes());
        assertThat(needs(plan(1, sized, fixedHeap)).clients()).isEqualTo(4);
    }

    @Test
    void shouldCountTheUsersThatThePlanAsksFor() {
        ClientLayout many = new ClientLayout(ClientLayout.Unit.HOST, 50, 0);
        assertThat(needs(plan(1, many)).memoryBytes()).isEqualTo((400 + 184 + 75) * MEBIBYTE);
    }

    @Test
    void shouldNeedDiskForEverySampleOfEveryMeter() {
        ClientLayout host = new ClientLayout(ClientLayout.Unit.HOST, 1, 0);
        assertThat(needs(plan(3, host)).diskBytes() - needs(plan(1, host)).diskBytes())
                .isEqualTo(2 * 1000 * 100);
    }

    @Test
    void shouldNeedTheMemoryOfOneMachineAndTheDiskForAll() {
        RunPlan plan = plan(1, new ClientLayout(ClientLayout.Unit.CORE, 1, 0));
        List<HostFacts> two = List.of(
                Examinations.quiet().of(8, 4, 2).facts(),
                Examinations.quiet().of(4, 2, 1).facts());
        Needs ofTwo = Needs.of(plan, StubWorklet.catalogue(), two);
        assertThat(ofTwo.memoryBytes()).isEqualTo(needs(plan).memoryBytes());
        assertThat(ofTwo.diskBytes() - needs(plan).diskBytes()).isEqualTo(2 * 8 * 1024);
    }

    @Test
    void shouldFitTheRatingOnASmallMachine() throws Exception {
        RunPlan rating = new PlanReader(Path.of("../config"), WorkletCatalogue.load()).read(PlanRequest.of("rating"));
        assertThat(Needs.of(rating, WorkletCatalogue.load(), FOUR_CORES).memoryBytes())
                .isLessThan(3072 * MEBIBYTE);
    }
}
