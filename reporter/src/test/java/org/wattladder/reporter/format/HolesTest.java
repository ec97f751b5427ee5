package org.wattladder.reporter.format;

import static org.assertj.core.api.Assertions.assertThat;

import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.RunCourse;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.Termination;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.ReportSet;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Verdict;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Intervals;
import org.wattladder.reporter.sample.Plans;
import org.wattladder.reporter.sample.SampleHistograms;
import org.wattladder.reporter.sample.SampleRuns;

/** Whatever is missing, every format is written and says so. */
class HolesTest {
    private static final RunResult FULL = SampleRuns.full();

    @ParameterizedTest
    @MethodSource("holes")
    void shouldWriteEveryFormatWhateverIsMissing(String what, RunResult run) {
        Map<String, String> files = files(run);

        assertThat(files)
                .containsOnlyKeys(
                        "result.html",
                        "details.html",
                        "result.txt",
                        "details.txt",
                        "result.csv",
                        "latency.csv",
                        "latency.hlog",
                        "result.json");
        assertThat(files.get("result.html"))
                .as(what)
                .startsWith("<!DOCTYPE html>")
                .endsWith("</html>\n");
        assertThat(files.get("details.html")).as(what).endsWith("</html>\n");
        assertThat(files.get("result.txt").lines()).as(what).isNotEmpty().allMatch(line -> line.length() <= 100);
        assertThat(files.values()).as(what).isNotEmpty().noneMatch(text -> text.contains("NaN"));
        files.remove("result.json"); // which says null for absent
        assertThat(files.values()).as(what).isNotEmpty().noneMatch(text -> text.contains("null"));
        assertThat(rows(files.get("result.csv")))
                .as(what)
                .hasSize(RunFigures.of(run).intervals().size());
    }

    @Test
    void shouldShowWhatWasPlannedButNotDoneAsAHole() {
        Map<String, String> files = files(nothingBegun());

        assertThat(Reporter.report(nothingBegun()).verdict()).isEqualTo(Verdict.INCOMPLETE);
        assertThat(rows(files.get("result.csv"))).isNotEmpty().allSatisfy(row -> {
            assertThat(row.getField("state")).isEqualTo("missing");
            assertThat(row.getField("average_watts")).isEmpty();
            assertThat(row.getField("absent")).contains("average_watts").contains("the interval was not measured");
        });
        assertThat(files.get("result.html")).contains("not measured", "Watts absent", "The Director never answered");
        assertThat(files.get("result.txt")).contains("not started", "Verdict: INCOMPLETE");
    }

    @Test
    void shouldSayInEveryFormatWhyThereAreNoWatts() {
        Map<String, String> files = files(silentMeters());

        assertThat(files.get("result.html")).contains("all 120 samples of meter");
        assertThat(files.get("result.txt")).contains("all 120 samples of meter");
        assertThat(files.get("result.csv")).contains("all 120 samples of meter");
    }

    static Stream<Object[]> holes() {
        Map<String, RunResult> runs = new LinkedHashMap<>();
        runs.put("nothing was begun", nothingBegun());
        runs.put("the plan is empty", emptyPlan());
        runs.put("worklets have no interval", workletsWithoutIntervals());
        runs.put("meters were silent", silentMeters());
        runs.put("there is no meter", Altered.plan(silentMeters(), Plans.withoutMeters(FULL.plan())));
        runs.put("histograms are empty", types(List.of(new TypeResult("t", 0, 0, SampleHistograms.empty(), ""))));
        runs.put("histograms are damaged", types(List.of(new TypeResult("t", 5, 0, "HISTFAAAA", "????"))));
        runs.put("there is no transaction type", types(List.of()));
        runs.put("a client was lost", SampleRuns.incomplete());
        return runs.entrySet().stream().map(run -> new Object[] {run.getKey(), run.getValue()});
    }

    private static RunResult nothingBegun() {
        return new RunResult(
                "20260301-100000-rating",
                "0.1.0",
                RunCourse.uninterrupted(Instant.EPOCH, Instant.EPOCH, Termination.aborted()),
                FULL.plan(),
                List.of(),
                List.of(),
                List.of(),
                Environment.unasked());
    }

    private static RunResult emptyPlan() {
        RunPlan plan = FULL.plan();
        RunPlan empty = new RunPlan(
                new PlannedSuite(plan.suite().name(), "", plan.suite().mode(), List.of(), PlannedSuite.NO_SYSTEM),
                0,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                ScorePlan.standard(),
                DisturbancePolicy.STRICT);
        return Altered.worklets(Altered.plan(FULL, empty), List.of());
    }

    private static RunResult workletsWithoutIntervals() {
        List<WorkletResult> worklets = new ArrayList<>();
        FULL.worklets()
                .forEach(worklet -> worklets.add(new WorkletResult(
                        worklet.name(), List.of(), Measurement.absent("absent.not-calibrated"), List.of(), List.of())));
        return Altered.worklets(FULL, worklets);
    }

    private static RunResult silentMeters() {
        RunResult silent = FULL;
        for (WorkletResult worklet : FULL.worklets()) {
            silent = Altered.intervals(silent, worklet.name(), any -> true, HolesTest::withoutPower);
        }
        return silent;
    }

    private static IntervalResult withoutPower(IntervalResult interval) {
        return Altered.power(
                interval,
                PowerResult.of(
                        Measurement.absent(
                                "absent.of-meter", "wall", Message.of("absent.all-samples-errors", 120, "wall")),
                        List.of()));
    }

    private static RunResult types(List<TypeResult> types) {
        return Altered.intervals(
                FULL,
                "lu",
                any -> true,
                interval -> Intervals.clients(Intervals.types(Intervals.actualRate(interval, 0), types), List.of()));
    }

    private static Map<String, String> files(RunResult run) {
        ReportSet reports = Reporter.report(run);
        Map<String, String> files = new LinkedHashMap<>();
        reports.files().forEach((name, bytes) -> files.put(name, new String(bytes, StandardCharsets.UTF_8)));
        return files;
    }

    private static List<NamedCsvRecord> rows(String csv) {
        return CsvReader.builder().ofNamedCsvRecord(csv).stream()
                .filter(row -> !row.getField("kind").equals("headline"))
                .toList();
    }
}
