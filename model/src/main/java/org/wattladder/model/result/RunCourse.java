package org.wattladder.model.result;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.wattladder.model.range.Range;

/**
 * How a run went, by the Chauffeur's clock.
 *
 * @param startedAt when the run began
 * @param endedAt when it ended, or the last thing the journal knows of
 * @param termination how it ended
 * @param interruptions each time the run was aborted and was resumed, in order; mostly none
 * @param clockSteps each time the Chauffeur's clock was set while the run was on; mostly none
 */
public record RunCourse(
        Instant startedAt,
        Instant endedAt,
        Termination termination,
        List<Interruption> interruptions,
        List<ClockStep> clockSteps) {
    public RunCourse {
        Range.moment("startedAt", startedAt);
        Range.moment("endedAt", endedAt);
        Objects.requireNonNull(termination, "termination");
        interruptions = List.copyOf(interruptions);
        clockSteps = List.copyOf(clockSteps);
    }

    /** That of a run which was not interrupted, and whose clock nobody set. */
    public static RunCourse uninterrupted(Instant startedAt, Instant endedAt, Termination termination) {
        return new RunCourse(startedAt, endedAt, termination, List.of(), List.of());
    }
}
