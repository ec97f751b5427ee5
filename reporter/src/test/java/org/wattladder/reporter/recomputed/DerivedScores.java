package org.wattladder.reporter.recomputed;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.plan.WorkDigest;
import org.wattladder.model.plan.WorkloadWeight;

/** Scores, ladders and the energy view of a run, by the formulas of {@code docs/scoring.md}. */
final class DerivedScores {
    private static final double REFERENCE_SCORE = 1000;
    private static final double FULL_LOAD = 100;

    private final DerivedRun run;
    private final ScorePlan plan;

    DerivedScores(DerivedRun run) {
        this.run = run;
        this.plan = run.result().plan().score();
    }

    /** Watts of the last idle interval that has any. */
    OptionalDouble idleWatts() {
        return run.intervals().stream()
                .filter(interval -> interval.interval().idle())
                .map(DerivedInterval::watts)
                .filter(OptionalDouble::isPresent)
                .reduce((one, other) -> other)
                .orElse(OptionalDouble.empty());
    }

    static List<DerivedInterval> levels(List<DerivedInterval> worklet) {
        return worklet.stream().filter(DerivedInterval::works).toList();
    }

    OptionalDouble level(DerivedInterval level) {
        Reference reference = plan.reference();
        OptionalDouble own = level.perWatt();
        OptionalDouble divisor = reference
                .worklet(level.plan().name())
                .filter(worklet -> worklet.work().equals(WorkDigest.of(level.plan())))
                .map(worklet -> worklet.performancePerWatt(
                        level.interval().loadPercent().orElseThrow()))
                .orElse(OptionalDouble.empty());
        boolean none = own.isEmpty() || !(own.getAsDouble() > 0) || divisor.isEmpty() || divisor.getAsDouble() == 0;
        return none
                ? OptionalDouble.empty()
                : OptionalDouble.of(REFERENCE_SCORE * own.getAsDouble() / divisor.getAsDouble());
    }

    OptionalDouble worklet(List<DerivedInterval> worklet) {
        return geometric(levels(worklet).stream().map(this::level).toList());
    }

    OptionalDouble workload(String workload) {
        return geometric(run.worklets().stream()
                .filter(worklet -> !levels(worklet).isEmpty()
                        && plan.scoredIn(worklet.get(0).plan().workload()).equals(workload))
                .map(this::worklet)
                .toList());
    }

    OptionalDouble overall() {
        double weights = 0;
        double logarithms = 0;
        for (WorkloadWeight weight : plan.weights()) {
            OptionalDouble score = workload(weight.workload());
            if (score.isEmpty()) {
                return score;
            }
            weights += weight.percent();
            logarithms += weight.percent() * Math.log(score.getAsDouble());
        }
        return weights > 0 ? OptionalDouble.of(Math.exp(logarithms / weights)) : OptionalDouble.empty();
    }

    static OptionalDouble geometricMeanPerWatt(List<DerivedInterval> worklet) {
        return geometric(levels(worklet).stream().map(DerivedInterval::perWatt).toList());
    }

    /** Sum of performance by sum of watts, idle included when it was measured. */
    OptionalDouble ladderRatio(List<DerivedInterval> worklet) {
        List<OptionalDouble> performance =
                levels(worklet).stream().map(DerivedInterval::performance).toList();
        List<OptionalDouble> watts = new ArrayList<>(
                levels(worklet).stream().map(DerivedInterval::watts).toList());
        if (idleWatts().isPresent()) {
            watts.add(idleWatts());
        }
        boolean absent = performance.isEmpty()
                || Stream.concat(performance.stream(), watts.stream()).anyMatch(OptionalDouble::isEmpty);
        return absent
                ? OptionalDouble.empty()
                : DerivedInterval.quotient(OptionalDouble.of(sum(performance)), OptionalDouble.of(sum(watts)));
    }

    private static List<DerivedInterval> rising(List<DerivedInterval> worklet) {
        return worklet.stream()
                .filter(interval -> interval.interval().paced())
                .sorted(Comparator.comparingDouble((DerivedInterval level) ->
                        level.interval().loadPercent().orElseThrow()))
                .toList();
    }

    private static OptionalDouble fullWatts(List<DerivedInterval> worklet) {
        return rising(worklet).stream()
                .filter(level -> level.interval().loadPercent().orElse(0) == FULL_LOAD)
                .map(DerivedInterval::watts)
                .findFirst()
                .orElse(OptionalDouble.empty());
    }

    OptionalDouble dynamicRangePercent(List<DerivedInterval> worklet) {
        OptionalDouble full = fullWatts(worklet);
        return full.isEmpty() || idleWatts().isEmpty() || full.getAsDouble() == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(100 * (full.getAsDouble() - idleWatts().getAsDouble()) / full.getAsDouble());
    }

    /** 2 minus twice the area below power over load, both as shares of full load, the area by trapezoids from idle on. */
    OptionalDouble proportionality(List<DerivedInterval> worklet) {
        OptionalDouble full = fullWatts(worklet);
        OptionalDouble before = idleWatts();
        double load = 0;
        double area = 0;
        for (DerivedInterval level : rising(worklet)) {
            if (before.isEmpty() || level.watts().isEmpty()) {
                return OptionalDouble.empty();
            }
            area += (level.interval().loadPercent().orElseThrow() - load)
                    / FULL_LOAD
                    * (before.getAsDouble() + level.watts().getAsDouble())
                    / 2;
            load = level.interval().loadPercent().orElseThrow();
            before = level.watts();
        }
        return full.isEmpty() || full.getAsDouble() == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(2 - 2 * area / full.getAsDouble());
    }

    static OptionalDouble mostEfficientLoad(List<DerivedInterval> worklet) {
        return levels(worklet).stream()
                .filter(level -> level.perWatt().isPresent())
                .max(Comparator.comparingDouble(level -> level.perWatt().getAsDouble()))
                .map(level -> level.interval().loadPercent())
                .orElse(OptionalDouble.empty());
    }

    private static OptionalDouble geometric(List<OptionalDouble> figures) {
        if (figures.isEmpty() || figures.stream().anyMatch(figure -> figure.isEmpty() || !(figure.getAsDouble() > 0))) {
            return OptionalDouble.empty();
        }
        double logarithms = figures.stream()
                .mapToDouble(figure -> Math.log(figure.getAsDouble()))
                .sum();
        return OptionalDouble.of(Math.exp(logarithms / figures.size()));
    }

    private static double sum(List<OptionalDouble> figures) {
        return figures.stream().mapToDouble(OptionalDouble::getAsDouble).sum();
    }
}
