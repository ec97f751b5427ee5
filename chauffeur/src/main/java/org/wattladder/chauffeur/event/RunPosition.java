package org.wattladder.chauffeur.event;

import java.time.Duration;
import java.util.Optional;

/**
 * Where a run is, for who joins it while it is on.
 *
 * @param worklet place in the plan, from 0
 * @param interval that began last; empty while clients are launched
 * @param part of the interval, with what is left of the whole interval; empty before its first part
 * @param read what meters read last, in this interval or before; empty before their first reading
 */
public record RunPosition(
        int worklet,
        Optional<RunEvent.IntervalStarted> interval,
        Optional<RunEvent.PartEntered> part,
        Optional<Readings> read) {

    /**
     * What meters read.
     *
     * @param told when it was news
     * @param ago how long that is ago
     */
    public record Readings(RunEvent.Progress told, Duration ago) {}

    static RunPosition of(RunEvent.WorkletPreparing preparing) {
        return new RunPosition(preparing.worklet(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    static RunPosition of(RunEvent.IntervalStarted started) {
        return new RunPosition(started.worklet(), Optional.of(started), Optional.empty(), Optional.empty());
    }

    RunPosition with(RunEvent.PartEntered entered) {
        return new RunPosition(worklet, interval, Optional.of(entered), read);
    }

    RunPosition with(Readings newest) {
        return new RunPosition(worklet, interval, part, Optional.of(newest));
    }

    /** The same after so long in the same part. */
    RunPosition after(Duration passed) {
        return new RunPosition(
                worklet,
                interval,
                part.map(entered -> new RunEvent.PartEntered(entered.part(), left(entered.left(), passed))),
                read);
    }

    private static Duration left(Duration before, Duration passed) {
        return passed.compareTo(before) > 0 ? Duration.ZERO : before.minus(passed);
    }
}
