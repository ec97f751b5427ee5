package org.wattladder.model.interval;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Duration;
import java.util.Objects;

/**
 * The parts of an interval, paper section 5; only recording counts.
 *
 * @param pause sleep before the interval
 * @param pre load runs, nothing counts
 * @param recording load runs and counts
 * @param post load runs, nothing counts
 */
public record IntervalLengths(Duration pause, Duration pre, Duration recording, Duration post) {
    private static final int SETTLING_PARTS = 5;

    public IntervalLengths {
        Objects.requireNonNull(pause, "pause");
        Objects.requireNonNull(pre, "pre");
        Objects.requireNonNull(recording, "recording");
        Objects.requireNonNull(post, "post");
        if (pause.isNegative() || pre.isNegative() || post.isNegative()) {
            throw new IllegalArgumentException("lengths of an interval cannot be negative");
        }
        if (recording.isNegative() || recording.isZero()) {
            throw new IllegalArgumentException("recording must be longer than 0");
        }
    }

    /** An interval without any other part. */
    public static IntervalLengths recordingOnly(Duration recording) {
        return new IntervalLengths(Duration.ZERO, Duration.ZERO, recording, Duration.ZERO);
    }

    /** A recording after a fifth of its length, in which queues fill. */
    public static IntervalLengths settled(Duration recording) {
        return new IntervalLengths(Duration.ZERO, recording.dividedBy(SETTLING_PARTS), recording, Duration.ZERO);
    }

    /** Sum of the four parts. */
    @JsonIgnore
    public Duration total() {
        return pause.plus(pre).plus(recording).plus(post);
    }
}
