package org.wattladder.reporter.system.curve;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.schedule.RateCurve;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.BusyCpus;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** The system under test, not what drives it, ends the curve. */
final class InjectorLimited implements Rule {
    private static final double BUSY_PERCENT = 80;
    private static final double LATE_MILLIS = 2;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "injector-limited",
                "The system under test, and not the injector or the network, limits the rate and the latency of a curve.",
                "invalid, and both rates are withheld, when less than "
                        + (int) BUSY_PERCENT
                        + " % of the CPUs of the system under test were busy at the first rate that was not sustained."
                        + " Likewise when transactions start more than " + (int) LATE_MILLIS
                        + " ms late in the mean, at half of the max rate or less",
                "ours: an injector that is short of CPU or users makes any system look slow",
                "Give the injector more users or CPUs, another machine (`on: driver`) or a faster network; look for other"
                        + " programs there.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return RunCurve.all(run).stream()
                .flatMap(curve -> curve.limit().stream()
                        .map(message -> description()
                                .finding(
                                        Severity.INVALID,
                                        new Name(curve.worklet().plan().name()),
                                        message)))
                .toList();
    }

    /** How the injector limits a curve; empty when it does not, as far as is known. */
    static Optional<Message> limit(RunFigures run, RateCurve rates, List<CurvePoint> points) {
        double max = rates.maxRate().orElse(0);
        Optional<CurvePoint> beyond =
                points.stream().filter(point -> point.step().rate() > max).findFirst();
        Optional<Message> idle = beyond.flatMap(point -> {
            OptionalDouble busy = BusyCpus.percent(run, point.figures().plan(), point.result());
            return busy.isPresent() && busy.getAsDouble() < BUSY_PERCENT
                    ? Optional.of(Message.of(
                            "injector-limited.idle",
                            Figure.significant(point.step().rate(), 4),
                            Figure.decimals(busy.getAsDouble(), 0),
                            Figure.shortest(BUSY_PERCENT)))
                    : Optional.empty();
        });
        return idle.isPresent() ? idle : late(max / 2, points);
    }

    private static Optional<Message> late(double halfRate, List<CurvePoint> points) {
        return points.stream()
                .filter(point ->
                        point.step().rate() <= halfRate && point.lateMillis().orElse(0) > LATE_MILLIS)
                .findFirst()
                .map(point -> Message.of(
                        "injector-limited.late",
                        Figure.significant(point.step().rate(), 4),
                        Figure.decimals(point.lateMillis().orElseThrow(), 1),
                        Figure.shortest(LATE_MILLIS)));
    }
}
