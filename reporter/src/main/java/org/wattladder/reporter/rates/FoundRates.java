package org.wattladder.reporter.rates;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.schedule.Curve;
import org.wattladder.model.schedule.FoundRate;
import org.wattladder.model.schedule.LatencyGoal;
import org.wattladder.model.schedule.RateSearch;
import org.wattladder.model.schedule.Search;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.headline.Drawn;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.system.curve.CurvePoint;
import org.wattladder.reporter.system.curve.RunCurve;
import org.wattladder.reporter.view.table.WorkUnit;

/** The rates that searches and curves end with. Their intervals have other rates in each run, so that only these can be compared. */
public final class FoundRates {
    private static final String NONE = "absent.no-rate-found";

    private FoundRates() {}

    /** Whether a worklet looks for rates, so that its intervals tell nothing beside those of another run. */
    public static boolean looksFor(WorkletPlan worklet) {
        return worklet.schedule() instanceof Search || worklet.schedule() instanceof Curve;
    }

    /** All of a run, in the order of the plan; a rate that was not found is absent. */
    public static List<FoundFigure> of(RunFigures run) {
        List<FoundFigure> found = new ArrayList<>();
        for (WorkletFigures worklet : run.worklets()) {
            if (worklet.plan().schedule() instanceof Search search
                    && worklet.result().isPresent()) {
                RateSearch.of(search, worklet.result().get().history())
                        .found()
                        .forEach(goal -> found.add(new FoundFigure(
                                worklet,
                                goal.goal().label(),
                                measured(goal),
                                search.widthPercent(),
                                goal.undecided() ? OptionalDouble.of(goal.failed()) : OptionalDouble.empty(),
                                worklet.confirming(goal))));
            }
        }
        RunCurve.all(run).forEach(curve -> addCurve(curve, found));
        return List.copyOf(found);
    }

    /** The rates of searches as figures that sum up the run. */
    public static List<Headline> headline(RunFigures run) {
        List<FoundFigure> found = of(run).stream()
                .filter(each -> each.worklet().plan().schedule() instanceof Search)
                .toList();
        boolean several = found.stream().map(FoundFigure::worklet).distinct().count() > 1;
        return found.stream().map(each -> headline(each, several)).toList();
    }

    private static Headline headline(FoundFigure found, boolean several) {
        Message name = Message.of("headline.highest-rate", found.name());
        String worklet = found.worklet().plan().name();
        Text unit = WorkUnit.performance(found.worklet());
        Text shown = several ? Headline.named(worklet, name) : name;
        Headline headline = found.interval()
                .map(interval -> Headline.of(shown, unit, found.rate(), worklet, interval))
                .orElseGet(() -> Headline.plain(shown, unit, found.rate(), Drawn.nothing(Message.of(NONE))))
                .within(found.variance());
        return found.undecided().isPresent()
                ? headline.with(Message.of(
                        "headline.undecided",
                        Figure.significant(found.undecided().getAsDouble(), 4)))
                : headline;
    }

    private static void addCurve(RunCurve curve, List<FoundFigure> found) {
        List<LatencyGoal> goals = curve.curve().goals();
        for (int goal = 0; goal < goals.size(); goal++) {
            found.add(figure(curve, goals.get(goal).label(), curve.rates().rate(goal)));
        }
        if (curve.limit().isEmpty()) {
            found.add(figure(curve, Message.of("curve.critical"), curve.rates().criticalRate()));
            found.add(figure(curve, Message.of("curve.sustained"), curve.rates().maxRate()));
        }
    }

    private static FoundFigure figure(RunCurve curve, Message name, OptionalDouble rate) {
        return new FoundFigure(
                curve.worklet(),
                name,
                measured(rate),
                curve.curve().widthPercent(),
                OptionalDouble.empty(),
                curve.at(rate).map(CurvePoint::figures));
    }

    /** Of a goal that its own trials could not tell, the rate of a stricter one is a lower bound and not the highest. */
    static Measurement measured(FoundRate goal) {
        return goal.isOwn() || goal.confirmed().isEmpty()
                ? measured(goal.confirmed())
                : Measurement.absent(Message.of("absent.rate-of-stricter-goal", Figure.significant(goal.passed(), 4)));
    }

    private static Measurement measured(OptionalDouble rate) {
        return rate.isPresent() ? Measurement.of(rate.getAsDouble()) : Measurement.absent(NONE);
    }
}
