package org.wattladder.console.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.PlanRequest;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.text.Message;
import org.wattladder.worklets.api.WorkletCatalogue;

class PlannedRunTest {
    private static final PlanReader READER = new PlanReader(Path.of("../config"), WorkletCatalogue.load());

    @ParameterizedTest
    @CsvSource({"rating, console.ends-now", "latency-search, console.ends-now-at-most"})
    void shouldSayWhetherTheEndIsABoundOnly(String suite, String word) throws ConfigProblems {
        RunPlan plan = READER.read(PlanRequest.of(suite));
        PlannedRun planned = new PlannedRun(List.of(plan), Duration.ZERO, Instant.EPOCH, Optional.empty(), 0);

        assertThat(planned.endsWord()).isEqualTo(Message.of(word));
    }
}
