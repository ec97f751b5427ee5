package org.wattladder.model.schedule;

import java.util.List;
import java.util.stream.IntStream;

/**
 * What the trials at one rate of a search came to, without those that do not count.
 *
 * @param transactionsPerSecond asked of all hosts together
 * @param trials that count
 * @param transactions scheduled in them
 * @param late of each goal, in its order: transactions that took longer, and all without an answer
 */
public record TriedRate(double transactionsPerSecond, int trials, long transactions, List<Long> late) {
    public TriedRate {
        late = List.copyOf(late);
    }

    static TriedRate of(double rate, List<TrialTally> counted) {
        int goals = counted.isEmpty() ? 0 : counted.get(0).over().size();
        return new TriedRate(
                rate,
                counted.size(),
                counted.stream().mapToLong(TrialTally::transactions).sum(),
                IntStream.range(0, goals)
                        .mapToObj(goal -> counted.stream()
                                .mapToLong(trial -> trial.over().get(goal))
                                .sum())
                        .toList());
    }

    /** Share of late transactions in percent; not a number when none was scheduled. */
    public double latePercent(int goal) {
        return 100.0 * late.get(goal) / transactions;
    }
}
