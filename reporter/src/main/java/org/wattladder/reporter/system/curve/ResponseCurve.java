package org.wattladder.reporter.system.curve;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Drawn;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.WorkUnit;

/** Latency and watts over the rate, summed up by the max rate and the critical rate. */
public final class ResponseCurve implements SuiteSystem {
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
    public List<Headline> headline(RunFigures run) {
        List<Headline> headline = new ArrayList<>();
        List<RunCurve> curves = RunCurve.all(run);
        for (RunCurve curve : curves) {
            boolean several = curves.size() > 1;
            headline.add(rate("fact.max-rate", several, curve, curve.rates().maxRate()));
            headline.add(
                    rate("fact.critical-rate", several, curve, curve.rates().criticalRate()));
        }
        return headline;
    }

    private static Headline rate(String label, boolean several, RunCurve curve, OptionalDouble found) {
        String worklet = curve.worklet().plan().name();
        Text name = several ? Headline.named(worklet, Message.of(label)) : Message.of(label);
        Text unit = WorkUnit.performance(curve.worklet());
        Measurement rate = curve.limit()
                .<Measurement>map(limit -> Measurement.absent(limit))
                .orElseGet(() -> found.isPresent()
                        ? Measurement.of(found.getAsDouble())
                        : Measurement.absent("absent.no-rate-found"));
        return curve.at(found)
                .map(point -> Headline.of(name, unit, rate, worklet, point.figures()))
                .orElseGet(() -> Headline.plain(
                        name, unit, rate, Drawn.ofSeveral(curve.worklet().tier())));
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
                    List.of(CurvePicture.of(curve, id + "-picture")),
                    List.of(
                            WorkUnit.in(curve.worklet(), CurveTables.metrics(curve)),
                            WorkUnit.in(curve.worklet(), CurveTables.steps(curve))),
                    notes));
        }
        return sections;
    }
}
