package org.wattladder.model.schedule;

import java.util.List;

/**
 * Whether a rate meets a goal, from several short trials at it: one is sure when the exact bound of Clopper and Pearson for the
 * share of late transactions lies on one side of what the goal allows. Latencies in a queue depend on each other, so that late
 * transactions come in bursts. Counts are therefore divided by how much more trials differ than independent transactions would let
 * them, and at least by the transactions that fall into the time of the bound: a queue that makes one of them late has a backlog that
 * takes so long to work off.
 */
final class GoalJudge {
    /** Probability of each wrong verdict at one look. */
    private static final double ERROR = 0.005;

    /** Fewer trials do not tell how much they differ. */
    static final int FEWEST_TRIALS = 4;

    private static final double TENTH_OF_NORMAL = -1.2816;
    private static final double NEGLIGIBLE = 1e-18;
    private static final double NANOS = 1e9;

    private GoalJudge() {}

    enum Verdict {
        PASSES,
        FAILS,
        UNDECIDED
    }

    /** How many independent transactions, none of them late, pass a goal. */
    static long fewestIndependent(LatencyGoal goal) {
        return (long) Math.ceil(Math.log(ERROR) / Math.log1p(-goal.allowedShare()));
    }

    /** Whether trials are looked at after so many; seldom, as each look may be wrong: after 4, 8, 16 and so on. */
    static boolean looksAfter(int trials) {
        return trials >= FEWEST_TRIALS && Integer.bitCount(trials) == 1;
    }

    /**
     * Judges a goal.
     *
     * @param trials that count
     * @param place of the goal in them
     */
    static Verdict judge(List<TrialTally> trials, int place, LatencyGoal goal) {
        long all = trials.stream().mapToLong(TrialTally::transactions).sum();
        long over = trials.stream().mapToLong(trial -> trial.over().get(place)).sum();
        if (trials.size() < FEWEST_TRIALS || all == 0) {
            return Verdict.UNDECIDED;
        }
        double allowed = goal.allowedShare();
        double seconds = trials.stream().mapToDouble(TrialTally::seconds).sum();
        double dispersion = Math.max(
                dispersion(trials, place, (double) over / all),
                all * goal.bound().toNanos() / NANOS / seconds);
        long independent = (long) (all / dispersion);
        if (atMost((long) Math.ceil(over / dispersion), independent, allowed) <= ERROR) {
            return Verdict.PASSES;
        }
        long late = (long) Math.floor(over / dispersion);
        return late > 0 && 1 - atMost(late - 1, independent, allowed) <= ERROR ? Verdict.FAILS : Verdict.UNDECIDED;
    }

    /**
     * Variance of the share of late transactions between trials by that of independent ones, at least 1. Few trials can differ
     * little by chance, so it is the largest that they may come from with a probability of 10 %.
     */
    private static double dispersion(List<TrialTally> trials, int place, double share) {
        if (share == 0 || share == 1) {
            return 1;
        }
        double squares = 0;
        for (TrialTally trial : trials) {
            double deviation = trial.over().get(place) - share * trial.transactions();
            squares += trial.transactions() == 0 ? 0 : deviation * deviation / trial.transactions();
        }
        return Math.max(1, squares / (share * (1 - share)) / tenthOfChiSquare(trials.size() - 1));
    }

    /** The value below which chi-square lies with a probability of 10 %, after Wilson and Hilferty. */
    private static double tenthOfChiSquare(int degrees) {
        double spread = 2 / (9.0 * degrees);
        return degrees * Math.pow(1 - spread + TENTH_OF_NORMAL * Math.sqrt(spread), 3);
    }

    /** Probability of at most so many late ones of all when this share is late: the tail of a binomial distribution. */
    static double atMost(long late, long all, double share) {
        if (late >= all) {
            return 1;
        }
        double logarithm = all * Math.log1p(-share);
        for (long one = 1; one <= late; one++) {
            logarithm += Math.log((double) (all - one + 1) / one * share / (1 - share));
        }
        double sum = 1;
        double term = 1;
        for (long one = late; one > 0 && term > NEGLIGIBLE * sum; one--) {
            term *= one * (1 - share) / ((all - one + 1) * share);
            sum += term;
        }
        return Math.min(1, Math.exp(logarithm) * sum);
    }
}
