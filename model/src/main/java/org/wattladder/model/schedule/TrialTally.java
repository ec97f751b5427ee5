package org.wattladder.model.schedule;

import java.util.List;
import org.HdrHistogram.AbstractHistogram;
import org.HdrHistogram.Histogram;
import org.wattladder.model.histogram.Histograms;

/**
 * How many transactions of one trial kept each goal.
 *
 * @param seconds of the recording
 * @param transactions scheduled in the recording, unanswered ones included
 * @param over of each goal, in order: those that took longer, and all unanswered
 */
record TrialTally(double seconds, long transactions, List<Long> over) {
    private static final double NANOS = 1e9;

    TrialTally {
        over = List.copyOf(over);
    }

    /** Counts one interval; a transaction without answer counts as too late for every goal. */
    static TrialTally of(FinishedInterval interval, List<LatencyGoal> goals) {
        Histogram latencies = Histograms.sum(interval.responses()).orElseGet(() -> new Histogram(1));
        return new TrialTally(
                interval.plan().lengths().recording().toNanos() / NANOS,
                latencies.getTotalCount() + interval.unanswered(),
                goals.stream()
                        .map(goal -> interval.unanswered()
                                + above(latencies, goal.bound().toNanos()))
                        .toList());
    }

    private static long above(AbstractHistogram latencies, long nanos) {
        long most = latencies.getMaxValue();
        return most <= nanos ? 0 : latencies.getCountBetweenValues(latencies.nextNonEquivalentValue(nanos), most);
    }

    /** Whether the goal was kept as counted, however few transactions there were; not kept without any. */
    boolean keeps(LatencyGoal goal, int place) {
        return transactions > 0 && over.get(place) <= goal.allowedShare() * transactions;
    }
}
