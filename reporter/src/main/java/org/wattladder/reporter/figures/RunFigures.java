package org.wattladder.reporter.figures;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.MeanWatts;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.schedule.Trace;

/**
 * A result with every derived figure; what rules and formats read.
 *
 * @param result as it was recorded
 * @param worklets every planned worklet, in order, begun or not
 * @param idleWatts average power of the last idle interval that was measured, of a load that changes over time that of all its idle
 *     bins; absent when there is none
 */
public record RunFigures(RunResult result, List<WorkletFigures> worklets, Measurement idleWatts) {

    /** Derives every figure of a result. */
    public static RunFigures of(RunResult result) {
        List<WorkletPlan> plans = result.plan().worklets();
        List<WorkletResult> unclaimed = new ArrayList<>(result.worklets());
        List<Optional<WorkletResult>> found =
                plans.stream().map(plan -> claim(plan.name(), unclaimed)).toList();
        Measurement idleWatts = idleWatts(plans, found);
        MeanWatts means = MeanWatts.of(result);
        List<WorkletFigures> worklets = new ArrayList<>();
        for (int i = 0; i < plans.size(); i++) {
            worklets.add(WorkletFigures.of(plans.get(i), found.get(i), idleWatts, means));
        }
        return new RunFigures(result, List.copyOf(worklets), idleWatts);
    }

    /** Weakest evidence behind any watt that counts; empty when there is no watt. */
    public Optional<EvidenceTier> tier() {
        return worklets.stream().flatMap(worklet -> worklet.tier().stream()).reduce(EvidenceTier::lowest);
    }

    /** Every interval of every worklet, begun and missing. */
    public List<IntervalFigures> intervals() {
        return worklets.stream()
                .flatMap(worklet -> worklet.intervals().stream())
                .toList();
    }

    /** The interval with the highest average power of those that count; empty when none has watts. */
    public Optional<IntervalFigures> highest() {
        return intervals().stream()
                .filter(level ->
                        level.counts() && level.averageWatts().asOptional().isPresent())
                .max(Comparator.comparingDouble(
                        level -> level.averageWatts().asOptional().getAsDouble()));
    }

    /** Its average power; absent for the reason that the first of those that count has none. */
    public Measurement highestWatts() {
        return Stream.concat(highest().stream(), intervals().stream().filter(IntervalFigures::counts))
                .map(IntervalFigures::averageWatts)
                .findFirst()
                .orElse(Measurement.absent("absent.no-working-worklet"));
    }

    /** A plan may hold a worklet twice; its results come in the same order. */
    private static Optional<WorkletResult> claim(String name, List<WorkletResult> unclaimed) {
        Optional<WorkletResult> found =
                unclaimed.stream().filter(result -> result.name().equals(name)).findFirst();
        found.ifPresent(unclaimed::remove);
        return found;
    }

    /** Mean of all idle bins of a trace, each by its length; absent when none has watts. */
    private static Measurement idleBins(Optional<WorkletResult> trace) {
        double joules = 0;
        double nanos = 0;
        for (IntervalResult bin : trace.map(WorkletResult::intervals).orElse(List.of())) {
            if (bin.plan().idle() && bin.power().averageWatts() instanceof Measurement.Measured watts) {
                joules += watts.value() * bin.window().nanos();
                nanos += bin.window().nanos();
            }
        }
        return nanos > 0 ? Measurement.of(joules / nanos) : Measurement.absent("absent.idle-not-measured");
    }

    private static Measurement idleWatts(List<WorkletPlan> plans, List<Optional<WorkletResult>> found) {
        Measurement idle = Measurement.absent("absent.idle-not-planned");
        for (int i = 0; i < plans.size(); i++) {
            if (plans.get(i).schedule() instanceof Trace) {
                Measurement bins = idleBins(found.get(i));
                if (bins.asOptional().isPresent()) {
                    idle = bins;
                    continue;
                }
            }
            for (IntervalPlan interval : WorkletResult.planned(plans.get(i).schedule(), found.get(i))) {
                if (interval.idle()) {
                    Measurement watts = found.get(i).stream()
                            .flatMap(worklet -> worklet.intervals().stream())
                            .filter(result -> result.plan().number() == interval.number())
                            .map(IntervalResult::power)
                            .map(power -> power.averageWatts())
                            .findFirst()
                            .orElse(Measurement.absent("absent.idle-not-measured"));
                    idle = idle.asOptional().isPresent() && watts.asOptional().isEmpty() ? idle : watts;
                }
            }
        }
        return idle;
    }
}
