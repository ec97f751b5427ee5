package org.wattladder.chauffeur.config.change;

import java.time.Duration;
import java.util.List;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.LatencyGoal;
import org.wattladder.model.schedule.Shortening;

/**
 * Lengths of a rehearsal, the same for every suite: room for a few whole samples, no pauses, one calibration.
 *
 * @param preAndPost longest part before and after recording
 * @param once whether it is a program that does a fixed piece of work
 */
record QuickShortening(Duration preAndPost, boolean once) implements Shortening {
    private static final Duration WARM_UP = Duration.ofSeconds(1);
    private static final Duration PRE_AND_POST = Duration.ofMillis(250);

    /** A program is started for every interval, and tells what it does once a second. */
    private static final Duration PRE_AND_POST_OF_PROGRAM = Duration.ofSeconds(3);

    private static final Duration RECORDING = Duration.ofSeconds(3);
    /** A window for five samples of a meter of one per second. */
    private static final Duration ITERATIONS = Duration.ofSeconds(7);

    /** A pass of a program that runs once, as shipped files shorten it. */
    private static final Duration PASS = Duration.ofSeconds(10);

    private static final int CALIBRATIONS = 1;

    private static final int ITERATIONS_COUNTED = 200;
    private static final int ITERATIONS_AROUND = 1;
    private static final int TRIALS = 8;
    private static final double WIDTH_PERCENT = 10;

    /** The lengths for this worklet. */
    static Shortening of(WorkletPlan worklet) {
        return new QuickShortening(
                worklet.deployment().worklet() instanceof Program.Measured ? PRE_AND_POST_OF_PROGRAM : PRE_AND_POST,
                worklet.deployment().worklet().runsOnce());
    }

    @Override
    public Duration warmUp(Duration configured) {
        return shorter(configured, WARM_UP);
    }

    @Override
    public Duration pause(Duration configured) {
        return Duration.ZERO;
    }

    @Override
    public IntervalLengths interval(IntervalLengths configured) {
        return new IntervalLengths(
                pause(configured.pause()),
                shorter(configured.pre(), preAndPost),
                shorter(configured.recording(), RECORDING),
                shorter(configured.post(), preAndPost));
    }

    @Override
    public int calibrations(int configured) {
        return Math.min(configured, CALIBRATIONS);
    }

    @Override
    public int iterations(int configured) {
        return Math.min(configured, ITERATIONS_COUNTED);
    }

    @Override
    public int iterationsAround(int configured) {
        return Math.min(configured, ITERATIONS_AROUND);
    }

    @Override
    public int trials(int configured) {
        return Math.min(configured, TRIALS);
    }

    /** The strictest and the weakest, with time for more trials at each. */
    @Override
    public List<LatencyGoal> goals(List<LatencyGoal> configured) {
        return configured.size() > QuickLengths.MOST_GOALS
                ? List.of(configured.get(0), configured.get(configured.size() - 1))
                : configured;
    }

    @Override
    public double widthPercent(double configured) {
        return Math.max(configured, WIDTH_PERCENT);
    }

    /** The window is made long enough, and what takes much longer is shortened. */
    @Override
    public Duration expected(Duration ofFewer) {
        return once ? PASS : ITERATIONS;
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) <= 0 ? one : other;
    }
}
