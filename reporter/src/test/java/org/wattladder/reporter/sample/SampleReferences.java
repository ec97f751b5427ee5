package org.wattladder.reporter.sample;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.plan.ReferenceLevel;
import org.wattladder.model.plan.ReferenceWorklet;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.plan.WorkDigest;
import org.wattladder.model.plan.WorkloadWeight;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/** Made-up reference machines. */
public final class SampleReferences {
    private SampleReferences() {}

    /** Scores by CPU alone, against a machine that does less for each watt. */
    public static ScorePlan tower(RunPlan plan) {
        return cpuAlone(new Reference(
                "tower",
                "Tower 1, A Processor(R) X-1000",
                "2026-02-01",
                "rating",
                WorkDigest.of(plan.worklets()),
                "analyzer",
                List.of(worklet(plan, 0, 12.5, 11.25, 7.5), worklet(plan, 1, 4.5, 4, 2.75))));
    }

    /** Scores by CPU alone, against the same figures as a definition that nobody measured. */
    public static ScorePlan unit(RunPlan plan) {
        Reference tower = tower(plan).reference();
        return cpuAlone(new Reference(
                "unit", "a made-up unit", tower.made(), tower.suite(), tower.suiteDigest(), "", tower.worklets()));
    }

    /** Scores of a rating by the published weights, against a machine of between half and four fifths of the efficiency. */
    public static ScorePlan server(RunFigures rating) {
        List<ReferenceWorklet> worklets = new ArrayList<>();
        rating.worklets().stream()
                .filter(worklet -> !worklet.idle())
                .forEach(worklet -> worklets.add(server(worklet, 0.5 + 0.02 * worklets.size())));
        RunPlan plan = rating.result().plan();
        return new ScorePlan(
                plan.score().weights(),
                plan.score().combinedCountsTo(),
                new Reference(
                        "server",
                        "Server 2, A Processor(R) X-1800",
                        "2026-02-01",
                        "rating",
                        WorkDigest.of(plan.worklets()),
                        "accepted-analyzer",
                        worklets));
    }

    private static ReferenceWorklet server(WorkletFigures worklet, double share) {
        return new ReferenceWorklet(
                worklet.plan().name(),
                WorkDigest.of(worklet.plan()),
                worklet.levels().stream()
                        .map(level -> new ReferenceLevel(
                                level.plan().loadPercent().orElseThrow(),
                                share * level.perWatt().asOptional().orElseThrow()))
                        .toList());
    }

    /** Scores by CPU alone, against this machine. */
    public static ScorePlan cpuAlone(Reference reference) {
        return new ScorePlan(List.of(new WorkloadWeight("cpu", 100)), "cpu", reference);
    }

    private static ReferenceWorklet worklet(RunPlan plan, int place, double full, double most, double third) {
        return new ReferenceWorklet(
                plan.worklets().get(place).name(),
                WorkDigest.of(plan.worklets().get(place)),
                List.of(new ReferenceLevel(100, full), new ReferenceLevel(67, most), new ReferenceLevel(33, third)));
    }
}
