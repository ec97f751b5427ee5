package org.wattladder.model.schedule;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.PlannedLength;

/**
 * A load that changes over time: warm-up, calibration, then one interval for each bin of a curve, in order. The bins of the
 * curve are equally long, and so are those that are recorded, mostly shorter ones.
 *
 * @param warmUp length of the unpaced part before calibration
 * @param calibrationIntervals number of calibration intervals, at least 1
 * @param calibration lengths of each calibration interval
 * @param curve name of the curve
 * @param length of the curve, for example 24 h
 * @param unit of the loads
 * @param loads mean load of each bin of the curve; 0 is real idle
 * @param bin lengths of each interval
 */
public record Trace(
        Duration warmUp,
        int calibrationIntervals,
        IntervalLengths calibration,
        String curve,
        Duration length,
        Unit unit,
        List<Double> loads,
        IntervalLengths bin)
        implements ListedSchedule {
    private static final int MINUTE_SECONDS = 60;
    private static final int HOUR_SECONDS = 3600;

    /** What the figures of a curve are. */
    public enum Unit {
        /** Percent of the calibrated rate. */
        PERCENT,
        /** Transactions per second of all hosts together. */
        RATE
    }

    public Trace {
        PlannedLength.checked("warm-up", warmUp);
        Objects.requireNonNull(calibration, "calibration");
        Objects.requireNonNull(curve, "curve");
        PlannedLength.checked("a curve of load", length);
        Objects.requireNonNull(unit, "unit");
        Objects.requireNonNull(bin, "bin");
        loads = List.copyOf(loads);
        if (loads.stream().anyMatch(load -> !(load >= 0) || Double.isInfinite(load))) {
            throw new IllegalArgumentException("loads of a trace must be 0 or above, not " + loads);
        }
        Ladder.checkCalibrations(1, calibrationIntervals);
        if (loads.isEmpty() || length.toSeconds() < 1) {
            throw new IllegalArgumentException("a trace needs a load and a curve of 1 s at least");
        }
    }

    @Override
    public List<IntervalPlan> foreseen() {
        List<IntervalPlan> intervals = new ArrayList<>(
                Ladder.calibration(warmUp, calibrationIntervals, calibrationUse(), calibration, Optional.empty())
                        .foreseen());
        for (int place = 0; place < loads.size(); place++) {
            intervals.add(IntervalPlan.bin(intervals.size() + 1, load(loads.get(place)), bin, from(place)));
        }
        return List.copyOf(intervals);
    }

    private Load load(double load) {
        if (load == 0) {
            return new Load.None();
        }
        return unit == Unit.PERCENT ? new Load.Share(load) : new Load.Rate(load);
    }

    /** When a bin begins in the curve: hours and minutes, seconds where bins are no whole minutes. */
    private String from(int place) {
        long seconds = Math.round(length.toSeconds() * (double) place / loads.size());
        String minutes = String.format(
                Locale.ROOT, "%02d:%02d", seconds / HOUR_SECONDS, seconds / MINUTE_SECONDS % MINUTE_SECONDS);
        return length.toSeconds() % ((long) MINUTE_SECONDS * loads.size()) == 0
                ? minutes
                : minutes + String.format(Locale.ROOT, ":%02d", seconds % MINUTE_SECONDS);
    }

    @Override
    public Trace shortened(Shortening shortening) {
        return new Trace(
                shortening.warmUp(warmUp),
                shortening.calibrations(calibrationIntervals),
                shortening.interval(calibration),
                curve,
                length,
                unit,
                loads,
                shortening.interval(bin));
    }
}
