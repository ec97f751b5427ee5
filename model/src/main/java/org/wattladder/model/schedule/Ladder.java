package org.wattladder.model.schedule;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
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
 * @param settling when warm-up is repeated; empty when there is one of them
 */
public record Ladder(
        Duration warmUp,
        int calibrationIntervals,
        CalibrationUse calibrationUse,
        IntervalLengths calibration,
        List<Double> levelsPercent,
        IntervalLengths level,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Settling> settling)
        implements ListedSchedule {

    private static final int MOST_CALIBRATIONS = 100;

    public Ladder {
        PlannedLength.checked("warm-up", warmUp);
        Objects.requireNonNull(calibrationUse, "calibrationUse");
        Objects.requireNonNull(calibration, "calibration");
        Objects.requireNonNull(level, "level");
        Objects.requireNonNull(settling, "settling");
        levelsPercent = levelsPercent == null ? List.of() : List.copyOf(levelsPercent);
        levelsPercent.forEach(Load.Share::new);
        checkCalibrations(0, calibrationIntervals);
    }

    /** A ladder with one warm-up. */
    public Ladder(
            Duration warmUp,
            int calibrationIntervals,
            CalibrationUse calibrationUse,
            IntervalLengths calibration,
            List<Double> levelsPercent,
            IntervalLengths level) {
        this(warmUp, calibrationIntervals, calibrationUse, calibration, levelsPercent, level, Optional.empty());
    }

    /** Throws unless there are so many calibration intervals. */
    static void checkCalibrations(int least, int calibrationIntervals) {
        if (calibrationIntervals < least || calibrationIntervals > MOST_CALIBRATIONS) {
            throw new IllegalArgumentException("there are " + least + " to " + MOST_CALIBRATIONS
                    + " calibration intervals, not " + calibrationIntervals);
        }
    }

    /** Warm-up and calibration alone, with which other schedules begin. */
    static Ladder calibration(
            Duration warmUp, int intervals, CalibrationUse use, IntervalLengths lengths, Optional<Settling> settling) {
        return new Ladder(warmUp, intervals, use, lengths, List.of(), lengths, settling);
    }

    @Override
    @JsonIgnore
    public boolean isKnown() {
        return settling.isEmpty();
    }

    /** With one warm-up. */
    @Override
    public List<IntervalPlan> foreseen() {
        return intervals(1);
    }

    @Override
    public List<IntervalPlan> listed(History done) {
        return intervals(settling.map(each -> each.warmUps(done)).orElse(1));
    }

    @Override
    public List<IntervalPlan> most() {
        return intervals(settling.map(Settling::mostWarmUps).orElse(1));
    }

    private List<IntervalPlan> intervals(int warmUps) {
        List<IntervalPlan> intervals = new ArrayList<>();
        for (int number = 1; number <= warmUps && !warmUp.isZero(); number++) {
            intervals.add(IntervalPlan.warmUp(number, new Load.Unpaced(), IntervalLengths.recordingOnly(warmUp)));
        }
        for (int place = 1; place <= calibrationIntervals; place++) {
            intervals.add(IntervalPlan.calibration(intervals.size() + 1, place, calibration));
        }
        for (double percent : levelsPercent) {
            intervals.add(IntervalPlan.of(intervals.size() + 1, Purpose.SCORED, new Load.Share(percent), level));
        }
        return List.copyOf(intervals);
    }

    /** Intervals of a rehearsal are too short to agree. */
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
        return new Ladder(warmUp, calibrationIntervals, calibrationUse, calibration, percent, level, settling);
    }
}
