package org.wattladder.model.schedule;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.HdrHistogram.Histogram;
import org.wattladder.model.histogram.Histograms;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;

/**
 * Answers intervals as a queue with Poisson arrivals and exponential service would, empty at the start of each.
 *
 * @param servers that work side by side
 * @param serviceRate of each, transactions per second
 * @param pauseSeconds for which nothing is served, as when a collector works
 * @param pauseEverySeconds how often; 0 for never
 */
record QueueingServer(int servers, double serviceRate, double pauseSeconds, double pauseEverySeconds) {
    private static final double NANOS = 1e9;

    /** Goes through a whole schedule. */
    History run(Schedule schedule, SplittableRandom random) {
        History done = History.EMPTY;
        for (var next = schedule.next(done); next.isPresent(); next = schedule.next(done)) {
            FinishedInterval answer = answer(next.get(), random);
            done = new History(
                    java.util.stream.Stream.concat(done.intervals().stream(), java.util.stream.Stream.of(answer))
                            .toList());
        }
        return done;
    }

    private FinishedInterval answer(IntervalPlan plan, SplittableRandom random) {
        double seconds = plan.lengths().recording().toNanos() / NANOS;
        if (!(plan.load() instanceof Load.Rate load)) {
            return new FinishedInterval(
                    plan, Map.of("host", servers * serviceRate), List.of(), 0, OptionalDouble.empty());
        }
        Histogram latencies = new Histogram(3);
        long unanswered =
                serve(load.transactionsPerSecond(), plan.lengths().pre().toNanos() / NANOS, seconds, latencies, random);
        return new FinishedInterval(
                plan,
                Map.of("host", latencies.getTotalCount() / seconds),
                List.of(Histograms.encode(latencies)),
                unanswered,
                OptionalDouble.empty());
    }

    /** What one trial of a search with one goal comes to. */
    TrialTally trial(double rate, Search search, SplittableRandom random) {
        Histogram latencies = new Histogram(3);
        long unanswered =
                serve(rate, search.trial().toNanos() / NANOS / 5, search.trial().toNanos() / NANOS, latencies, random);
        long bound = search.goals().get(0).bound().toNanos();
        return new TrialTally(
                search.trial().toNanos() / NANOS,
                latencies.getTotalCount() + unanswered,
                List.of(unanswered + latencies.getTotalCount() - latencies.getCountBetweenValues(0, bound)));
    }

    private long serve(double rate, double pre, double seconds, Histogram latencies, SplittableRandom random) {
        double[] free = new double[servers];
        double offset = pauseEverySeconds == 0 ? 0 : random.nextDouble() * pauseEverySeconds;
        long unanswered = 0;
        double now = -pre;
        Arrays.fill(free, now);
        while ((now += exponential(random, rate)) < seconds) {
            Arrays.sort(free);
            double begin = afterPause(Math.max(now, free[0]), offset);
            free[0] = begin + exponential(random, serviceRate);
            if (free[0] > 0 && free[0] <= seconds) {
                latencies.recordValue((long) ((free[0] - now) * NANOS));
            } else if (now >= 0) {
                unanswered++;
            }
        }
        return unanswered;
    }

    private double afterPause(double moment, double offset) {
        if (pauseEverySeconds == 0) {
            return moment;
        }
        double into = (moment + offset + pauseEverySeconds) % pauseEverySeconds;
        return into < pauseSeconds ? moment + pauseSeconds - into : moment;
    }

    private static double exponential(SplittableRandom random, double rate) {
        return -Math.log(1 - random.nextDouble()) / rate;
    }

    /** The rate at which this share of transactions takes longer, by theory and without pauses; of one or two servers. */
    double rateWithin(LatencyGoal goal) {
        double low = 0;
        double high = servers * serviceRate;
        for (int step = 0; step < 100; step++) {
            double middle = (low + high) / 2;
            if (late(middle, goal.bound().toNanos() / NANOS) > goal.allowedShare()) {
                high = middle;
            } else {
                low = middle;
            }
        }
        return low;
    }

    private double late(double rate, double seconds) {
        if (servers == 1) {
            return Math.exp(-(serviceRate - rate) * seconds);
        }
        double offered = rate / serviceRate;
        double waits = offered * offered / (2 + offered);
        double spare = 1 - offered;
        double queued =
                Math.abs(spare) < 1e-9 ? serviceRate * seconds : (1 - Math.exp(-serviceRate * seconds * spare)) / spare;
        return Math.exp(-serviceRate * seconds) * (1 + waits * queued);
    }
}
