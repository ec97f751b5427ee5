package org.wattladder.reporter.system.ladder;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.rates.FoundRates;
import org.wattladder.reporter.score.RatedFigure;
import org.wattladder.reporter.score.RunScores;
import org.wattladder.reporter.score.WorkletScore;
import org.wattladder.reporter.system.EnergyTable;
import org.wattladder.reporter.system.ScoreSection;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.page.Section;

/** A ladder of any levels and lengths, summed up by performance over watts. */
public final class Ladder implements SuiteSystem {
    @Override
    public String id() {
        return "ladder";
    }

    @Override
    public String sentence() {
        return "any levels and lengths, the sum of performance over the sum of watts as headline, of a search the highest rate of each"
                + " goal, the table of energy";
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
    public List<Headline> headline(RunFigures run) {
        List<Headline> headline = new ArrayList<>(FoundRates.headline(run));
        List<WorkletScore> ladders = RunScores.of(run).worklets().stream()
                .filter(each -> !FoundRates.looksFor(each.worklet().plan()))
                .toList();
        Text name = Message.of("fact.overall-efficiency");
        for (WorkletScore ladder : ladders) {
            headline.add(Headline.of(
                    ladders.size() == 1
                            ? name
                            : Headline.named(ladder.worklet().plan().name(), name),
                    ladder.ladderRatio()));
        }
        return headline;
    }

    @Override
    public List<Section> sections(RunFigures run) {
        List<Section> sections = new ArrayList<>(SearchPicture.sections(run.worklets()));
        sections.addAll(
                run.result().plan().score().reference().given()
                        ? List.of(ScoreSection.of(run))
                        : EnergyTable.section(run));
        return sections;
    }
}
