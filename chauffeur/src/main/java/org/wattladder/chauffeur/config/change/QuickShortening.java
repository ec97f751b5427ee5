package org.wattladder.chauffeur.config.change;

import java.time.Duration;
import java.util.List;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.model.schedule.LatencyGoal;
import org.wattladder.model.schedule.Shortening;

/**
 * Lengths of a rehearsal, the same for every suite: room for five samples of the slowest meter, no pauses, one calibration.
 *
 * @param preAndPost longest part before and after recording
 * @param recording longest recording
 * @param iterations how long a window of iterations becomes, zero without a meter: as many as planned, which rarely take longer than
 *     {@link #RECORDING}
 * @param once whether it is a program that does a fixed piece of work
 */
record QuickShortening(Duration preAndPost, Duration recording, Duration iterations, boolean once)
        implements Shortening {
    private static final Duration WARM_UP = Duration.ofSeconds(1);
    private static final Duration PRE_AND_POST = Duration.ofMillis(250);

    /** A program is started for every interval, and tells what it does once a second. */
    private static final Duration PRE_AND_POST_OF_PROGRAM = Duration.ofSeconds(3);

    /** Shortest limit of a recording, so that a level has enough transactions. */
    private static final Duration RECORDING = Duration.ofSeconds(2);

    /** The same where a level is judged by its response times, or idle. */
    private static final Duration RECORDING_OF_OTHERS = Duration.ofSeconds(3);

    /** A pass of a program that runs once, as shipped files shorten it. */
    private static final Duration PASS = Duration.ofSeconds(10);

    private static final int CALIBRATIONS = 1;

    private static final int ITERATIONS_COUNTED = 200;
    private static final int ITERATIONS_AROUND = 1;
    private static final int TRIALS = 8;

    /** A window of iterations is about one part in six longer than it must be. */
    private static final int OVER = 6;

    private static final double WIDTH_PERCENT = 25;

    /**
     * The lengths for this worklet.
     *
     * @param window the shortest that holds enough samples of every meter, zero without one
     */
    static Shortening of(WorkletPlan worklet, Duration window) {
        Duration least = worklet.schedule() instanceof Ladder ? RECORDING : RECORDING_OF_OTHERS;
        return new QuickShortening(
                worklet.deployment().worklet() instanceof Program.Measured ? PRE_AND_POST_OF_PROGRAM : PRE_AND_POST,
                window.compareTo(least) > 0 ? window : least,
                window.plus(window.dividedBy(OVER)),
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
                shorter(configured.recording(), recording),
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
        if (once) {
            return PASS;
        }
        return iterations.isZero() ? shorter(ofFewer, RECORDING) : iterations;
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) <= 0 ? one : other;
    }
}
