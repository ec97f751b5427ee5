package org.wattladder.reporter.system.ratios;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.finding.Verdict;
import org.wattladder.reporter.format.text.Screen;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.score.ReferenceMaker;
import org.wattladder.reporter.system.SuiteSystems;
import org.wattladder.reporter.view.table.Cells;

class CpuRatiosTest {
    /** Seconds of each repeat, by stage; a stage that is not named takes 10, 12 and 11 s. */
    private static RunResult run(Map<String, List<Double>> seconds) {
        RunResult run = SampleRuns.ratios();
        return Altered.worklets(
                run,
                run.worklets().stream()
                        .map(worklet -> timed(worklet, seconds.getOrDefault(worklet.name(), List.of(10.0, 12.0, 11.0))))
                        .toList());
    }

    private static WorkletResult timed(WorkletResult worklet, List<Double> seconds) {
        List<IntervalResult> intervals = IntStream.range(0, 3)
                .mapToObj(i -> Altered.seconds(worklet.intervals().get(i), seconds.get(i)))
                .toList();
        return new WorkletResult(
                worklet.name(), worklet.clients(), worklet.calibratedRate(), intervals, worklet.faults());
    }

    private static RunFigures against(RunResult run, RunResult reference) {
        Reference made = ReferenceMaker.make("first", "a machine", List.of(RunFigures.of(reference)));
        RunPlan plan = run.plan();
        return RunFigures.of(Altered.plan(run, plan.with(plan.score().against(made))));
    }

    private static KernelRun stage(RunFigures run, String name) {
        return KernelRun.of(run).stream()
                .filter(each -> each.worklet().plan().name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static double ratio(RunFigures run, String stage) {
        return stage(run, stage).ratio().asOptional().orElseThrow();
    }

    private static String text(RunFigures run) {
        return new String(Reporter.report(run.result()).files().get("result.txt"), StandardCharsets.UTF_8)
                .replaceAll("\\s+", " ");
    }

    @Test
    void shouldGiveTheReferenceExactlyOne() {
        RunResult run = run(Map.of("lu-speed", List.of(9.7, 9.1, 13.3), "fft-rate", List.of(3.3, 3.1, 3.7)));
        RunFigures itself = against(run, run);
        assertThat(KernelRun.of(itself))
                .hasSize(9)
                .allSatisfy(kernel -> assertThat(kernel.ratio().asOptional()).hasValue(1.0));
        for (Way way : Way.values()) {
            assertThat(Way.mean(way.of(itself).stream().map(Way.Pair::base).toList())
                            .asOptional())
                    .hasValue(1.0);
        }
    }

    @Test
    void shouldShowTheMedianOnTheLastScreen() {
        RunResult run = run(Map.of("lu-speed", List.of(5.0, 40.0, 5.5)));
        IntervalFigures median = stage(RunFigures.of(run), "lu-speed").median().orElseThrow();
        Words words = Words.in(Language.ENGLISH);
        assertThat(Reporter.summary(run, words, new Screen(100, false, ""), "results/1"))
                .containsPattern("lu-speed +" + words.say(Cells.significant(median.actualRate(), 4)) + " ");
    }

    @Test
    void shouldCountTheMedianOfThreeRepeats() {
        RunFigures run = against(run(Map.of("lu-speed", List.of(5.0, 40.0, 5.5))), run(Map.of()));
        assertThat(stage(run, "lu-speed").medianSeconds().asOptional()).hasValue(5.5);
        assertThat(ratio(run, "lu-speed")).isCloseTo(2, within(1e-12));
        assertThat(ratio(run, "fft-speed")).isCloseTo(1, within(1e-12));
    }

    @Test
    void shouldTakeGeometricMeansOfEachClass() {
        RunFigures run = against(
                run(Map.of("lu-speed", List.of(5.5, 5.5, 5.5), "sort-speed", List.of(44.0, 44.0, 44.0))),
                run(Map.of()));
        assertThat(mean(run, KernelClass.FLOATING)).isCloseTo(Math.sqrt(2), within(1e-12));
        assertThat(mean(run, KernelClass.INTEGER)).isCloseTo(0.5, within(1e-12));
    }

    private static double mean(RunFigures run, KernelClass kind) {
        return Way.mean(Way.SPEED.of(run).stream()
                        .map(Way.Pair::base)
                        .filter(kernel -> kernel.kernelClass() == kind)
                        .toList())
                .asOptional()
                .orElseThrow();
    }

    @Test
    void shouldTakeTheBaseForPeakWhereAKernelHasNoOptionsOfItsOwn() {
        RunFigures run = against(run(Map.of("lu-rate-peak", List.of(8.0, 8.0, 8.0))), run(Map.of()));
        for (Way.Pair pair : Way.RATE.of(run)) {
            assertThat(pair.peak().variant()).isEqualTo(pair.base().kernel().equals("lu") ? "rate-peak" : "rate");
        }
    }

    /** Throughput of a published report on four and on eight processors, whole number and floating point, base and peak. */
    @ParameterizedTest
    @CsvSource({
        "850, 1700, 2.000", "881, 1760, 1.998", "2750, 5460, 1.985", "2830, 5620, 1.986",
        "793, 1580, 1.992", "824, 1610, 1.954", "1980, 3860, 1.949", "2030, 3920, 1.931"
    })
    void shouldScaleOverSocketsAsPublished(double four, double eight, double scaling) {
        RunFigures run = against(published("lu-rate", eight), published("lu-rate", four));
        assertThat(ratio(run, "lu-rate")).isCloseTo(scaling, within(0.0006));
    }

    /** Estimates of a published table are the halves of what twice as many of the same processors reach. */
    @ParameterizedTest
    @CsvSource({"1920, 960", "1840, 920", "665, 333", "892, 446"})
    void shouldFindTheHalvesOfPublishedEstimates(double four, double estimate) {
        RunFigures run = against(published("lu-rate", four / 2), published("lu-rate", four));
        assertThat(ratio(run, "lu-rate") * four).isCloseTo(estimate, within(0.51));
    }

    /** A machine that does so many tasks an hour. */
    private static RunResult published(String stage, double perHour) {
        double seconds = 2 * 3600 / perHour;
        return run(Map.of(stage, List.of(seconds, seconds, seconds)));
    }

    @Test
    void shouldScaleByTheWorkOfAllCopies() {
        RunFigures run =
                RunFigures.of(run(Map.of("lu-speed", List.of(10.0, 10.0, 10.0), "lu-rate", List.of(12.5, 12.5, 12.5))));
        KernelRun rate = stage(run, "lu-rate");
        assertThat(rate.copies()).isEqualTo(2);
        // Both clients of the sample also run what should be a single copy, so that only the times tell.
        assertThat(rate.scaling(KernelRun.of(run)).asOptional().orElseThrow()).isCloseTo(0.8, within(1e-12));
    }

    @Test
    void shouldGiveTheEnergyOfOneCopy() {
        KernelRun rate = stage(RunFigures.of(run(Map.of("lu-rate", List.of(4.0, 5.0, 6.0)))), "lu-rate");
        double watts = rate.watts().asOptional().orElseThrow();
        assertThat(rate.joulesPerTask().asOptional().orElseThrow()).isCloseTo(watts * 5 / 2, within(1e-9));
    }

    @Test
    void shouldHaveTimesAndNoRatiosWithoutAReference() {
        RunFigures run = RunFigures.of(run(Map.of()));
        assertThat(SuiteSystems.of(run).headline(run))
                .isNotEmpty()
                .allSatisfy(figure -> assertThat(Words.in(Language.ENGLISH).say(figure.shown()))
                        .as("one reason for all, of no kernel")
                        .isEqualTo("none: the plan names no reference"));
        assertThat(text(run)).contains("There is no reference, so there are no ratios", "CPU ratios: speed", "11.00");
        assertThat(SuiteSystems.of(run).headline(run))
                .isNotEmpty()
                .allSatisfy(mean -> assertThat(
                                Absence.reason(mean.value()).orElseThrow().notation())
                        .contains("absent.no-reference"));
    }

    @Test
    void shouldMarkRatiosOfAPartAsEstimates() {
        RunResult part = run(Map.of());
        RunFigures run = against(part, part);
        assertThat(text(run))
                .contains("1.000 est.", "compress-speed", "Ratios are estimates (est.)")
                .doesNotContain("Watts and joules marked est.");
        assertThat(Reporter.report(run.result()).findings())
                .extracting(finding -> finding.id())
                .contains("kernels-missing");
    }

    private static List<Severity> faults(RunResult run) {
        return SuiteSystems.judge(RunFigures.of(run)).findings().stream()
                .filter(finding -> finding.id().equals("worklet-fault"))
                .map(Finding::severity)
                .toList();
    }

    @Test
    void shouldBeInvalidAfterAMiscompare() {
        RunResult run = run(Map.of());
        Fault wrong = new Fault(
                run.course().startedAt(),
                Message.of("place.host", "sut"),
                Message.of("fault.client-failed", 1, "77", "transaction lu: wrong output"),
                List.of());
        RunResult faulty = Altered.worklet(
                run,
                "lu-speed",
                each -> new WorkletResult(
                        each.name(), each.clients(), each.calibratedRate(), each.intervals(), List.of(wrong)));
        assertThat(faults(run)).isEmpty();
        assertThat(faults(faulty)).containsExactly(Severity.INVALID);
        assertThat(SuiteSystems.judge(RunFigures.of(faulty)).verdict()).isEqualTo(Verdict.INVALID);
    }
}
