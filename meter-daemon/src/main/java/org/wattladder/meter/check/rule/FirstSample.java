package org.wattladder.meter.check.rule;

import java.util.Locale;
import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.meter.check.bench.Observation;

/** The phase of sampling. */
final class FirstSample implements CheckRule {
    private static final int TRANSPORT_MILLIS = 500;

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "first-sample",
                "Takes the first sample within one interval of `Go`.",
                "Seen 0.06 to 0.5 s after `Go`; a client counts on one sample per interval begun.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        Observation seen = bench.observation();
        double waited =
                (seen.live().get(0).arrivedAtNanos() - seen.started().go().askedAtNanos()) / 1e6;
        int interval = seen.started().samplingMillis();
        return Outcome.of(
                waited <= interval + TRANSPORT_MILLIS,
                String.format(Locale.ROOT, "It came %.0f ms after 'Go'; the interval is %d ms.", waited, interval));
    }
}
