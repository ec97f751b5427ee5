package org.wattladder.reporter.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Plans;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.sample.TiledRuns;
import org.wattladder.reporter.system.sert.PartialSuite;

/** For each rule a run that keeps it. */
final class GoodRuns {
    private static final Set<String> OF_TILES = Set.of("guest-starved", "guest-silent", "tiles-knee");

    private GoodRuns() {}

    /** The full run of the samples has three worklets, of which only one rule has anything to say. */
    static RunResult of(Rule rule) {
        if (OF_TILES.contains(rule.description().id())) {
            return TiledRuns.sound();
        }
        return rule instanceof PartialSuite ? whole(SampleRuns.full()) : SampleRuns.full();
    }

    private static RunResult whole(RunResult run) {
        WorkletPlan any = run.plan().worklets().get(0);
        List<WorkletPlan> worklets = new ArrayList<>(run.plan().worklets());
        PartialSuite.RATING.forEach(name -> worklets.add(WorkletPlan.alone(
                name,
                any.workload(),
                any.metric(),
                any.parameters(),
                any.clients(),
                any.jvmOptions(),
                any.schedule())));
        return Altered.plan(run, Plans.worklets(run.plan(), worklets));
    }
}
