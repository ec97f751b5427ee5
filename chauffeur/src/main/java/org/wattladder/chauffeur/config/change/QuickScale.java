package org.wattladder.chauffeur.config.change;

import java.time.Duration;
import org.wattladder.model.plan.DepthSequence;
import org.wattladder.model.plan.FixedIterationSequence;
import org.wattladder.model.plan.GraduatedSequence;
import org.wattladder.model.plan.IdleSequence;
import org.wattladder.model.plan.IntervalLengths;
import org.wattladder.model.plan.Sequence;

/**
 * Scales lengths by a share, in half seconds, between floors and ceiling.
 *
 * @param share of the configured length, 0 to 1
 * @param floors how short parts may become
 */
record QuickScale(double share, QuickFloors floors) {
    private static final Duration LONGEST_RECORDING = Duration.ofSeconds(30);
    private static final Duration LONGEST_PART = Duration.ofHours(24);
    private static final int FEWEST_ITERATIONS = 4;
    private static final long STEP_MILLIS = 500;

    Sequence of(Sequence sequence) {
        if (sequence instanceof GraduatedSequence graduated) {
            return new GraduatedSequence(
                    part(graduated.warmUp(), floors.warmUp(), LONGEST_PART),
                    Math.min(graduated.calibrationIntervals(), floors.mostCalibrations()),
                    graduated.calibrationUse(),
                    of(graduated.calibration()),
                    graduated.levelsPercent(),
                    of(graduated.level()));
        }
        if (sequence instanceof FixedIterationSequence fixed) {
            int iterations = count(fixed.iterations(), FEWEST_ITERATIONS);
            return new FixedIterationSequence(
                    part(fixed.pause(), floors.pause(), LONGEST_PART),
                    count(fixed.preIterations(), 1),
                    iterations,
                    count(fixed.postIterations(), 1),
                    fixed.sizesPercent(),
                    Duration.ofMillis(fixed.expected().toMillis() * iterations / fixed.iterations()),
                    fixed.limit());
        }
        if (sequence instanceof DepthSequence sweep) {
            return new DepthSequence(
                    part(sweep.warmUp(), floors.warmUp(), LONGEST_PART), sweep.depths(), of(sweep.lengths()));
        }
        return new IdleSequence(of(((IdleSequence) sequence).lengths()));
    }

    private IntervalLengths of(IntervalLengths lengths) {
        return new IntervalLengths(
                part(lengths.pause(), floors.pause(), LONGEST_PART),
                part(lengths.pre(), floors.pre(), LONGEST_PART),
                part(lengths.recording(), floors.recording(), LONGEST_RECORDING),
                part(lengths.post(), floors.post(), LONGEST_PART));
    }

    private int count(int configured, int fewest) {
        return Math.min(configured, Math.max(fewest, (int) (configured * share)));
    }

    private Duration part(Duration configured, Duration least, Duration most) {
        long steps = (long) (configured.toMillis() * share / STEP_MILLIS);
        Duration scaled = Duration.ofMillis(steps * STEP_MILLIS);
        return shorter(configured, shorter(most, longer(least, scaled)));
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) <= 0 ? one : other;
    }

    private static Duration longer(Duration one, Duration other) {
        return one.compareTo(other) >= 0 ? one : other;
    }
}
