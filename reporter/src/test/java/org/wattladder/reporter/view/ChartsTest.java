package org.wattladder.reporter.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Plans;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.system.SuiteSystems;

class ChartsTest {
    private static boolean hasLadder(RunResult run) {
        return Charts.hasLadder(
                RunView.of(RunFigures.of(run), SuiteSystems.judge(RunFigures.of(run)), List.of(), List.of()));
    }

    @Test
    void shouldDrawOverTheLoadOnlyWhatClimbsALadder() {
        RunResult storage = SampleRuns.storage();
        assertThat(hasLadder(storage)).isTrue();
        assertThat(hasLadder(Altered.plan(
                        storage,
                        Plans.worklets(
                                storage.plan(),
                                storage.plan().worklets().stream()
                                        .filter(worklet -> !worklet.name().equals("random"))
                                        .toList()))))
                .isFalse();
    }
}
