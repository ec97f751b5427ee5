package org.wattladder.reporter.system.tiles;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.schedule.RunSpread;
import org.wattladder.model.schedule.TileRun;
import org.wattladder.model.schedule.TileScore;
import org.wattladder.model.schedule.TileStep;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.BusyCpus;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/**
 * The recordings of one number of tiles.
 *
 * @param step what the schedule knows of them
 * @param repeats their figures
 * @param score mean; absent when a guest failed
 * @param keptPercent what a tile gives, in percent of what the only one gives; absent without one of the scores
 * @param hostCpuPercent how busy the systems under test were, mean of the recordings
 */
record TileRow(
        TileStep step,
        List<IntervalFigures> repeats,
        Measurement score,
        Measurement keptPercent,
        Measurement hostCpuPercent) {
    private static final String FAILED = "absent.guest-failed";

    TileRow {
        repeats = List.copyOf(repeats);
    }

    static TileRow of(RunFigures run, WorkletFigures worklet, TileRun found, TileStep step) {
        List<IntervalFigures> repeats = step.repeats().stream()
                .flatMap(repeat -> worklet.interval(repeat.interval().plan().number()).stream())
                .toList();
        Optional<RunSpread> first = found.steps().stream()
                .filter(each -> each.tiles() == 1)
                .findFirst()
                .flatMap(TileStep::scores);
        Measurement kept = step.scores()
                .flatMap(scores -> first.map(one -> TileScore.keptPercent(scores.mean(), step.tiles(), one.mean())))
                .map(Measurement::of)
                .orElse(Measurement.absent(FAILED));
        return new TileRow(
                step,
                repeats,
                step.scores().map(scores -> Measurement.of(scores.mean())).orElse(Measurement.absent(FAILED)),
                kept,
                mean(
                        repeats,
                        each -> each.result()
                                .map(result -> busy(BusyCpus.percent(run, each.plan(), result)))
                                .orElse(Measurement.absent(IntervalFigures.HOLE))));
    }

    private static Measurement busy(OptionalDouble percent) {
        return percent.isPresent() ? Measurement.of(percent.getAsDouble()) : Measurement.absent("absent.kernel-silent");
    }

    /** Mean power of the recordings; absent when one has none. */
    Measurement averageWatts() {
        return mean(repeats, IntervalFigures::averageWatts);
    }

    /** Score of each watt. */
    Measurement perWatt() {
        return Absence.divide(score, averageWatts(), "absent.power-zero");
    }

    /** Weakest evidence behind the watts. */
    Optional<EvidenceTier> tier() {
        return repeats.stream().flatMap(each -> each.tier().stream()).reduce(EvidenceTier::lowest);
    }

    /** Half of the 95 % interval of the score; absent when a guest failed, or of a single recording. */
    Measurement halfWidth() {
        return step.scores()
                .map(RunSpread::halfWidth)
                .filter(OptionalDouble::isPresent)
                .map(half -> Measurement.of(half.getAsDouble()))
                .orElse(Measurement.absent(step.failing() ? FAILED : "absent.single-recording"));
    }

    private static Measurement mean(List<IntervalFigures> repeats, Function<IntervalFigures, Measurement> figure) {
        Measurement sum = Measurement.of(0);
        for (IntervalFigures each : repeats) {
            sum = Absence.combine(sum, figure.apply(each), Double::sum);
        }
        return Absence.divide(sum, Measurement.of(repeats.size()), IntervalFigures.HOLE);
    }
}
