package org.wattladder.reporter.score;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.plan.ReferenceLevel;
import org.wattladder.model.plan.ReferenceWorklet;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkDigest;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;

/** Makes a reference of runs of one machine. */
public final class ReferenceMaker {
    private ReferenceMaker() {}

    /**
     * The reference whose figures are the means over these runs; a run that it is made of alone scores exactly 1000.
     *
     * @param name of the reference
     * @param machine what was measured
     * @param runs at least one, all of the same work
     * @throws IllegalArgumentException with a sentence, if a level of any run has no performance per watt, or the runs differ
     */
    public static Reference make(String name, String machine, List<RunFigures> runs) {
        RunPlan plan = runs.get(0).result().plan();
        String digest = WorkDigest.of(plan.worklets());
        for (RunFigures run : runs) {
            if (!WorkDigest.of(run.result().plan().worklets()).equals(digest)) {
                throw new IllegalArgumentException(run.result().run() + " and "
                        + runs.get(0).result().run() + " did not run the same worklets with the same parameters");
            }
        }
        return new Reference(
                name,
                machine,
                LocalDate.ofInstant(runs.get(0).result().course().startedAt(), ZoneOffset.UTC)
                        .toString(),
                plan.suite().name(),
                digest,
                tier(runs),
                worklets(runs));
    }

    private static String tier(List<RunFigures> runs) {
        if (Compared.by(runs.get(0).result().plan().suite()) == Compared.PERFORMANCE) {
            return Reference.NO_WATTS;
        }
        return runs.stream()
                .flatMap(run -> run.tier().stream())
                .reduce(EvidenceTier::lowest)
                .map(EvidenceTier::label)
                .orElseThrow(() -> new IllegalArgumentException("no run has watts, so none has performance per watt"));
    }

    private static List<ReferenceWorklet> worklets(List<RunFigures> runs) {
        List<ReferenceWorklet> worklets = new ArrayList<>();
        List<WorkletFigures> first = runs.get(0).worklets();
        for (int place = 0; place < first.size(); place++) {
            if (scored(first.get(place))) {
                worklets.add(worklet(runs, place));
            }
        }
        if (worklets.isEmpty()) {
            throw new IllegalArgumentException("the runs have no worklet with load levels");
        }
        return worklets;
    }

    private static boolean scored(WorkletFigures worklet) {
        return !worklet.idle()
                && worklet.levels().stream()
                        .allMatch(level -> level.plan().scored()
                                && level.plan().loadPercent().isPresent());
    }

    private static ReferenceWorklet worklet(List<RunFigures> runs, int place) {
        WorkletFigures first = runs.get(0).worklets().get(place);
        List<ReferenceLevel> levels = new ArrayList<>();
        Compared compared = Compared.by(runs.get(0).result().plan().suite());
        for (double percent : percents(first)) {
            double sum = 0;
            for (RunFigures run : runs) {
                sum += figure(run, run.worklets().get(place), percent, compared);
            }
            levels.add(new ReferenceLevel(percent, sum / runs.size()));
        }
        return new ReferenceWorklet(first.plan().name(), WorkDigest.of(first.plan()), levels);
    }

    private static double[] percents(WorkletFigures worklet) {
        return worklet.levels().stream()
                .mapToDouble(level -> level.plan().loadPercent().orElseThrow())
                .distinct()
                .toArray();
    }

    /** The median over repeats. */
    private static double figure(RunFigures run, WorkletFigures worklet, double percent, Compared compared) {
        List<Double> repeats = worklet.levels().stream()
                .filter(level -> level.plan().loadPercent().equals(OptionalDouble.of(percent)))
                .map(compared::positive)
                .map(repeat -> repeat.asOptional()
                        .orElseThrow(() -> unfit(
                                run, worklet, percent, Absence.reason(repeat).orElseThrow())))
                .toList();
        return Repeats.median(repeats, Double::doubleValue)
                .orElseThrow(() -> unfit(run, worklet, percent, Message.of("absent.no-such-level")));
    }

    private static IllegalArgumentException unfit(
            RunFigures run, WorkletFigures worklet, double percent, Message reason) {
        return new IllegalArgumentException(run.result().run() + " cannot be a reference: "
                + worklet.plan().name() + " at " + percent + " % has no performance per watt: "
                + Words.in(Language.ENGLISH).say(reason));
    }
}
