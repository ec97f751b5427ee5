package org.wattladder.reporter.system.brokerage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.TypeResult;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Intervals;
import org.wattladder.reporter.sample.Plans;
import org.wattladder.reporter.sample.SampleHistograms;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.system.SuiteSystems;
import org.wattladder.worklets.api.Figure;

class BrokerageSystemTest {
    private static final long SECONDS = 100;
    private static final long TRADES = 30_000;

    private static Map<String, Double> sound() {
        Map<String, Double> figures = new LinkedHashMap<>();
        figures.put("laws-checked", 10.0);
        figures.put("checkpoints", 0.0);
        figures.put("autovacuums", 0.0);
        figures.put("wal-bytes", 90e6);
        figures.put("interval-trades", 36_000.0);
        figures.put("interval-transactions", 360_000.0);
        figures.put("database-cpu-seconds", 72.0);
        figures.put("serialization-retries", 12.0);
        figures.put("customers", 10_000.0);
        figures.put("server-version", 170_010.0);
        figures.put("fsync", 1.0);
        figures.put("synchronous-commit", 1.0);
        figures.put("full-page-writes", 1.0);
        figures.put("share-complete-trade", 10.0);
        figures.put("share-order-status", 90.0);
        figures.put("bound-complete-trade", 500.0);
        figures.put("bound-order-status", 250.0);
        return figures;
    }

    /** A run whose intervals have these figures of a database and so many trades. */
    private static RunResult run(Map<String, Double> figures, long trades) {
        RunResult full = SampleRuns.full();
        RunResult run = Altered.plan(full, Plans.ofSystem("brokerage", full.plan()));
        return Altered.intervals(run, "lu", any -> true, interval -> with(interval, figures, trades));
    }

    private static IntervalResult with(IntervalResult interval, Map<String, Double> figures, long trades) {
        List<HostInterval> clients = new ArrayList<>();
        for (HostInterval client : interval.clients()) {
            clients.add(new HostInterval(
                    client.host(),
                    client.copy(),
                    client.client(),
                    client.transactions(),
                    client.unfinished(),
                    client.startDelayNanos(),
                    client.recordingNanos(),
                    client.processorPercent(),
                    clients.isEmpty()
                            ? figures.entrySet().stream()
                                    .map(each -> new Figure(each.getKey(), each.getValue(), ""))
                                    .toList()
                            : List.of()));
        }
        String times = SampleHistograms.around(20, 1000, 1);
        return Altered.recordingNanos(
                Intervals.types(
                        Intervals.clients(interval, clients),
                        List.of(
                                new TypeResult("complete-trade", trades, 0, times, times),
                                new TypeResult("order-status", 9 * trades, 0, times, times))),
                SECONDS * 1_000_000_000L);
    }

    private static List<Finding> findings(Map<String, Double> figures, long trades, String rule) {
        return SuiteSystems.judge(RunFigures.of(run(figures, trades))).findings().stream()
                .filter(finding -> finding.id().equals(rule))
                .toList();
    }

    @Test
    void shouldFindNothingInASoundRun() {
        for (String rule : List.of(
                "database-conservation",
                "database-checkpoint",
                "database-autovacuum",
                "database-durability",
                "brokerage-bounds",
                "brokerage-shares",
                "brokerage-scale")) {
            assertThat(findings(sound(), TRADES, rule)).as(rule).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "database-conservation, broken-balances, 2, INVALID",
        "database-checkpoint, checkpoints, 1, WARNING",
        "database-autovacuum, autovacuums, 3, WARNING",
        "database-durability, fsync, 0, WARNING",
        "database-durability, synchronous-commit, 0, WARNING",
        "brokerage-bounds, bound-order-status, 10, WARNING",
        "brokerage-shares, share-complete-trade, 12, INVALID",
        "brokerage-scale, customers, 5999, WARNING"
    })
    void shouldFindWhatIsWrong(String rule, String figure, double value, Severity severity) {
        Map<String, Double> figures = sound();
        figures.put(figure, value);
        assertThat(findings(figures, TRADES, rule))
                .isNotEmpty()
                .allSatisfy(finding -> assertThat(finding.severity()).isEqualTo(severity));
    }

    @Test
    void shouldGiveTradesJoulesAndWhatTheDatabaseDid() {
        RunFigures run = RunFigures.of(run(sound(), TRADES));
        DatabaseInterval level = DatabaseInterval.counting(run).get(0);
        double watts = level.measured().figures().averageWatts().asOptional().orElseThrow();
        assertThat(level.tradesPerSecond().asOptional()).hasValue(300);
        assertThat(level.joulesPerTrade().asOptional().orElseThrow()).isCloseTo(watts / 300, within(1e-9));
        assertThat(level.walBytesPerTrade().asOptional()).hasValue(2500);
        assertThat(level.databaseMillis().asOptional().orElseThrow()).isCloseTo(0.2, within(1e-9));
        String text = new String(Reporter.report(run.result()).files().get("result.txt"), StandardCharsets.UTF_8);
        assertThat(text).contains("17.10").contains("complete-trade").contains("Trades at the highest rate");
    }

    /** A published report has 10,419.03 and 9,657.13 transactions per second of two systems. */
    @Test
    void shouldKeepTheRatioOfPublishedRates() {
        List<Headline> trades = SuiteSystems.headlines(
                        List.of(RunFigures.of(run(sound(), 1_041_903)), RunFigures.of(run(sound(), 965_713))))
                .values()
                .iterator()
                .next();
        double first = trades.get(0).value().asOptional().orElseThrow();
        double second = trades.get(1).value().asOptional().orElseThrow();
        assertThat(first).isCloseTo(10_419.03, within(1e-6));
        assertThat(second).isCloseTo(9_657.13, within(1e-6));
        assertThat(first / second).isCloseTo(1.0789, within(5e-5));
    }
}
