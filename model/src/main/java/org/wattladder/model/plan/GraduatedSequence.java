package org.wattladder.model.plan;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Warm-up, calibration at full speed, then the levels from the highest load to the lowest; paper figures 3 and 5.
 *
 * @param warmUp length of the unpaced part before calibration
 * @param calibrationIntervals number of calibration intervals; 0 only in a ladder that was imported
 * @param calibrationUse which of them give the calibrated rate
 * @param calibration lengths of each calibration interval
 * @param levelsPercent load levels in the order of execution, each above 0 and at most 100
 * @param level lengths of each level
 */
public record GraduatedSequence(
        Duration warmUp,
        int calibrationIntervals,
        CalibrationUse calibrationUse,
        IntervalLengths calibration,
        List<Double> levelsPercent,
        IntervalLengths level)
        implements Sequence {

    public GraduatedSequence {
        Objects.requireNonNull(warmUp, "warmUp");
        Objects.requireNonNull(calibrationUse, "calibrationUse");
        Objects.requireNonNull(calibration, "calibration");
        Objects.requireNonNull(level, "level");
        levelsPercent = List.copyOf(levelsPercent);
        if (calibrationIntervals < 0) {
            throw new IllegalArgumentException(
                    "a graduated sequence cannot have a negative number of calibration intervals");
        }
    }

    @Override
    public List<IntervalPlan> intervals() {
        List<IntervalPlan> intervals = new ArrayList<>();
        if (!warmUp.isZero()) {
            IntervalLengths lengths = new IntervalLengths(Duration.ZERO, Duration.ZERO, warmUp, Duration.ZERO);
            intervals.add(new IntervalPlan(1, IntervalKind.WARM_UP, 100, lengths));
        }
        for (int i = 0; i < calibrationIntervals; i++) {
            intervals.add(new IntervalPlan(intervals.size() + 1, IntervalKind.CALIBRATION, 100, calibration));
        }
        for (double percent : levelsPercent) {
            intervals.add(new IntervalPlan(intervals.size() + 1, IntervalKind.LEVEL, percent, level));
        }
        return List.copyOf(intervals);
    }
}
