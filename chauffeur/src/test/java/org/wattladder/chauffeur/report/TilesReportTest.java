package org.wattladder.chauffeur.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.ShippedConfig;
import org.wattladder.model.interval.Load;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.result.xml.ResultXml;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.api.WorkletCatalogue;

/** Tiles on a machine that carries three of them as if each were alone. */
class TilesReportTest {
    private static RunResult run() throws Exception {
        return IdealMachine.run(new PlanReader(Path.of("../config"), WorkletCatalogue.load())
                .read(ShippedConfig.request("tiles", List.of("lab"))));
    }

    private static Stream<String> lines(RunResult run) {
        return new String(Reporter.report(run).files().get("result.txt"), StandardCharsets.UTF_8)
                .lines()
                .map(line -> line.replaceAll(" +", " ").strip());
    }

    private static List<String> findings(RunResult run) {
        return Reporter.report(run).findings().stream().map(Finding::id).toList();
    }

    /** Clients of an interval of tiles as they report it, by its place among the recordings of tiles. */
    private interface Report {
        HostInterval of(int place, int tiles, HostInterval client);
    }

    private static RunResult altered(RunResult run, Report how) {
        WorkletResult worklet = run.worklets().get(0);
        List<IntervalResult> intervals = new ArrayList<>();
        for (IntervalResult each : worklet.intervals()) {
            int place = intervals.size();
            intervals.add(new IntervalResult(
                    each.plan(),
                    each.window(),
                    each.rates(),
                    each.power(),
                    each.temperature(),
                    each.conditions(),
                    each.types(),
                    each.clients().stream()
                            .map(client -> each.plan().mayOverload()
                                    ? how.of(place, ((Load.Tiles) each.plan().load()).tiles(), client)
                                    : client)
                            .toList()));
        }
        List<WorkletResult> worklets = new ArrayList<>(run.worklets());
        worklets.set(
                0,
                new WorkletResult(
                        worklet.name(), worklet.clients(), worklet.calibratedRate(), intervals, worklet.faults()));
        return new RunResult(
                run.run(),
                run.productVersion(),
                run.course(),
                run.plan(),
                run.hosts(),
                run.meters(),
                worklets,
                run.environment());
    }

    private static HostInterval doing(HostInterval client, long transactions, List<Figure> more) {
        List<Figure> figures = new ArrayList<>(client.figures());
        figures.addAll(more);
        return new HostInterval(
                client.host(),
                client.copy(),
                client.client(),
                transactions,
                client.unfinished(),
                client.startDelayNanos(),
                client.recordingNanos(),
                client.processorPercent(),
                figures);
    }

    @Test
    void shouldShowTheKneeAndWhatATileKeeps() throws Exception {
        RunResult run = run();
        assertThat(lines(run))
                .anyMatch(line -> line.matches("Highest score of tiles 3.000 \\(with tiles: 3, at [\\d.]+ W, .*"))
                .anyMatch(line -> line.startsWith("Tiles at the knee 3 ("))
                .anyMatch(line -> line.matches("1 rising 1.000 .* 100.0 % .*"))
                .anyMatch(line -> line.matches("4 rising 3.000 .* 75.0 % .*"))
                .anyMatch(line -> line.matches("3 knee again 3.000 .*"))
                .anyMatch(line -> line.matches("4 rising java 2 CPUs, 2,048 MiB 412.5 75.0 % 75.0 % 0.75 0.0 %"));
        assertThat(findings(run)).doesNotContain("guest-starved", "guest-silent", "tiles-knee");
    }

    @Test
    void shouldNotScoreTilesWithAStarvedGuest() throws Exception {
        RunResult run = altered(
                run(),
                (place, tiles, client) -> tiles == 2 && client.copy() == 5 ? doing(client, 1, List.of()) : client);
        assertThat(findings(run)).contains("guest-starved");
        assertThat(lines(run)).anyMatch(line -> line.startsWith("2 rising absent absent"));
    }

    @Test
    void shouldNotScoreTilesWithASilentGuest() throws Exception {
        RunResult run = altered(
                run(),
                (place, tiles, client) -> tiles == 2 && client.copy() == 8
                        ? doing(client, client.transactions(), List.of(new Figure(Figure.LONGEST_SILENCE, 2001, "ms")))
                        : client);
        assertThat(findings(run)).contains("guest-silent").doesNotContain("guest-starved");
        assertThat(lines(run)).anyMatch(line -> line.startsWith("2 rising absent absent"));
    }

    @Test
    void shouldTellAKneeThatWasNotThereAgain() throws Exception {
        RunResult run = run();
        int last = run.worklets().get(0).intervals().size() - 3;
        RunResult slower = altered(
                run,
                (place, tiles, client) -> place >= last && client.transactions() > 1000
                        ? doing(client, client.transactions() * 8 / 10, List.of())
                        : client);
        assertThat(findings(slower)).contains("tiles-knee");
    }

    @Test
    void shouldSurviveItsFile() throws Exception {
        RunResult run = run();
        String text = new ResultXml().write(run);
        assertThat(new ResultXml().read(text, "result.xml")).isEqualTo(run);
    }
}
