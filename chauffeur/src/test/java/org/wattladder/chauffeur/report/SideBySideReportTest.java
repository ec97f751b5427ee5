package org.wattladder.chauffeur.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.ShippedConfig;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.reporter.Reporter;
import org.wattladder.worklets.api.WorkletCatalogue;

/** On the ideal machine every worklet has 1000 transactions per second alone. */
class SideBySideReportTest {
    private static HostInterval copy(HostInterval like, int copy, double share) {
        return new HostInterval(
                like.host(),
                copy,
                1,
                Math.round(like.transactions() * share),
                0,
                0,
                like.recordingNanos(),
                Measurement.of(90),
                List.of());
    }

    /** The first of two keeps 50 %, the second 90 %. */
    private static IntervalResult shared(IntervalResult interval) {
        HostInterval client = interval.clients().get(0);
        return new IntervalResult(
                interval.plan(),
                interval.window(),
                interval.rates(),
                interval.power(),
                interval.temperature(),
                interval.conditions(),
                interval.types(),
                List.of(copy(client, 1, 0.5), copy(client, 2, 0.9)));
    }

    private static WorkletResult shared(WorkletResult worklet) {
        return new WorkletResult(
                worklet.name(),
                worklet.clients(),
                worklet.calibratedRate(),
                worklet.intervals().stream().map(SideBySideReportTest::shared).toList(),
                worklet.faults());
    }

    @Test
    void shouldShowWhatEachOfTwoKeepsBesideTheOther() throws Exception {
        RunResult ideal = IdealMachine.run(new PlanReader(Path.of("../config"), WorkletCatalogue.load())
                .read(ShippedConfig.request("side-by-side", List.of("lab"))));
        RunResult run = new RunResult(
                ideal.run(),
                ideal.productVersion(),
                ideal.course(),
                ideal.plan(),
                ideal.hosts(),
                ideal.meters(),
                ideal.worklets().stream()
                        .map(worklet -> worklet.name().contains("-with-") ? shared(worklet) : worklet)
                        .toList(),
                ideal.environment());

        String text = new String(Reporter.report(run).files().get("result.txt"), StandardCharsets.UTF_8);

        assertThat(text.lines().map(line -> line.replaceAll(" +", " ")))
                .contains(
                        "crypto-aes on CPU 0 crypto-aes on CPU 1 1,000 500.0 50.0 % 150.0 150.0 0",
                        "crypto-aes on CPU 1 crypto-aes on CPU 0 1,000 900.0 90.0 % 150.0 150.0 0",
                        "crypto-aes on CPU 0 sha256 on CPU 0 1,000 500.0 50.0 % 150.0 150.0 0");
        assertThat(text).contains("different worklets ran together, whose transactions do not add up");
    }
}
