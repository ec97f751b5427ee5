package org.wattladder.reporter.figures;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.MeanRate;
import org.wattladder.model.result.MeanWatts;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.schedule.FoundRate;
import org.wattladder.model.schedule.Trace;
import org.wattladder.worklets.api.Metric;

/**
 * One planned worklet with what came of it.
 *
 * @param plan as planned
 * @param result what happened; empty when it was not begun
 * @param intervals every interval that was begun, and the next one when the schedule is not at its end
 * @param calibratedRate transactions per second that count as 100 %
 * @param geometricMean of performance per watt over the levels, not normalised; absent for idle
 * @param ladderRatio sum of performance over the levels divided by sum of watts over the levels and idle, of a trace over
 *     all its bins; absent for idle
 * @param idleIncluded whether the watts of idle are in the overall ops/watt
 */
public record WorkletFigures(
        WorkletPlan plan,
        Optional<WorkletResult> result,
        List<IntervalFigures> intervals,
        Measurement calibratedRate,
        Measurement geometricMean,
        Measurement ladderRatio,
        boolean idleIncluded) {

    private static final String NOT_BEGUN = "absent.worklet-not-begun";

    static WorkletFigures of(WorkletPlan plan, Optional<WorkletResult> found, Measurement idleWatts, MeanWatts means) {
        List<IntervalFigures> intervals = WorkletResult.planned(plan.schedule(), found).stream()
                .map(interval -> IntervalFigures.of(
                        interval,
                        find(interval, found),
                        measured -> Performance.of(plan, found.orElseThrow(), measured),
                        means))
                .toList();
        List<IntervalFigures> levels = levels(intervals);
        List<IntervalFigures> bins = bins(plan, intervals);
        List<Measurement> watts = new ArrayList<>();
        (bins.isEmpty() ? levels : bins).forEach(level -> watts.add(level.averageWatts()));
        boolean idleOfRun = bins.isEmpty() && idleWatts.asOptional().isPresent();
        if (idleOfRun) {
            watts.add(idleWatts);
        }
        return new WorkletFigures(
                plan,
                found,
                intervals,
                found.map(WorkletResult::calibratedRate).orElse(Measurement.absent(NOT_BEGUN)),
                Efficiency.geometricMean(
                        levels.stream().map(IntervalFigures::perWatt).toList()),
                Efficiency.ladderRatio(
                        levels.stream().map(IntervalFigures::performance).toList(), watts),
                idleOfRun || bins.size() > levels.size());
    }

    /** The bins of a load that changes over time, in order, those without load included; none of other worklets. */
    public List<IntervalFigures> bins() {
        return bins(plan, intervals);
    }

    private static List<IntervalFigures> bins(WorkletPlan plan, List<IntervalFigures> intervals) {
        return plan.schedule() instanceof Trace
                ? intervals.stream().filter(IntervalFigures::counts).toList()
                : List.of();
    }

    /** The depths of a sweep in the order of execution, missing intervals included; none unless it is swept. */
    public List<IntervalFigures> depths() {
        return intervals.stream()
                .filter(interval -> interval.works() && interval.plan().depth().isPresent())
                .toList();
    }

    /** The recording that confirmed a rate that a search found; empty when none did. */
    public Optional<IntervalFigures> confirming(FoundRate found) {
        return found.confirmedBy().stream().boxed().findFirst().flatMap(this::interval);
    }

    /** The interval of this number; empty when it was not begun. */
    public Optional<IntervalFigures> interval(int number) {
        return intervals.stream()
                .filter(interval -> interval.plan().number() == number)
                .findFirst();
    }

    /**
     * Relative standard uncertainty of a rate in percent, as the ends of the window cut transactions of each user; absent when
     * no transaction was completed.
     */
    public Measurement countingPercent(IntervalResult interval) {
        long transactions = interval.clients().stream()
                .mapToLong(HostInterval::transactions)
                .sum();
        return transactions == 0
                ? Measurement.absent("absent.no-transaction")
                : Measurement.of(MeanRate.countingPercent(workers(), (double) transactions));
    }

    /** Worker threads of all clients, the most transactions that can be in progress at a time. */
    public Measurement users() {
        return result.isPresent() ? Measurement.of((double) workers()) : Measurement.absent(NOT_BEGUN);
    }

    private long workers() {
        return result.stream()
                .flatMap(measured -> measured.clients().stream())
                .mapToLong(client -> client.facts().users())
                .sum();
    }

    private static Optional<IntervalResult> find(IntervalPlan plan, Optional<WorkletResult> found) {
        return found.stream()
                .flatMap(worklet -> worklet.intervals().stream())
                .filter(interval -> interval.plan().number() == plan.number())
                .findFirst();
    }

    /** The load levels, or the iterations, in the order of execution, missing intervals included. */
    public List<IntervalFigures> levels() {
        return levels(intervals);
    }

    /** What a program counts, as its file calls it; empty for other worklets and before anything was recorded. */
    public Optional<String> programUnit() {
        return plan.deployment().worklet() instanceof Program.Measured
                ? intervals.stream()
                        .flatMap(interval -> interval.types().stream())
                        .map(TypeFigures::type)
                        .findFirst()
                : Optional.empty();
    }

    /** Whether the worklet only idles. */
    public boolean idle() {
        return plan.metric() == Metric.NONE;
    }

    /** Weakest evidence behind the watts of the levels, or of idle; empty when there is no watt. */
    public Optional<EvidenceTier> tier() {
        return intervals.stream()
                .filter(IntervalFigures::counts)
                .flatMap(interval -> interval.tier().stream())
                .reduce(EvidenceTier::lowest);
    }

    private static List<IntervalFigures> levels(List<IntervalFigures> intervals) {
        return intervals.stream().filter(IntervalFigures::works).toList();
    }
}
