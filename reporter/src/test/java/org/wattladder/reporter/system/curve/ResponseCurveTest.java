package org.wattladder.reporter.system.curve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.sample.SampleCurves;

class ResponseCurveTest {
    private static final RunCurve CURVE =
            RunCurve.all(RunFigures.of(SampleCurves.saturated())).get(0);

    private static String text(RunResult run, String file) {
        return new String(Reporter.report(run).files().get(file), StandardCharsets.UTF_8);
    }

    /** Rates that were published of one machine, as printed; their ratio says how far latency grows before saturation. */
    @ParameterizedTest
    @CsvSource({"26012, 13098, 50.35", "27083, 12653, 46.72", "26397, 13426, 50.86"})
    void shouldRelateTheCriticalRateToTheMaxRateAsPublished(double max, double critical, double percent) {
        assertThat(RunCurve.percent(critical, max)).isCloseTo(percent, within(0.01));
    }

    /** The made-up machine takes 1 ms / (1 - load), so that the longest takes 10 ms at 90 % and 100 ms at 99 %. */
    @Test
    void shouldSumUpByMaxRateAndTheGeometricMeanOfTheRatesOfAllGoals() {
        double max = CURVE.rates().maxRate().orElseThrow();
        double[] loads = {0.9, 0.96, 0.98, 0.9867, 0.99};
        double product = 1;
        for (int goal = 0; goal < loads.length; goal++) {
            assertThat(CURVE.rates().rate(goal).orElseThrow()).isCloseTo(1000 * loads[goal], within(15.0));
            product *= CURVE.rates().rate(goal).orElseThrow();
        }
        assertThat(max).isCloseTo(1000, within(25.0));
        assertThat(CURVE.rates().criticalRate().orElseThrow()).isCloseTo(Math.pow(product, 0.2), within(1e-6));
    }

    @Test
    void shouldDrawAndTabulateTheCurveWithBothMetrics() {
        String page = text(SampleCurves.saturated(), "result.html");
        assertThat(page)
                .contains(
                        "<section id=\"curve-1\">",
                        "curve least",
                        "curve p99",
                        "curve power",
                        "max rate",
                        "critical rate")
                .contains("class=\"rule highest\"", "class=\"rule critical\"")
                .doesNotContain("<table class=\"graph\">");
        assertThat(text(SampleCurves.saturated(), "result.txt"))
                .contains("max rate: sustained", "critical rate: their geometric mean", "p99 within 10 ms");
    }

    /** A step beyond saturation is asked for on purpose. */
    @Test
    void shouldNotHoldStepsToTheirTarget() {
        assertThat(Reporter.report(SampleCurves.saturated()).findings())
                .extracting(Finding::id)
                .doesNotContain("target-load", "injector-limited");
    }

    @Test
    void shouldWithholdTheMetricsWhenTheInjectorIsTheLimit() {
        for (RunResult run : List.of(SampleCurves.starved(), SampleCurves.late(Duration.ofMillis(3)))) {
            assertThat(Reporter.report(run).findings())
                    .filteredOn(finding -> finding.id().equals("injector-limited"))
                    .singleElement()
                    .extracting(Finding::severity)
                    .isEqualTo(Severity.INVALID);
            assertThat(text(run, "result.txt")).doesNotContain("max rate: sustained");
            assertThat(text(run, "result.html"))
                    .containsPattern(
                            "Max rate</dt>\\s*<dd class=\"value\">none</dd><dd class=\"note\">[^<]*(injector|max rate)")
                    .doesNotContain("class=\"rule highest\"");
        }
    }
}
