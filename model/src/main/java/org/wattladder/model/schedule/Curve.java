package org.wattladder.model.schedule;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.PlannedLength;
import org.wattladder.model.interval.Purpose;

/**
 * Latency and watts over the rate: warm-up, calibration, short trials that find the highest sustained rate, then steps from low
 * rates to beyond saturation. See {@link RateCurve}.
 *
 * @param warmUp length of the unpaced part before calibration
 * @param calibrationIntervals number of calibration intervals, at least 1
 * @param calibration lengths of each calibration interval
 * @param goals bounds on latency whose highest rates give the critical rate, in the order of reports
 * @param widthPercent of a step, in percent of the highest sustained rate; above 0 and up to 50
 * @param tolerancePercent share of the transactions of a sustained rate that may be missing or unanswered, above 0
 * @param trial length of the recording of each trial; a fifth of it passes before
 * @param step lengths of each step
 * @param settling when warm-up is repeated; empty when there is one of them
 */
public record Curve(
        Duration warmUp,
        int calibrationIntervals,
        IntervalLengths calibration,
        List<LatencyGoal> goals,
        double widthPercent,
        double tolerancePercent,
        Duration trial,
        IntervalLengths step,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Settling> settling)
        implements Schedule {
    private static final double NARROWEST = 0.001;
    private static final double WIDEST = 50;

    public Curve {
        PlannedLength.checked("warm-up", warmUp);
        Objects.requireNonNull(calibration, "calibration");
        PlannedLength.positive("a trial", trial);
        Objects.requireNonNull(step, "step");
        Objects.requireNonNull(settling, "settling");
        goals = List.copyOf(goals);
        Ladder.checkCalibrations(1, calibrationIntervals);
        if (goals.isEmpty()) {
            throw new IllegalArgumentException("a curve needs a goal");
        }
        if (!(widthPercent >= NARROWEST) || widthPercent > WIDEST || !(tolerancePercent > 0)) {
            throw new IllegalArgumentException("steps of a curve are 0.001 to 50 % wide, and its tolerance is above 0");
        }
    }

    @Override
    public Optional<IntervalPlan> next(History done) {
        return before().next(done).or(() -> after(done));
    }

    private Ladder before() {
        return Ladder.calibration(warmUp, calibrationIntervals, calibrationUse(), calibration, settling);
    }

    private Optional<IntervalPlan> after(History done) {
        int number = done.nextNumber();
        RateCurve state = RateCurve.of(this, done);
        OptionalDouble trialRate = state.nextTrial();
        if (trialRate.isPresent()) {
            return Optional.of(
                    IntervalPlan.trial(number, new Load.Rate(trialRate.getAsDouble()), IntervalLengths.settled(trial)));
        }
        OptionalDouble rate = state.nextStep();
        return rate.isPresent()
                ? Optional.of(IntervalPlan.of(number, Purpose.STEP, new Load.Rate(rate.getAsDouble()), step))
                : Optional.empty();
    }

    @Override
    public Duration atMost() {
        return before().atMost()
                .plus(IntervalLengths.settled(trial).total().multipliedBy(RateCurve.mostTrials(widthPercent)))
                .plus(step.total().multipliedBy(RateCurve.mostSteps(widthPercent)));
    }

    @Override
    public int mostIntervals() {
        return before().mostIntervals() + RateCurve.mostTrials(widthPercent) + RateCurve.mostSteps(widthPercent);
    }

    @Override
    public Curve shortened(Shortening shortening) {
        return new Curve(
                shortening.warmUp(warmUp),
                shortening.calibrations(calibrationIntervals),
                shortening.interval(calibration),
                goals,
                shortening.widthPercent(widthPercent),
                tolerancePercent,
                shortening.interval(IntervalLengths.recordingOnly(trial)).recording(),
                shortening.interval(step),
                Optional.empty());
    }
}
