package org.wattladder.reporter.system.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.sample.SampleEnvironment;
import org.wattladder.reporter.sample.SampleRuns;

class LinearAlgebraTest {
    private static RunFigures run(Map<EnvironmentKey, String> facts) {
        return RunFigures.of(SampleRuns.equations().with(SampleEnvironment.declaring(facts)));
    }

    private static RunFigures machine(int flopsPerCycle, int cores, double gigahertz) {
        return run(Map.of(
                EnvironmentKey.FLOPS_PER_CYCLE, Integer.toString(flopsPerCycle),
                EnvironmentKey.CORES, Integer.toString(cores),
                EnvironmentKey.CPU_MEGAHERTZ, Long.toString(Math.round(gigahertz * 1000)) + " MHz"));
    }

    /** The table of a published report: cores and clock of a processor, processors, Rpeak as printed, as whole numbers. */
    @ParameterizedTest
    @CsvSource({
        "60, 1.90, 4, 14592",
        "48, 2.10, 4, 12902",
        "40, 2.20, 4, 11264",
        "28, 2.00, 4, 7168",
        "16, 2.90, 4, 5939",
        "32, 2.40, 4, 9830",
        "8, 3.70, 4, 3789",
        "24, 2.10, 4, 6451",
        "18, 2.20, 4, 5069",
        "48, 2.10, 2, 6451",
        "40, 2.00, 2, 5120",
        "18, 2.20, 2, 2535",
        "28, 2.00, 2, 3584",
        "24, 1.80, 2, 2765",
        "16, 2.00, 2, 2048",
        "8, 2.90, 2, 1485"
    })
    void shouldReckonPublishedRpeaks(int cores, double gigahertz, int processors, double rpeak) {
        assertThat(LinearAlgebra.rpeak(machine(32, cores * processors, gigahertz))
                        .asOptional()
                        .orElseThrow())
                .isCloseTo(rpeak, within(0.61));
    }

    /** Two rows of the same table are slips: 7,286 in place of 7,296, and 3,891 by 1.9 GHz beside a clock of 2.10. */
    @ParameterizedTest
    @CsvSource({"60, 1.90, 7286, 7296", "32, 2.10, 3891, 4300.8"})
    void shouldFindTheSlipsOfTheTable(int cores, double gigahertz, double printed, double right) {
        double rpeak = LinearAlgebra.rpeak(machine(32, 2 * cores, gigahertz))
                .asOptional()
                .orElseThrow();
        assertThat(rpeak).isCloseTo(right, within(1e-6)).isNotCloseTo(printed, within(9.0));
    }

    @Test
    void shouldGiveRmaxEfficiencyAndGigaflopsPerWatt() {
        RunFigures run = machine(16, 2, 2.6);
        Size size = Size.of(run).get(0);
        double mean = size.figures().performance().asOptional().orElseThrow();
        assertThat(size.worklet()).isEqualTo("solve-vector");
        assertThat(size.order()).isEqualTo(8000);
        assertThat(size.residual()).isEqualTo(0.004);
        assertThat(mean)
                .isCloseTo(341.46 * size.figures().actualRate().asOptional().orElseThrow(), within(0.1));
        double millis = size.figures().all().service().mean().asOptional().orElseThrow();
        double rmax = 2 * 341.4613333 / millis * 1000;
        assertThat(size.rmaxGigaflops().asOptional().orElseThrow()).isCloseTo(rmax, within(rmax / 1e6));
        assertThat(size.efficiencyPercent(LinearAlgebra.rpeak(run)).asOptional().orElseThrow())
                .isCloseTo(100 * rmax / 83.2, within(rmax / 1e6));
    }

    @Test
    void shouldSayThatMoreThanRpeakIsPossible() {
        assertThat(text(machine(1, 1, 0.1))).contains("More than 100 % of Rpeak is possible");
        assertThat(text(machine(64, 500, 4))).doesNotContain("More than 100 %").contains("Rpeak: 128,000 GFLOPS");
        assertThat(text(run(Map.of()))).contains("Rpeak is not known: hardware.flops-per-cycle is not disclosed.");
    }

    private static String text(RunFigures run) {
        return new String(Reporter.report(run.result()).files().get("result.txt"), StandardCharsets.UTF_8)
                .replaceAll("\\s+", " ");
    }
}
