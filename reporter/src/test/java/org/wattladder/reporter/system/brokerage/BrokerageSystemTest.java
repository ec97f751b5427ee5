package org.wattladder.reporter.system.brokerage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.sample.TradedRuns;
import org.wattladder.reporter.system.SuiteSystems;

class BrokerageSystemTest {
    private static final long TRADES = TradedRuns.TRADES;

    private static List<Finding> findings(Map<String, Double> figures, long trades, String rule) {
        return SuiteSystems.judge(RunFigures.of(TradedRuns.run(figures, trades))).findings().stream()
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
            assertThat(findings(TradedRuns.sound(), TRADES, rule)).as(rule).isEmpty();
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
        Map<String, Double> figures = TradedRuns.sound();
        figures.put(figure, value);
        assertThat(findings(figures, TRADES, rule))
                .isNotEmpty()
                .allSatisfy(finding -> assertThat(finding.severity()).isEqualTo(severity));
    }

    @Test
    void shouldGiveTradesJoulesAndWhatTheDatabaseDid() {
        RunFigures run = RunFigures.of(TradedRuns.run(TradedRuns.sound(), TRADES));
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
        List<Headline> trades = SuiteSystems.headlines(List.of(
                        RunFigures.of(TradedRuns.run(TradedRuns.sound(), 1_041_903)),
                        RunFigures.of(TradedRuns.run(TradedRuns.sound(), 965_713))))
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
