package org.wattladder.chauffeur.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.ShippedConfig;
import org.wattladder.model.result.Interruption;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.RunCourse;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.schedule.Trace;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.ReportSet;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.worklets.api.WorkletCatalogue;
import tools.jackson.databind.json.JsonMapper;

/** On the ideal machine a load of p % is 1000 p / 100 transactions per second at 50 + p watts. */
class TraceReportTest {
    private static RunResult run() throws ConfigProblems, IOException {
        return IdealMachine.run(new PlanReader(Path.of("../config"), WorkletCatalogue.load())
                .read(ShippedConfig.request("trace", List.of("lab"))));
    }

    private static List<Double> loads(RunResult run) {
        return ((Trace) run.plan().worklets().get(0).schedule()).loads();
    }

    private static String file(ReportSet reports, String name) {
        return new String(reports.files().get(name), StandardCharsets.UTF_8);
    }

    @Test
    void shouldHoldTheWattsOfIdleBinsInOpsPerWatt() throws Exception {
        RunResult run = run();
        double percents = loads(run).stream().mapToDouble(Double::doubleValue).sum();
        assertThat(loads(run)).contains(0.0).hasSize(24);

        double overall = JsonMapper.builder()
                .build()
                .readTree(file(Reporter.report(run), "result.json"))
                .get("overallOpsPerWatt")
                .doubleValue();

        assertThat(overall).isCloseTo(1000 * percents / 100 / (50 * 24 + percents), within(0.001));
    }

    @Test
    void shouldSayWhatTheCurveTookAndShowEachBin() throws Exception {
        RunResult run = run();
        double percents = loads(run).stream().mapToDouble(Double::doubleValue).sum();
        String mean = String.format("%.2f", 50 + percents / 24);

        ReportSet reports = Reporter.report(run);

        assertThat(file(reports, "result.txt").replaceAll("\\s+", " "))
                .contains("The load of cssj followed the curve office-day")
                .contains(", " + mean + " W in the mean.")
                .contains("Between bins, 2 min 18 s in all were not recorded")
                .contains("00:00, active idle", "14:00, 87.69 %");
        assertThat(file(reports, "result.html"))
                .contains("<dt>Mean power</dt>", "target rate, achieved rate and average power over time");
    }

    @Test
    void shouldTakeTheMeanOfAllIdleBinsAsActiveIdle() throws Exception {
        RunResult run = run();
        WorkletResult trace = run.worklets().get(0);
        List<IntervalResult> bins = new ArrayList<>(trace.intervals());
        List<Integer> idle = IntStream.range(0, bins.size())
                .filter(bin -> bins.get(bin).plan().idle())
                .boxed()
                .toList();
        IntervalResult first = bins.get(idle.get(0));
        bins.set(
                idle.get(0),
                new IntervalResult(
                        first.plan(),
                        first.window(),
                        first.rates(),
                        PowerResult.of(
                                Measurement.of(50 + 10 * idle.size()),
                                first.power().meters()),
                        first.temperature(),
                        first.conditions(),
                        first.types(),
                        first.clients()));

        RunFigures figures = RunFigures.of(run(run, run.course(), bins));

        assertThat(idle).hasSizeGreaterThan(1);
        assertThat(figures.idleWatts().asOptional().orElseThrow()).isCloseTo(60, within(1e-6));
    }

    @Test
    void shouldLeaveOutInterruptionsBetweenBins() throws Exception {
        RunResult run = run();
        List<IntervalResult> bins = run.worklets().get(0).intervals().stream()
                .filter(bin -> bin.plan().counts())
                .toList();
        RunCourse course = run.course();
        RunCourse interrupted = new RunCourse(
                course.startedAt(),
                course.endedAt(),
                course.termination(),
                List.of(new Interruption(
                        bins.get(0).window().endedAt(),
                        bins.get(1).window().startedAt(),
                        Message.of("place.run"),
                        Message.of("run-incomplete.unknown"),
                        List.of())),
                List.of());

        ReportSet reports =
                Reporter.report(run(run, interrupted, run.worklets().get(0).intervals()));

        assertThat(file(reports, "result.txt").replaceAll("\\s+", " "))
                .contains("Between bins, 2 min 12 s in all were not recorded");
    }

    private static RunResult run(RunResult run, RunCourse course, List<IntervalResult> bins) {
        WorkletResult trace = run.worklets().get(0);
        return new RunResult(
                run.run(),
                run.productVersion(),
                course,
                run.plan(),
                run.hosts(),
                run.meters(),
                List.of(new WorkletResult(trace.name(), trace.clients(), trace.calibratedRate(), bins, trace.faults())),
                run.environment());
    }
}
