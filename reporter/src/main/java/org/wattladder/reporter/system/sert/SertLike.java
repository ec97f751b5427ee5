package org.wattladder.reporter.system.sert;

import java.util.List;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.score.RatedFigure;
import org.wattladder.reporter.score.RunScores;
import org.wattladder.reporter.system.ScoreSection;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.page.Section;

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
    public List<Headline> headline(RunFigures run) {
        return List.of(Headline.of(Message.of("fact.overall-score"), score(run)));
    }

    @Override
    public List<Section> sections(RunFigures run) {
        return List.of(ScoreSection.of(run));
    }
}
