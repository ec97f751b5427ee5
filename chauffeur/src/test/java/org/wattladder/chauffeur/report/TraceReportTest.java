package org.wattladder.chauffeur.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.ShippedConfig;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.schedule.Trace;
import org.wattladder.reporter.ReportSet;
import org.wattladder.reporter.Reporter;
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
}
