package org.wattladder.reporter.system.curve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.page.Fact;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Cells;

/** Latency and watts over the rate, summed up by the max rate and the critical rate. */
public final class ResponseCurve implements SuiteSystem {
    private static final int DIGITS = 4;

    @Override
    public String id() {
        return "response-curve";
    }

    @Override
    public String sentence() {
        return "latency and watts over the rate, max rate and critical rate as headline";
    }

    @Override
    public List<Rule> rules() {
        return List.of(new InjectorLimited());
    }

    @Override
    public List<Fact> headline(RunFigures run) {
        List<Fact> facts = new ArrayList<>();
        for (RunCurve curve : RunCurve.all(run)) {
            facts.add(fact("fact.max-rate", curve, curve.rates().maxRate()));
            facts.add(fact("fact.critical-rate", curve, curve.rates().criticalRate()));
        }
        return facts;
    }

    private static Fact fact(String label, RunCurve curve, OptionalDouble rate) {
        Text value = curve.limit().isPresent()
                ? Message.of("curve.withheld")
                : Cells.of(rate, found -> Message.of("amount.per-second", Figure.significant(found, DIGITS)));
        return new Fact(Message.of(label), value);
    }

    @Override
    public List<Section> sections(RunFigures run) {
        List<Section> sections = new ArrayList<>();
        for (RunCurve curve : RunCurve.all(run)) {
            String id = "curve-" + (sections.size() + 1);
            List<Message> notes = new ArrayList<>();
            curve.limit().ifPresent(notes::add);
            if (!curve.rates().isSaturated()) {
                notes.add(Message.of("note.curve-unsaturated"));
            }
            if (curve.criticalPercent().isPresent() && curve.limit().isEmpty()) {
                notes.add(Message.of(
                        "note.critical-of-max",
                        Figure.decimals(curve.criticalPercent().getAsDouble(), 1)));
            }
            sections.add(new Section(
                    id,
                    Message.of("heading.curve", curve.worklet().plan().name()),
                    Message.each("sentence.curve-not-a-result"),
                    Optional.of(CurvePicture.of(curve, id + "-picture")),
                    List.of(CurveTables.metrics(curve), CurveTables.steps(curve)),
                    notes));
        }
        return sections;
    }
}
