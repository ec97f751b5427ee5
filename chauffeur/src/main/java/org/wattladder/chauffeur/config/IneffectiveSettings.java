package org.wattladder.chauffeur.config;

import java.time.Duration;
import java.util.List;
import org.wattladder.chauffeur.config.meter.MeterSet;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.reporter.system.SuiteSystems;
import org.wattladder.settings.LengthText;
import org.wattladder.settings.problem.Problems;
import org.wattladder.worklets.api.StorageNeed;
import org.wattladder.worklets.api.WorkletCatalogue;

/** Refuses what a plan would silently ignore: options that change nothing in it, and meters too slow for its intervals. */
final class IneffectiveSettings {
    private IneffectiveSettings() {}

    static void check(
            PlanRequest request, RunPlan plan, MeterSet devices, WorkletCatalogue catalogue, Problems problems) {
        if (request.seed().isPresent() && request.seed().getAsLong() < 0) {
            problems.add(
                    "--seed",
                    "a seed is a whole number from 0, not " + request.seed().getAsLong());
        }
        if (!request.levels().isEmpty() && plan.worklets().stream().noneMatch(IneffectiveSettings::hasLevels)) {
            problems.add("--levels", "no worklet of the run has load levels; leave the option out");
        }
        String system = plan.suite().system();
        if (request.reference().isPresent() && !SuiteSystems.named(system).scoresAgainstReference()) {
            problems.add(
                    "--reference", "system " + system + " has no scores against a reference; leave the option out");
        }
        boolean stores = plan.worklets().stream().anyMatch(worklet -> stores(worklet, catalogue));
        if (!request.storage().isEmpty() && !stores) {
            problems.add("--storage", "no worklet of the run uses storage; leave the option out");
        }
        if (request.keepFiles() && !stores) {
            problems.add("--keep-files", "no worklet of the run uses storage; leave the option out");
        }
        devices.meters().forEach(meter -> checkSampling(meter, plan, problems));
    }

    /** A schedule without load levels stays the same object. */
    private static boolean hasLevels(WorkletPlan worklet) {
        return worklet.schedule().atLevels(List.of(100.0)) != worklet.schedule();
    }

    private static boolean stores(WorkletPlan worklet, WorkletCatalogue catalogue) {
        return catalogue
                .find(worklet.deployment().worklet().name())
                .filter(found -> found.description().storage() instanceof StorageNeed.Files)
                .isPresent();
    }

    private static void checkSampling(MeterPlan meter, RunPlan plan, Problems problems) {
        plan.worklets().stream()
                .filter(worklet -> worklet.schedule().foreseen().stream()
                        .anyMatch(interval -> recordsLessThanASample(interval, meter)))
                .findFirst()
                .ifPresent(worklet -> problems.add(
                        "meter " + meter.name(),
                        "its samples of " + LengthText.spoken(Duration.ofMillis(meter.samplingMillis()))
                                + " are longer than a recording of " + worklet.name()
                                + "; set a shorter sampling, or longer intervals"));
    }

    private static boolean recordsLessThanASample(IntervalPlan interval, MeterPlan meter) {
        return interval.counts()
                && !interval.untimed()
                && interval.lengths().recording().toMillis() < meter.samplingMillis();
    }
}
