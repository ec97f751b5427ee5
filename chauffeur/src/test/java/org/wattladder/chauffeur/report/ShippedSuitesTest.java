package org.wattladder.chauffeur.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.ShippedConfig;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.reporter.ReportSet;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.finding.Verdict;
import org.wattladder.worklets.api.WorkletCatalogue;

/** A suite that comes with the program can be run so that its result is valid. */
class ShippedSuitesTest {
    private static final PlanReader READER = new PlanReader(Path.of("../config"), WorkletCatalogue.load());

    static List<String> suites() {
        return READER.suites();
    }

    @ParameterizedTest
    @MethodSource("suites")
    void shouldBeValidWhenEverythingGoesAsPlanned(String suite) throws ConfigProblems, IOException {
        RunPlan plan = READER.read(ShippedConfig.request(suite, List.of("lab")));

        ReportSet reports = Reporter.report(IdealMachine.run(plan));

        assertThat(reports.findings())
                .filteredOn(finding -> finding.severity() != Severity.NOTE)
                .isEmpty();
        assertThat(reports.verdict()).isEqualTo(suite.equals("rating") ? Verdict.VALID : Verdict.RESEARCH);
    }
}
