package org.wattladder.model.schedule;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * How sure the mean watts and the rate of an interval have to be, so that its recording may end before the planned length.
 *
 * @param halfWidthPercent half of the interval that holds the true mean in 95 of 100 cases, in percent of the mean
 * @param least shortest recording
 */
public record Precision(double halfWidthPercent, Duration least) {
    private static final double[] STEPS = {1, 1.5, 2, 3, 4, 6, 8, 12, 16};

    public Precision {
        Objects.requireNonNull(least, "least");
        if (!(halfWidthPercent > 0) || least.isNegative() || least.isZero()) {
            throw new IllegalArgumentException("a precision needs a half-width and a shortest recording above 0");
        }
    }

    /**
     * When recording may end before this length, few enough that looks do not find by chance what they look for; for 60 s
     * and 240 s after 60, 90, 120 and 180 s.
     */
    public List<Duration> earlyEnds(Duration most) {
        List<Duration> ends = new ArrayList<>();
        for (double step : STEPS) {
            Duration end = Duration.ofNanos(Math.round(least.toNanos() * step));
            if (end.compareTo(most) < 0) {
                ends.add(end);
            }
        }
        return List.copyOf(ends);
    }
}
