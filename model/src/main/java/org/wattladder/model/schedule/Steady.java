package org.wattladder.model.schedule;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.PlannedLength;
import org.wattladder.model.interval.Purpose;
import org.wattladder.model.text.Message;

/**
 * Unpaced load for some periods of one length, for worklets whose users decide themselves how often they ask.
 *
 * @param warmUp length of the part before, which counts for nothing
 * @param periods how often it is recorded, at least once
 * @param lengths of each period
 */
public record Steady(Duration warmUp, int periods, IntervalLengths lengths) implements ListedSchedule {
    /** Most periods. */
    public static final int MOST_PERIODS = 100;

    /** In seconds one cannot see what happens now and then. */
    private static final Duration SHORTEST = Duration.ofSeconds(60);

    public Steady {
        PlannedLength.checked("warm-up", warmUp);
        Objects.requireNonNull(lengths, "lengths");
        if (periods < 1 || periods > MOST_PERIODS) {
            throw new IllegalArgumentException("there are 1 to " + MOST_PERIODS + " periods, not " + periods);
        }
    }

    @Override
    public List<IntervalPlan> foreseen() {
        List<IntervalPlan> intervals = new ArrayList<>();
        if (!warmUp.isZero()) {
            intervals.add(IntervalPlan.warmUp(1, new Load.Unpaced(), IntervalLengths.recordingOnly(warmUp)));
        }
        for (int period = 1; period <= periods; period++) {
            intervals.add(new IntervalPlan(
                    intervals.size() + 1,
                    Purpose.PROBE,
                    new Load.Unpaced(),
                    lengths,
                    Message.of("interval.period", period)));
        }
        return List.copyOf(intervals);
    }

    /** One period, of a minute if it was as long. */
    @Override
    public Steady shortened(Shortening shortening) {
        IntervalLengths shorter = shortening.interval(lengths);
        Duration least = lengths.recording().compareTo(SHORTEST) < 0 ? lengths.recording() : SHORTEST;
        return new Steady(
                shortening.warmUp(warmUp),
                1,
                shorter.recording().compareTo(least) < 0
                        ? new IntervalLengths(shorter.pause(), shorter.pre(), least, shorter.post())
                        : shorter);
    }
}
