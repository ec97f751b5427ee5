package org.wattladder.reporter.rules.host;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.HostConditions;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.rules.MeasuredInterval;
import org.wattladder.reporter.rules.Threshold;

/**
 * One figure of what disturbed one host around an interval that is not warm-up.
 *
 * @param run it is of
 * @param interval where
 * @param host what its Director found
 * @param value the figure
 */
record HostReading(RunFigures run, MeasuredInterval interval, HostConditions host, double value) {

    /** Every interval and host that has the figure, by worklet, in the order of the run. */
    static Function<RunFigures, List<Threshold.Place<HostReading>>> of(Function<Conditions, Measurement> figure) {
        return run -> run.worklets().stream()
                .map(worklet ->
                        new Threshold.Place<HostReading>(new Name(worklet.plan().name()), of(run, worklet, figure)))
                .toList();
    }

    /** Every interval and host of a worklet that has the figure, in the order of the run. */
    static List<HostReading> of(RunFigures run, WorkletFigures worklet, Function<Conditions, Measurement> figure) {
        return MeasuredInterval.in(worklet).stream()
                .filter(interval -> interval.figures().plan().metered())
                .flatMap(interval -> interval.result().conditions().stream()
                        .flatMap(host -> figure.apply(host.facts()).asOptional().stream()
                                .mapToObj(value -> new HostReading(run, interval, host, value))))
                .toList();
    }

    /** CPUs that are online; 1 where their number is not known. */
    int cpus() {
        return Math.max(1, host.facts().onlineCpus());
    }

    /** Memory of the host; without end where its Director did not tell. */
    double installedBytes() {
        return run.result().hosts().stream()
                .filter(each -> each.name().equals(host.host()))
                .map(HostResult::facts)
                .mapToDouble(facts -> facts.memory().installedBytes())
                .filter(bytes -> bytes > 0)
                .findFirst()
                .orElse(Double.POSITIVE_INFINITY);
    }

    /**
     * A message on those that pass a limit: how many intervals of how many, the most, where, and the limit if there is one.
     *
     * @param most of the worst, with the digits of its message
     */
    static Message message(Threshold.Excess<HostReading> excess, String id, Text most, Text... limit) {
        List<Text> arguments = new ArrayList<>(List.of(
                Text.of(intervals(excess.passing())),
                Text.of(intervals(excess.looked())),
                most,
                excess.worst().host.ofDriver()
                        ? Message.of("place.driver", excess.worst().host.host())
                        : new Name(excess.worst().host.host()),
                excess.worst().interval.figures().name()));
        arguments.addAll(List.of(limit));
        return new Message(id, arguments);
    }

    private static long intervals(List<HostReading> readings) {
        return readings.stream().map(HostReading::interval).distinct().count();
    }
}
