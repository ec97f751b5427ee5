package org.wattladder.model.schedule;

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
 * Looks for the highest rate that meets each of several goals: warm-up, calibration, short trials at one rate after the other,
 * then a whole recording with watts at each rate that was found. See {@link RateSearch}.
 *
 * @param warmUp length of the unpaced part before calibration
 * @param calibrationIntervals number of calibration intervals, at least 1
 * @param calibration lengths of each calibration interval
 * @param goals bounds on latency, in the order of reports
 * @param widthPercent how closely a rate is found, in percent of it
 * @param trial length of the recording of each trial; a fifth of it passes before
 * @param discardedTrials first trials at each rate that do not count
 * @param mostTrials that count at one rate, at least 4; a rate that they do not decide counts as failed
 * @param recording lengths of the interval that confirms a rate
 */
public record Search(
        Duration warmUp,
        int calibrationIntervals,
        IntervalLengths calibration,
        List<LatencyGoal> goals,
        double widthPercent,
        Duration trial,
        int discardedTrials,
        int mostTrials,
        IntervalLengths recording)
        implements Schedule {
    private static final double NARROWEST = 0.001;
    private static final double WIDEST = 100;

    public Search {
        PlannedLength.checked("warm-up", warmUp);
        Objects.requireNonNull(calibration, "calibration");
        PlannedLength.positive("a trial", trial);
        Objects.requireNonNull(recording, "recording");
        goals = List.copyOf(goals);
        Ladder.checkCalibrations(1, calibrationIntervals);
        if (goals.isEmpty() || !(widthPercent >= NARROWEST) || widthPercent > WIDEST) {
            throw new IllegalArgumentException("a search needs a goal and a width of 0.001 to 100 %");
        }
        if (mostTrials < GoalJudge.FEWEST_TRIALS) {
            throw new IllegalArgumentException(
                    "of " + mostTrials + " trials at a rate, at least " + GoalJudge.FEWEST_TRIALS + " must count");
        }
    }

    /**
     * How long a trial must be at least, so that all that may count can tell that a rate meets this goal. Shorter ones leave it
     * undecided at every rate, as no more transactions are independent than the bound fits into their time.
     */
    public Duration shortestTrial(LatencyGoal goal) {
        return goal.bound().multipliedBy(GoalJudge.fewestIndependent(goal)).dividedBy(mostTrials);
    }

    @Override
    public Optional<IntervalPlan> next(History done) {
        return before().next(done).or(() -> after(done));
    }

    private Ladder before() {
        return Ladder.calibration(warmUp, calibrationIntervals, calibrationUse(), calibration, Optional.empty());
    }

    private Optional<IntervalPlan> after(History done) {
        int number = done.nextNumber();
        RateSearch state = RateSearch.of(this, done);
        OptionalDouble trialRate = state.nextTrial();
        if (trialRate.isPresent()) {
            return Optional.of(
                    IntervalPlan.trial(number, new Load.Rate(trialRate.getAsDouble()), IntervalLengths.settled(trial)));
        }
        OptionalDouble rate = state.nextRecording();
        return rate.isPresent()
                ? Optional.of(IntervalPlan.of(number, Purpose.PROBE, new Load.Rate(rate.getAsDouble()), recording))
                : Optional.empty();
    }

    @Override
    public Duration atMost() {
        return before().atMost()
                .plus(IntervalLengths.settled(trial).total().multipliedBy(mostTrialsOfAll()))
                .plus(recording.total().multipliedBy(mostRecordings()));
    }

    @Override
    public int mostIntervals() {
        return before().mostIntervals() + mostTrialsOfAll() + mostRecordings();
    }

    private int mostTrialsOfAll() {
        return RateSearch.mostRates(widthPercent, goals.size()) * (discardedTrials + mostTrials);
    }

    private int mostRecordings() {
        return goals.size() * (1 + RateSearch.MOST_LOWERED);
    }

    @Override
    public Search shortened(Shortening shortening) {
        return new Search(
                shortening.warmUp(warmUp),
                shortening.calibrations(calibrationIntervals),
                shortening.interval(calibration),
                shortening.goals(goals),
                shortening.widthPercent(widthPercent),
                shortening.interval(IntervalLengths.recordingOnly(trial)).recording(),
                shortening.iterationsAround(discardedTrials),
                shortening.trials(mostTrials),
                shortening.interval(recording));
    }
}
