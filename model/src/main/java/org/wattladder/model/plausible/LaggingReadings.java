package org.wattladder.model.plausible;

import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.result.SampleCourse;
import org.wattladder.model.result.WindowThirds;

/**
 * Readings that belong to the load before in part: they approach their value through a whole window, as those of a meter
 * that averages over a long time, or begin with the watts of the window before.
 *
 * @param watts change to the last third of the window, from the first third or, without a trend, from its begin
 * @param percent of the last third
 * @param trend whether it goes through the whole window
 */
public record LaggingReadings(double watts, double percent, boolean trend) {
    /** Smaller changes, in percent, are no trend. */
    public static final double LEAST_PERCENT = 1.5;
    /** Larger changes, in percent, are no drift of a machine that warms up. */
    public static final double MOST_PERCENT_OF_A_DRIFT = 5;

    private static final int FEWEST = 6;
    private static final double LEAST_LADDER_PERCENT = 5;
    private static final double LEAST_SHARE = 0.10;
    private static final double LEAST_SHARE_OF_A_FAST_ONE = 0.07;
    private static final double FAST = 4;
    private static final double MOST_SHARE = 2;
    private static final double NEARER_TO_THE_ONE_BEFORE = 0.5;
    private static final double LARGEST_STEP = 0.5;
    private static final double LEAST_NOISES = 8;
    private static final double SHAPE_NOISES = 2;
    private static final double READINGS_NOISES = 3;
    private static final double LEAST_STEPS = 3;
    private static final double EARLY_SHARE = 0.25;
    /** The median of n readings has a standard deviation of 1.25 / sqrt(n) of theirs. */
    private static final double OF_A_MEDIAN = 1.25;

    /**
     * Finds a trend that is steady, slows down, is no jump, is far above the noise, and is either larger than drifts of
     * machines or a share of the change of watts since the window before; else a begin that is nearer to the window before.
     *
     * @param before watts at the end of the window before; empty for the first
     */
    public static Optional<LaggingReadings> in(SampleCourse course, OptionalDouble before) {
        WindowThirds thirds = course.thirds();
        if (course.samples() < FEWEST || thirds.last() <= 0) {
            return Optional.empty();
        }
        double change = thirds.last() - thirds.first();
        double percent = 100 * Math.abs(change) / thirds.last();
        if (isTrend(course)
                && (percent > MOST_PERCENT_OF_A_DRIFT || (percent > LEAST_PERCENT && follows(thirds, before)))) {
            return Optional.of(new LaggingReadings(change, percent, true));
        }
        double beginning = thirds.last() - thirds.begin();
        double ladder = ladder(thirds, before);
        return ladder != 0
                        && -beginning / ladder >= NEARER_TO_THE_ONE_BEFORE
                        && -beginning / ladder < MOST_SHARE
                        && Math.abs(beginning) >= LEAST_NOISES * jitter(course)
                ? Optional.of(new LaggingReadings(beginning, 100 * Math.abs(beginning) / thirds.last(), false))
                : Optional.empty();
    }

    private static boolean isTrend(SampleCourse course) {
        WindowThirds thirds = course.thirds();
        double early = thirds.first() - thirds.middle();
        double late = thirds.middle() - thirds.last();
        double size = Math.abs(early + late);
        double room = SHAPE_NOISES * noise(course);
        return (early * late >= 0 || Math.abs(late) <= room)
                && Math.abs(early) + room >= Math.abs(late)
                && size >= LEAST_STEPS * course.steps().smallest()
                && course.steps().largest() <= LARGEST_STEP * size
                && size >= LEAST_NOISES * noise(course)
                && goesOnAtBothEnds(course, early + late);
    }

    /** Change of watts since the window before; 0 where it is too small to tell anything. */
    private static double ladder(WindowThirds thirds, OptionalDouble before) {
        double ladder = before.orElse(thirds.last()) - thirds.last();
        return 100 * Math.abs(ladder) < LEAST_LADDER_PERCENT * thirds.last() ? 0 : ladder;
    }

    /** Whether the first reading lies before the first third and the last one behind the last, as far as noise lets see. */
    private static boolean goesOnAtBothEnds(SampleCourse course, double change) {
        WindowThirds thirds = course.thirds();
        double direction = Math.signum(change);
        double room = READINGS_NOISES * jitter(course);
        return direction * (course.first() - thirds.first())
                        >= EARLY_SHARE * direction * (thirds.first() - thirds.middle()) - room
                && direction * (thirds.last() - course.last()) >= -room;
    }

    private static double jitter(SampleCourse course) {
        return Math.max(course.steps().jitter(), course.steps().smallest() / Math.sqrt(12));
    }

    /** Of the difference of two thirds; a meter that rounds has that of its steps. */
    private static double noise(SampleCourse course) {
        return jitter(course) * OF_A_MEDIAN * Math.sqrt(2.0 / (course.samples() / 3.0));
    }

    /** Whether the window still approaches its watts from those of the window before. */
    private static boolean follows(WindowThirds thirds, OptionalDouble before) {
        double ladder = ladder(thirds, before);
        if (ladder == 0) {
            return false;
        }
        double share = (thirds.first() - thirds.last()) / ladder;
        boolean fast = Math.abs(thirds.first() - thirds.middle()) >= FAST * Math.abs(thirds.middle() - thirds.last());
        return share >= (fast ? LEAST_SHARE_OF_A_FAST_ONE : LEAST_SHARE) && share < MOST_SHARE;
    }
}
