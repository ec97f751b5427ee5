package org.wattladder.reporter.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Plans;
import org.wattladder.reporter.sample.SampleEnvironment;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.sample.TiledRuns;
import org.wattladder.reporter.system.sert.PartialSuite;

/** For each rule a run that keeps it; its figures are made once for all rules. */
enum GoodRuns {
    FULL(SampleRuns.full()),
    WHOLE(whole(SampleRuns.full())),
    TILED(TiledRuns.sound());

    private static final Set<String> OF_TILES = Set.of("guest-starved", "guest-silent", "tiles-knee");

    private final RunFigures figures;
    private final RunFigures disclosing;

    GoodRuns(RunResult run) {
        figures = RunFigures.of(run);
        disclosing = RunFigures.of(run.with(SampleEnvironment.complete()));
    }

    /** The full run of the samples has three worklets, of which only one rule has anything to say. */
    static GoodRuns of(Rule rule) {
        if (OF_TILES.contains(rule.description().id())) {
            return TILED;
        }
        return rule instanceof PartialSuite ? WHOLE : FULL;
    }

    RunFigures figures() {
        return figures;
    }

    /** Of the same run on a machine that discloses everything. */
    RunFigures disclosing() {
        return disclosing;
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
