package org.wattladder.reporter.system.none;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.plan.Program;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.headline.Drawn;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.rates.FoundRates;
import org.wattladder.reporter.view.table.WorkUnit;
import org.wattladder.worklets.api.ClientFigure;

/** What worklets and programs do at most, of suites without a system. */
final class GreatestPerformance {
    private static final int DIGITS = 4;
    private static final int MOST_FIGURES = 4;

    private GreatestPerformance() {}

    /** A figure of each worklet that does work; of a program also the energy of one of its units, of a search its rates instead. */
    static List<Headline> of(RunFigures run) {
        List<Headline> headline = new ArrayList<>(FoundRates.headline(run));
        run.worklets().stream()
                .filter(worklet -> !worklet.idle() && !FoundRates.looksFor(worklet.plan()))
                .forEach(worklet -> headline.addAll(of(worklet)));
        return headline;
    }

    private static List<Headline> of(WorkletFigures worklet) {
        String name = worklet.plan().name();
        Message greatest = Message.of("headline.greatest", name);
        Optional<IntervalFigures> found = worklet.levels().stream()
                .filter(level -> level.performance().asOptional().isPresent())
                .max(Comparator.comparingDouble(
                        level -> level.performance().asOptional().getAsDouble()))
                .or(() -> worklet.levels().stream().findFirst());
        if (found.isEmpty()) {
            Message reason = Message.of("absent.worklet-not-begun");
            return List.of(Headline.plain(
                    greatest, WorkUnit.performance(worklet), Measurement.absent(reason), Drawn.nothing(reason)));
        }
        IntervalFigures level = found.get();
        return worklet.plan().deployment().worklet() instanceof Program.Measured
                ? ofProgram(worklet, level)
                : List.of(Headline.of(greatest, WorkUnit.performance(worklet), level.performance(), name, level));
    }

    private static List<Headline> ofProgram(WorkletFigures worklet, IntervalFigures level) {
        String name = worklet.plan().name();
        Text perSecond = WorkUnit.performance(worklet);
        Message[] figures = level.result().stream()
                .flatMap(result -> result.clients().stream())
                .flatMap(client -> ClientFigure.undeclared(client.figures()).stream())
                .map(figure -> Message.of(
                        "headline.own-figure",
                        figure.name(),
                        Figure.significant(figure.value(), DIGITS),
                        figure.unit()))
                .limit(MOST_FIGURES)
                .toArray(Message[]::new);
        return List.of(
                Headline.of(Message.of("headline.greatest", name), perSecond, level.performance(), name, level)
                        .with(figures),
                Headline.plain(
                        Message.of(
                                "headline.energy-of-unit",
                                name,
                                worklet.programUnit().orElse("")),
                        Message.of("unit.joules"),
                        level.joulesPerTransaction(),
                        Drawn.only(name, level)));
    }
}
