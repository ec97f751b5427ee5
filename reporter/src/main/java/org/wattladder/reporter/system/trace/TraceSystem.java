package org.wattladder.reporter.system.trace;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.score.RatedFigure;
import org.wattladder.reporter.score.RunScores;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.page.Fact;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Cells;

/** A load that changes over time, summed up by its energy. */
public final class TraceSystem implements SuiteSystem {
    @Override
    public String id() {
        return "trace";
    }

    @Override
    public String sentence() {
        return "energy, mean power and work per joule of a load that changes over time as headline";
    }

    @Override
    public RatedFigure score(RunFigures run) {
        return RunScores.of(run).ladderRatio();
    }

    @Override
    public List<Fact> headline(RunFigures run) {
        List<Fact> facts = new ArrayList<>();
        Measurement overall = score(run).value();
        if (overall.asOptional().isPresent()) {
            facts.add(Fact.of("fact.overall-efficiency", Cells.significant(overall, 4)));
        }
        for (TraceEnergy energy : TraceEnergy.of(run)) {
            facts.add(new Fact(
                    Message.of("fact.mean-power"),
                    Cells.watts(energy.meanWatts().asOptional(), 4)));
        }
        return facts;
    }

    @Override
    public List<Section> sections(RunFigures run) {
        List<Message> sentences = new ArrayList<>();
        TraceEnergy.of(run).forEach(energy -> sentences.addAll(energy.sentences()));
        return sentences.isEmpty()
                ? List.of()
                : List.of(new Section("trace", Message.of("heading.trace"), sentences, List.of(), List.of()));
    }
}
