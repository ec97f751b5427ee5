package org.wattladder.reporter.system.ladder;

import java.util.List;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.score.RatedFigure;
import org.wattladder.reporter.score.RunScores;
import org.wattladder.reporter.score.WorkletScore;
import org.wattladder.reporter.system.EnergyTable;
import org.wattladder.reporter.system.ScoreSection;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.Cells;
import org.wattladder.reporter.view.Fact;
import org.wattladder.reporter.view.Section;

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

    /** The overall ops/watt of the only worklet; those of several have no common unit. */
    @Override
    public RatedFigure score(RunFigures run) {
        List<WorkletScore> worklets = RunScores.of(run).worklets();
        return worklets.size() == 1
                ? worklets.get(0).ladderRatio()
                : RatedFigure.absent(
                        worklets.isEmpty()
                                ? Message.of("absent.no-working-worklet")
                                : Message.of("absent.no-common-unit"));
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
