package org.wattladder.reporter.recomputed;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;

/**
 * A result in the order of its plan, holes included.
 *
 * @param result as archived
 * @param worklets the intervals of each planned worklet
 */
public record DerivedRun(RunResult result, List<List<DerivedInterval>> worklets) {
    public DerivedRun {
        worklets = List.copyOf(worklets);
    }

    /** Walks the plan; a worklet that is planned twice has its results in the same order. */
    public static DerivedRun of(RunResult result) {
        List<WorkletResult> left = new ArrayList<>(result.worklets());
        List<List<DerivedInterval>> worklets = new ArrayList<>();
        for (WorkletPlan plan : result.plan().worklets()) {
            Optional<WorkletResult> found = left.stream()
                    .filter(each -> each.name().equals(plan.name()))
                    .findFirst();
            found.ifPresent(left::remove);
            worklets.add(WorkletResult.planned(plan.schedule(), found).stream()
                    .map(interval -> new DerivedInterval(plan, interval, found, recorded(found, interval)))
                    .toList());
        }
        return new DerivedRun(result, worklets);
    }

    private static Optional<IntervalResult> recorded(Optional<WorkletResult> worklet, IntervalPlan interval) {
        return worklet.stream()
                .flatMap(found -> found.intervals().stream())
                .filter(result -> result.plan().number() == interval.number())
                .findFirst();
    }

    List<DerivedInterval> intervals() {
        return worklets.stream().flatMap(List::stream).toList();
    }
}
