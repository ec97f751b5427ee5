package org.wattladder.chauffeur.config.change;

import java.time.Duration;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.schedule.Shortening;

/**
 * Scales lengths by a share, in half seconds, between floors and ceiling.
 *
 * @param share of the configured length, 0 to 1
 * @param floors how short parts may become
 */
record QuickScale(double share, QuickFloors floors) implements Shortening {
    private static final Duration LONGEST_RECORDING = Duration.ofSeconds(30);
    private static final Duration LONGEST_PART = Duration.ofHours(24);
    private static final int FEWEST_ITERATIONS = 4;
    private static final long STEP_MILLIS = 500;

    @Override
    public Duration warmUp(Duration configured) {
        return part(configured, floors.warmUp(), LONGEST_PART);
    }

    @Override
    public Duration pause(Duration configured) {
        return part(configured, floors.pause(), LONGEST_PART);
    }

    @Override
    public IntervalLengths interval(IntervalLengths configured) {
        return new IntervalLengths(
                pause(configured.pause()),
                part(configured.pre(), floors.pre(), LONGEST_PART),
                part(configured.recording(), floors.recording(), LONGEST_RECORDING),
                part(configured.post(), floors.post(), LONGEST_PART));
    }

    @Override
    public int calibrations(int configured) {
        return Math.min(configured, floors.mostCalibrations());
    }

    @Override
    public int iterations(int configured) {
        return count(configured, FEWEST_ITERATIONS);
    }

    @Override
    public int iterationsAround(int configured) {
        return count(configured, 1);
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
