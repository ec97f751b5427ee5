package org.wattladder.reporter.sample;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.TypeResult;

/** Runs of a brokerage, with figures of the database as clients tell them. */
public final class TradedRuns {
    private static final long SECONDS = 100;

    /** Of each interval. */
    public static final long TRADES = 30_000;

    /** Figures of a database and its clients in which nothing is wrong. */
    public static Map<String, Double> sound() {
        Map<String, Double> figures = new LinkedHashMap<>();
        figures.put("laws-checked", 10.0);
        figures.put("checkpoints", 0.0);
        figures.put("autovacuums", 0.0);
        figures.put("wal-bytes", 90e6);
        figures.put("interval-trades", 36_000.0);
        figures.put("interval-transactions", 360_000.0);
        figures.put("database-cpu-seconds", 72.0);
        figures.put("serialization-retries", 12.0);
        figures.put("customers", 10_000.0);
        figures.put("server-version", 170_010.0);
        figures.put("fsync", 1.0);
        figures.put("synchronous-commit", 1.0);
        figures.put("full-page-writes", 1.0);
        figures.put("share-complete-trade", 10.0);
        figures.put("share-order-status", 90.0);
        figures.put("bound-complete-trade", 500.0);
        figures.put("bound-order-status", 250.0);
        return figures;
    }

    private TradedRuns() {}

    /** A run whose intervals have these figures of a database and so many trades. */
    public static RunResult run(Map<String, Double> figures, long trades) {
        RunResult full = SampleRuns.full();
        RunResult run = Altered.plan(full, Plans.ofSystem("brokerage", full.plan()));
        return Altered.intervals(run, "lu", any -> true, interval -> with(interval, figures, trades));
    }

    private static IntervalResult with(IntervalResult interval, Map<String, Double> figures, long trades) {
        String times = SampleHistograms.around(20, 1000, 1);
        return Altered.recordingNanos(
                Intervals.types(
                        Intervals.figures(interval, figures),
                        List.of(
                                new TypeResult("complete-trade", trades, 0, times, times),
                                new TypeResult("order-status", 9 * trades, 0, times, times))),
                SECONDS * 1_000_000_000L);
    }

    /** A sound run but for this figure, which level 67 % alone has. */
    public static RunResult once(String figure, double value) {
        Map<String, Double> figures = sound();
        figures.put(figure, value);
        return Altered.intervals(
                run(sound(), TRADES), "lu", Intervals.level(67), interval -> with(interval, figures, TRADES));
    }
}
