package org.wattladder.reporter.system.sert;

import java.util.List;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.score.RatedFigure;
import org.wattladder.reporter.score.RunScores;
import org.wattladder.reporter.system.ScoreSection;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.page.Fact;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Cells;

/** A rating after the published method: its worklets and lengths, and scores against a reference machine. */
public final class SertLike implements SuiteSystem {
    @Override
    public String id() {
        return "sert-like";
    }

    @Override
    public String sentence() {
        return "worklets and lengths of the published method, scores against a reference machine, the table of energy";
    }

    @Override
    public List<Rule> rules() {
        return List.of(new PartialSuite(), new PublishedLengths());
    }

    @Override
    public boolean scoresAgainstReference() {
        return true;
    }

    @Override
    public RatedFigure score(RunFigures run) {
        return RunScores.of(run).overall();
    }

    @Override
    public List<Fact> headline(RunFigures run) {
        Measurement overall = score(run).value();
        return overall.asOptional().isEmpty()
                ? List.of()
                : List.of(Fact.of("fact.overall-score", Cells.significant(overall, 4)));
    }

    @Override
    public List<Section> sections(RunFigures run) {
        return List.of(ScoreSection.of(run));
    }
}
