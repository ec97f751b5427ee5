package org.wattladder.reporter.view.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Plans;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.system.SuiteSystems;
import org.wattladder.reporter.view.chart.Graph;
import org.wattladder.reporter.view.table.Cells;

class ChartsTest {
    private static final Words ENGLISH = Words.in(Language.ENGLISH);

    @Test
    void shouldDrawOverTheLoadOnlyWhatClimbsALadder() {
        RunView storage = view(SampleRuns.storage());

        assertThat(storage.panels()).extracting(WorkletView::name).containsExactly("random");
    }

    @Test
    void shouldLeadWithScoresWhereThereAreAny() {
        Graph graph = view(SampleRuns.rating()).chart().orElseThrow();

        assertThat(ENGLISH.say(graph.caption())).isEqualTo("Score of each worklet; the scale does not begin at 0");
        assertThat(graph.rows()).hasSize(15).allSatisfy(row -> {
            assertThat(row.marks()).contains("class=\"dot", "class=\"span", "class=\"rule overall");
            assertThat(row.link()).startsWith("worklet-");
        });
    }

    @Test
    void shouldLeadWithWattsWhereThereIsNoScore() {
        Graph graph = view(SampleRuns.full()).chart().orElseThrow();

        assertThat(graph.rows())
                .hasSize(2)
                .allSatisfy(row -> assertThat(row.marks()).contains("class=\"dot lower", "class=\"rule idle"));
    }

    @Test
    void shouldLeadWithTheLevelsOfTheOnlyWorklet() {
        RunResult full = SampleRuns.full();
        Graph graph = view(Altered.plan(
                        full, Plans.worklets(full.plan(), full.plan().worklets().subList(1, 3))))
                .chart()
                .orElseThrow();

        assertThat(graph.rows())
                .extracting(row -> ENGLISH.say(row.name()))
                .containsExactly("100 %", "67 %", "33 %", "active idle");
        assertThat(graph.span()).isEqualTo(4);
        assertThat(graph.rows().get(0).marks().split("class=\"bar", -1)).hasSize(1 + 3);
        assertThat(graph.rows().get(0).marks().split("class=\"dot", -1)).hasSize(1 + 4);
    }

    @Test
    void shouldBreakTheLineOfWattsAtWhatIsMissing() {
        List<WorkletView> worklets = view(SampleRuns.incomplete()).worklets();

        assertThat(Charts.marks(worklets.get(0)).split("class=\"link", -1)).hasSize(1 + 1);
        assertThat(Charts.marks(worklets.get(1))).contains("class=\"bar").doesNotContain("class=\"link");
    }

    @Test
    void shouldNotRepeatAChartInATable() {
        RunResult full = SampleRuns.full();
        RunView one = view(Altered.plan(
                full, Plans.worklets(full.plan(), full.plan().worklets().subList(1, 3))));
        assertThat(one.worklets()).filteredOn(one::pictured).hasSize(1);
        assertThat(view(full).worklets()).noneMatch(view(full)::pictured);

        RunFigures figures = RunFigures.of(SampleRuns.scored());
        RunView scored = RunView.of(
                figures,
                SuiteSystems.judge(figures),
                List.of(),
                SuiteSystems.of(figures).sections(figures));
        Section scores = scored.following().get(0);
        assertThat(scores.tables().get(0).rows()).hasSize(2 + 2);
        assertThat(scored.shown(scores).tables().get(0).rows())
                .as("overall and its workload, as the chart shows the two worklets")
                .hasSize(2);
    }

    @Test
    void shouldLeaveOutAWorkletThatWasNotBegun() {
        RunResult quick = SampleRuns.quick();
        RunView view = view(Altered.worklets(
                quick, quick.worklets().subList(1, quick.worklets().size())));

        assertThat(view.worklets().get(0).top()).isEmpty();
        assertThat(view.worklets().get(0).fullWatts()).isEqualTo(Cells.ABSENT);
        assertThat(view.chart().orElseThrow().caption())
                .isEqualTo(Message.of("chart.levels-of", view.worklets().get(1).name()));
    }

    private static RunView view(RunResult run) {
        RunFigures figures = RunFigures.of(run);
        return RunView.of(figures, SuiteSystems.judge(figures), List.of(), List.of());
    }
}
