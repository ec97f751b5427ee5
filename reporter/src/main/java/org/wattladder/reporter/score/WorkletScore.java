package org.wattladder.reporter.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/**
 * One worklet against the reference.
 *
 * @param worklet as derived; never one that only idles
 * @param levels in the order of execution
 * @param score geometric mean of the scores of the levels, of which repeats count by their median
 * @param ladderRatio sum of performance over the levels by sum of watts over the levels and idle; not normalised
 */
public record WorkletScore(
        WorkletFigures worklet, List<LevelScore> levels, RatedFigure score, RatedFigure ladderRatio) {

    static WorkletScore of(WorkletFigures worklet, Reference reference, Optional<Idle> idle, Compared compared) {
        List<LevelScore> levels = worklet.levels().stream()
                .map(level -> LevelScore.of(worklet, level, reference, compared))
                .toList();
        return new WorkletScore(
                worklet, levels, score(levels, reference), ladder(worklet, levels, idles(worklet, idle)));
    }

    /** The idle interval whose watts are in every overall ops/watt, and the worklet that made it. */
    record Idle(WorkletFigures worklet, IntervalFigures interval) {}

    private static RatedFigure score(List<LevelScore> levels, Reference reference) {
        return reference.given()
                ? Means.geometric(Repeats.medians(levels).stream()
                        .map(level -> new Means.Part(level.interval().name(), level.score(), 1))
                        .toList())
                : RatedFigure.absent(LevelScore.NO_REFERENCE);
    }

    /** A trace has its own bins without load, and no other idle. */
    private static List<Idle> idles(WorkletFigures worklet, Optional<Idle> ofRun) {
        return worklet.bins().isEmpty()
                ? ofRun.stream().toList()
                : worklet.bins().stream()
                        .filter(bin -> bin.plan().idle())
                        .map(bin -> new Idle(worklet, bin))
                        .toList();
    }

    private static RatedFigure ladder(WorkletFigures worklet, List<LevelScore> levels, List<Idle> idle) {
        Measurement ratio = worklet.ladderRatio();
        if (ratio.asOptional().isEmpty()) {
            return new RatedFigure(ratio, Uncertainty.unknown(Message.of("absent.no-ladder-ratio")), Optional.empty());
        }
        double performance = levels.stream()
                .mapToDouble(level -> value(level.interval().performance()))
                .sum();
        double watts = levels.stream()
                        .mapToDouble(level -> value(level.interval().averageWatts()))
                        .sum()
                + idle.stream()
                        .mapToDouble(each -> value(each.interval().averageWatts()))
                        .sum();
        List<Uncertainty.Part> parts = new ArrayList<>();
        levels.forEach(level -> parts.add(new Uncertainty.Part(
                level.score().uncertainty(),
                performance == 0 ? 0 : value(level.interval().performance()) / performance,
                value(level.interval().averageWatts()) / watts)));
        idle.forEach(each -> parts.add(new Uncertainty.Part(
                LevelUncertainty.of(each.worklet(), each.interval()),
                0,
                value(each.interval().averageWatts()) / watts)));
        Optional<EvidenceTier> tier = Stream.concat(
                        worklet.tier().stream(), idle.stream().flatMap(each -> each.interval().tier().stream()))
                .reduce(EvidenceTier::lowest);
        return new RatedFigure(ratio, Uncertainty.of(parts), tier);
    }

    private static double value(Measurement measured) {
        return measured.asOptional().orElseThrow();
    }
}
