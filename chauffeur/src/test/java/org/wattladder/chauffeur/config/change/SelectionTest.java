package org.wattladder.chauffeur.config.change;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.settings.problem.Problems;

class SelectionTest {
    private static final RunPlan PLAN = RandomPlans.paper(3);
    private final Problems problems = new Problems();

    @Test
    void shouldKeepTheNamedWorkletsInTheOrderOfTheSuite() {
        RunPlan chosen = OnlyWorklets.apply(PLAN, List.of("idle", "w2"), problems);
        assertThat(chosen.worklets()).extracting(WorkletPlan::name).containsExactly("w2", "idle");
        assertThat(chosen.worklets().get(0)).isEqualTo(PLAN.worklets().get(1));
        assertThat(chosen.suite().mode()).isEqualTo(RunMode.RESEARCH);
        assertThat(chosen.suite().changes()).containsExactly(Message.of("change.left-out", List.of("w1", "w3")));
        assertThat(problems.found()).isEmpty();
    }

    @Test
    void shouldChangeNothingWhenNothingIsChosenOrAll() {
        assertThat(OnlyWorklets.apply(PLAN, List.of(), problems)).isEqualTo(PLAN);
        assertThat(OnlyWorklets.apply(PLAN, List.of("idle", "w3", "w2", "w1"), problems))
                .isEqualTo(PLAN);
        assertThat(OnlyLevels.apply(PLAN, List.of())).isEqualTo(PLAN);
        assertThat(OnlyLevels.apply(PLAN, List.of(100.0, 67.0, 33.0))).isEqualTo(PLAN);
    }

    @Test
    void shouldReplaceTheLevelsOfGraduatedWorkletsAlone() {
        RunPlan chosen = OnlyLevels.apply(PLAN, List.of(80.0, 12.5));
        assertThat(((Ladder) chosen.worklets().get(0).schedule()).levelsPercent())
                .containsExactly(80.0, 12.5);
        assertThat(chosen.worklets().get(3)).isEqualTo(PLAN.worklets().get(3));
        assertThat(chosen.suite().mode()).isEqualTo(RunMode.RESEARCH);
        assertThat(chosen.suite().changes())
                .containsExactly(Message.of("change.levels", List.of(Figure.shortest(80), Figure.shortest(12.5))));
    }
}
