package org.wattladder.reporter.system.ladder;

import java.util.List;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.score.RatedFigure;
import org.wattladder.reporter.score.RunScores;
import org.wattladder.reporter.system.EnergyTable;
import org.wattladder.reporter.system.ScoreSection;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.page.Fact;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Cells;

/** A ladder of any levels and lengths, summed up by performance over watts. */
public final class Ladder implements SuiteSystem {
    @Override
    public String id() {
        return "ladder";
    }

    @Override
    public String sentence() {
        return "any levels and lengths, the sum of performance over the sum of watts as headline, the table of energy";
    }

    @Override
    public boolean scoresAgainstReference() {
        return true;
    }

    @Override
    public RatedFigure score(RunFigures run) {
        return RunScores.of(run).ladderRatio();
    }

    @Override
    public List<Fact> headline(RunFigures run) {
        Measurement overall = score(run).value();
        return overall.asOptional().isEmpty()
                ? List.of()
                : List.of(Fact.of("fact.overall-efficiency", Cells.significant(overall, 4)));
    }

    @Override
    public List<Section> sections(RunFigures run) {
        return run.result().plan().score().reference().given()
                ? List.of(ScoreSection.of(run))
                : EnergyTable.section(run);
    }
}
