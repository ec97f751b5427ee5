package org.wattladder.reporter.system.consolidation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.sample.ConsolidatedRuns;
import org.wattladder.reporter.system.SuiteSystems;

class ConsolidationSystemTest {
    private static final List<String> RULES = List.of(
            "guest-state",
            "guest-unanswered",
            "guest-operations",
            "guest-bounds",
            "guests-emulated",
            "guests-one-host");

    private static RunFigures run(Map<String, Double> figures, long powerCounted) {
        return RunFigures.of(ConsolidatedRuns.run(figures, powerCounted));
    }

    private static List<String> found(RunFigures run) {
        return SuiteSystems.judge(run).findings().stream()
                .map(Finding::id)
                .filter(RULES::contains)
                .distinct()
                .toList();
    }

    @Test
    void shouldFindNothingInASoundRun() {
        assertThat(found(run(ConsolidatedRuns.sound(), 1))).isEmpty();
    }

    /** An operation that is never completed is no score, and none that is without a sentence. */
    @Test
    void shouldFindThatAnOperationIsMissing() {
        Map<String, Double> figures = ConsolidatedRuns.sound();
        figures.put("move-count", 0.0);
        RunFigures run = run(figures, 1);
        assertThat(found(run)).containsExactly("guest-operations");
        assertThat(ConsolidatedPeriod.all(run).get(0).operations()).isZero();
    }

    @Test
    void shouldReckonScoreOfWorkAndOperations() {
        ConsolidatedPeriod period =
                ConsolidatedPeriod.all(run(ConsolidatedRuns.sound(), 1)).get(0);
        // 4,000 in 100 s are 2,400 a minute of both tiles together, so 1,200 of each: half of the reference
        assertThat(period.perMinute("mail")).isEqualTo(2_400);
        assertThat(period.ratiosOfTiles())
                .hasSize(2)
                .allSatisfy(tile -> assertThat(tile).containsOnly(0.5).hasSize(5));
        assertThat(period.tiles()).isCloseTo(1, within(1e-12));
        assertThat(period.perHour("deploy")).isCloseTo(30, within(1e-12));
        assertThat(period.operations()).isCloseTo(0.5, within(1e-12));
        assertThat(period.score()).isCloseTo(0.9, within(1e-12));
        double watts = period.measured().figures().averageWatts().asOptional().orElseThrow();
        assertThat(period.perKilowatt().asOptional().orElseThrow()).isCloseTo(900 / watts, within(1e-9));
    }

    @Test
    void shouldLetATileCountByWhatItDid() {
        Map<String, Double> figures = ConsolidatedRuns.sound();
        figures.put("tile-1-mail", 4_800.0);
        ConsolidatedPeriod period = ConsolidatedPeriod.all(run(figures, 1)).get(0);
        assertThat(period.ratiosOfTiles().get(0).get(0)).isCloseTo(2.0 / 3, within(1e-12));
        assertThat(period.ratiosOfTiles().get(1).get(0)).isCloseTo(1.0 / 3, within(1e-12));
    }

    @Test
    void shouldGiveNoScorePerKilowattWherePowerDoesNotCount() {
        List<Headline> headline = new ConsolidationSystem().headline(run(ConsolidatedRuns.sound(), 0));
        assertThat(headline.get(0).value().asOptional().orElseThrow()).isCloseTo(0.9, within(1e-9));
        assertThat(headline.get(1).value().asOptional()).isEmpty();
    }

    @Test
    void shouldSayInEveryReportThatEmulatedGuestsMeanNothing() {
        Map<String, Double> figures = ConsolidatedRuns.sound();
        figures.put("emulated", 1.0);
        String text = new String(
                Reporter.report(ConsolidatedRuns.run(figures, 1)).files().get("result.txt"), StandardCharsets.UTF_8);
        assertThat(text)
                .contains("emulated guests: no figure means anything")
                .contains("performance with server power")
                .contains("3c6d07ea3d14");
    }
}
