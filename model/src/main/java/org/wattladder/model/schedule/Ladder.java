package org.wattladder.model.schedule;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.PlannedLength;
import org.wattladder.model.interval.Purpose;

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
public record Ladder(
        Duration warmUp,
        int calibrationIntervals,
        CalibrationUse calibrationUse,
        IntervalLengths calibration,
        List<Double> levelsPercent,
        IntervalLengths level)
        implements ListedSchedule {

    private static final int MOST_CALIBRATIONS = 100;

    public Ladder {
        PlannedLength.checked("warm-up", warmUp);
        Objects.requireNonNull(calibrationUse, "calibrationUse");
        Objects.requireNonNull(calibration, "calibration");
        Objects.requireNonNull(level, "level");
        levelsPercent = levelsPercent == null ? List.of() : List.copyOf(levelsPercent);
        levelsPercent.forEach(Load.Share::new);
        checkCalibrations(0, calibrationIntervals);
    }

    /** Throws unless there are so many calibration intervals. */
    static void checkCalibrations(int least, int calibrationIntervals) {
        if (calibrationIntervals < least || calibrationIntervals > MOST_CALIBRATIONS) {
            throw new IllegalArgumentException("there are " + least + " to " + MOST_CALIBRATIONS
                    + " calibration intervals, not " + calibrationIntervals);
        }
    }

    /** Warm-up and calibration alone, with which other schedules begin. */
    static Ladder calibration(Duration warmUp, int intervals, CalibrationUse use, IntervalLengths lengths) {
        return new Ladder(warmUp, intervals, use, lengths, List.of(), lengths);
    }

    @Override
    public List<IntervalPlan> foreseen() {
        List<IntervalPlan> intervals = new ArrayList<>();
        if (!warmUp.isZero()) {
            intervals.add(IntervalPlan.warmUp(1, new Load.Unpaced(), IntervalLengths.recordingOnly(warmUp)));
        }
        for (int place = 1; place <= calibrationIntervals; place++) {
            intervals.add(IntervalPlan.calibration(intervals.size() + 1, place, calibration));
        }
        for (double percent : levelsPercent) {
            intervals.add(IntervalPlan.of(intervals.size() + 1, Purpose.SCORED, new Load.Share(percent), level));
        }
        return List.copyOf(intervals);
    }

    @Override
    public Ladder shortened(Shortening shortening) {
        return new Ladder(
                shortening.warmUp(warmUp),
                shortening.calibrations(calibrationIntervals),
                calibrationUse,
                shortening.interval(calibration),
                levelsPercent,
                shortening.interval(level));
    }

    @Override
    public Ladder atLevels(List<Double> percent) {
        return new Ladder(warmUp, calibrationIntervals, calibrationUse, calibration, percent, level);
    }
}
