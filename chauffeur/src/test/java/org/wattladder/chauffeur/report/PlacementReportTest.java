package org.wattladder.chauffeur.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.ShippedConfig;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.Reporter;
import org.wattladder.worklets.api.WorkletCatalogue;

/** On the ideal machine memory is equally near everywhere. */
class PlacementReportTest {
    @Test
    void shouldShowWhatIsKeptOfTheLocalPerformance() throws Exception {
        RunResult run = IdealMachine.run(new PlanReader(Path.of("../config"), WorkletCatalogue.load())
                .read(ShippedConfig.request("placement", List.of("lab"))));

        String text = new String(Reporter.report(run).files().get("result.txt"), StandardCharsets.UTF_8);

        assertThat(text.lines().map(line -> line.replaceAll(" +", " ")))
                .anyMatch(line -> line.matches("path-finding local [\\d,.]+ 100.0 % .*"))
                .anyMatch(line -> line.matches("path-finding remote [\\d,.]+ 100.0 % .*"))
                .anyMatch(line -> line.matches(".*path-finding keeps with interleave memory.*100.*"));
    }
}
