package org.wattladder.model.schedule;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.wattladder.model.interval.DeploymentName;
import org.wattladder.model.interval.GuestLoad;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.Purpose;

/**
 * What the recorded intervals tell of tiles; a pure function of schedule and history.
 *
 * @param alone transactions per second of each guest by itself, on average of the systems under test; those that were not measured
 *     are missing
 * @param warmedUp the largest number of tiles that was warmed up; 0 for none
 * @param steps in the order of execution
 */
public record TileRun(Map<String, Double> alone, int warmedUp, List<TileStep> steps) {
    public TileRun {
        alone = Map.copyOf(alone);
        steps = List.copyOf(steps);
    }

    /** Whether the score rises from one number of tiles to the next. */
    public enum Course {
        /** In 95 of 100 cases. */
        RISES,
        /** Not enough, or it could not be told after all repeats. */
        LEVEL,
        /** More repeats may tell. */
        UNDECIDED
    }

    /** What these intervals tell. */
    public static TileRun of(Tiles schedule, History done) {
        Map<String, Double> alone = new LinkedHashMap<>();
        int warmedUp = 0;
        List<TileStep> steps = new ArrayList<>();
        for (FinishedInterval interval : done.intervals()) {
            if (interval.plan().load() instanceof Load.Tiles load) {
                if (interval.plan().purpose() == Purpose.WARM_UP) {
                    warmedUp = Math.max(warmedUp, load.tiles());
                } else if (interval.plan().purpose() == Purpose.PROBE) {
                    noteAlone(load, interval, alone);
                } else {
                    noteStep(load.tiles(), TileRepeat.of(interval, schedule.guests(), alone), steps);
                }
            }
        }
        return new TileRun(alone, warmedUp, steps);
    }

    private static void noteAlone(Load.Tiles load, FinishedInterval interval, Map<String, Double> alone) {
        for (int place = 0; place < load.guests().size(); place++) {
            GuestLoad guest = load.guests().get(place);
            if (guest.pace() != GuestLoad.Pace.STILL) {
                int copy = place + 1;
                alone.put(
                        guest.guest(),
                        interval.rateByDeployment().entrySet().stream()
                                .filter(each -> DeploymentName.copy(each.getKey()) == copy)
                                .mapToDouble(Map.Entry::getValue)
                                .average()
                                .orElse(0));
            }
        }
    }

    private static void noteStep(int tiles, TileRepeat repeat, List<TileStep> steps) {
        TileStep last = steps.isEmpty() ? new TileStep(0, false, List.of()) : steps.get(steps.size() - 1);
        List<TileRepeat> repeats = new ArrayList<>();
        if (last.tiles() == tiles) {
            repeats.addAll(steps.remove(steps.size() - 1).repeats());
        }
        repeats.add(repeat);
        steps.add(new TileStep(tiles, last.tiles() == tiles ? last.confirming() : tiles < last.tiles(), repeats));
    }

    /** The steps of the curve, without the one that confirms the knee. */
    public List<TileStep> curve() {
        return steps.stream().filter(step -> !step.confirming()).toList();
    }

    /** The knee that was measured again; empty when it was not. */
    public Optional<TileStep> confirmation() {
        return steps.stream().filter(TileStep::confirming).findFirst();
    }

    /** How the score goes on to the last number of tiles of the curve. */
    Course course(Tiles schedule) {
        List<TileStep> curve = curve();
        TileStep last = curve.get(curve.size() - 1);
        Optional<RunSpread> scores = last.scores();
        if (scores.isEmpty()) {
            return Course.LEVEL;
        }
        if (scores.get().runs() < schedule.repeats()) {
            return Course.UNDECIDED;
        }
        if (curve.size() < 2) {
            return Course.RISES;
        }
        RunSpread before = curve.get(curve.size() - 2).scores().orElseThrow();
        MeanDifference rise = MeanDifference.of(scores.get(), before);
        if (rise.rises()) {
            return Course.RISES;
        }
        boolean enough = scores.get().runs() >= schedule.mostRepeats()
                || rise.risesLessThan(before.mean() * schedule.risePercent() / 100);
        return enough ? Course.LEVEL : Course.UNDECIDED;
    }

    /** The number of tiles behind which the score no longer rises; empty while that is not known, or when it rises to the end. */
    public OptionalInt knee(Tiles schedule) {
        List<TileStep> curve = curve();
        return curve.size() > 1 && course(schedule) == Course.LEVEL
                ? OptionalInt.of(curve.get(curve.size() - 2).tiles())
                : OptionalInt.empty();
    }

    /** The step with the highest score; of the knee both times count. Empty when no step has one. */
    public Optional<TileStep> best() {
        return steps.stream()
                .filter(step -> step.scores().isPresent())
                .reduce((one, other) -> mean(other) > mean(one) ? other : one);
    }

    private static double mean(TileStep step) {
        return step.scores().orElseThrow().mean();
    }
}
