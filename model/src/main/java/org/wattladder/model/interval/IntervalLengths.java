package org.wattladder.model.interval;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Duration;

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
        PlannedLength.checked("pause", pause);
        PlannedLength.checked("pre", pre);
        PlannedLength.positive("recording", recording);
        PlannedLength.checked("post", post);
    }

    /** An interval without any other part. */
    public static IntervalLengths recordingOnly(Duration recording) {
        return new IntervalLengths(Duration.ZERO, Duration.ZERO, recording, Duration.ZERO);
    }

    /** The same, as recording ended then. */
    public IntervalLengths endedAfter(Duration recorded) {
        return new IntervalLengths(pause, pre, recorded, post);
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
