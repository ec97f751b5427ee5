package org.wattladder.reporter.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.HostConditions;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;

/**
 * One figure of what disturbed one host around an interval that is not warm-up.
 *
 * @param interval where
 * @param host what its Director found
 * @param value the figure
 */
record HostReading(MeasuredInterval interval, HostConditions host, double value) {

    /** Every interval and host that has the figure, in the order of the run. */
    static List<HostReading> of(WorkletFigures worklet, Function<Conditions, Measurement> figure) {
        return MeasuredInterval.in(worklet).stream()
                .filter(interval -> interval.figures().plan().metered())
                .flatMap(interval -> interval.result().conditions().stream()
                        .flatMap(host -> figure.apply(host.facts()).asOptional().stream()
                                .mapToObj(value -> new HostReading(interval, host, value))))
                .toList();
    }

    /** A finding for each worklet in which some pass a limit. */
    static List<Finding> findings(
            RunFigures run,
            Function<Conditions, Measurement> figure,
            Predicate<HostReading> tooMuch,
            Function<Excess, Finding> finding) {
        return run.worklets().stream()
                .flatMap(worklet -> worst(worklet, figure, tooMuch).stream())
                .map(finding)
                .toList();
    }

    /** The worst of those that pass a limit, and how many intervals do; empty when none does. */
    static Optional<Excess> worst(
            WorkletFigures worklet, Function<Conditions, Measurement> figure, Predicate<HostReading> tooMuch) {
        List<HostReading> readings = of(worklet, figure);
        List<HostReading> excess = readings.stream().filter(tooMuch).toList();
        return excess.stream()
                .max(Comparator.comparingDouble(HostReading::value))
                .map(worst -> new Excess(intervals(excess), intervals(readings), worst));
    }

    private static long intervals(List<HostReading> readings) {
        return readings.stream().map(HostReading::interval).distinct().count();
    }

    /** Spread evenly over all CPUs that are online; the value itself where their number is not known. */
    double perCpu() {
        return value / Math.max(1, host.facts().onlineCpus());
    }

    /**
     * What passes a limit.
     *
     * @param intervals that do
     * @param looked intervals that were looked at
     * @param worst of all
     */
    record Excess(long intervals, long looked, HostReading worst) {
        /**
         * How many intervals do, the most, where, and the limit if there is one.
         *
         * @param most of all, with the digits of its message
         */
        Finding finding(RuleDescription rule, Severity severity, String messageId, Text most, Text... limit) {
            List<Object> arguments = new ArrayList<>(List.of(
                    intervals,
                    looked,
                    most,
                    worst.host().ofDriver()
                            ? Message.of("place.driver", worst.host().host())
                            : worst.host().host(),
                    worst.interval().figures().name()));
            arguments.addAll(List.of(limit));
            return rule.finding(
                    severity, new Name(worst.interval().worklet().plan().name()), messageId, arguments.toArray());
        }
    }
}
