package org.wattladder.reporter.system.trace;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.score.RatedFigure;
import org.wattladder.reporter.score.RunScores;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.page.Section;

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
    public List<Headline> headline(RunFigures run) {
        List<Headline> headline = new ArrayList<>();
        headline.add(Headline.of(Message.of("fact.overall-efficiency"), score(run)));
        List<TraceEnergy> traces = TraceEnergy.of(run);
        for (TraceEnergy energy : traces) {
            boolean several = traces.size() > 1;
            headline.add(energy.headline("fact.mean-power", several, Message.of("unit.watts"), energy.meanWatts()));
            headline.add(energy.headline("headline.energy", several, Message.of("unit.joules"), energy.joules()));
        }
        return headline;
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
