package org.wattladder.meter.check.rule;

import java.util.Locale;
import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.meter.check.bench.Exchange;
import org.wattladder.ptdaemon.codec.Sentences;

/** The answer to Stop. */
final class StopAtOnce implements CheckRule {
    private static final int LIMIT_MILLIS = 1500;

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "stop-at-once",
                "Answers `Stop` at once with `Stopping untimed measurement`.",
                "Clients go on to the next interval; real daemons take up to 0.95 s.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        Exchange stop = bench.observation().stop();
        return Outcome.of(
                stop.answer().equals(Sentences.STOPPING) && stop.millis() <= LIMIT_MILLIS,
                String.format(Locale.ROOT, "'%s' after %.0f ms.", stop.answer(), stop.millis()));
    }
}
