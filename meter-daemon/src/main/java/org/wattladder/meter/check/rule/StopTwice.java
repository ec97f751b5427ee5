package org.wattladder.meter.check.rule;

import java.util.Locale;
import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.meter.check.bench.Exchange;
import org.wattladder.meter.check.bench.Started;
import org.wattladder.ptdaemon.codec.Sentences;

/** Stopping what does not run is an error. */
final class StopTwice implements CheckRule {
    private static final double HALF = 0.5;

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "stop-twice",
                "Answers a `Stop` with nothing to stop by `Error: no measurement to stop`; while the last interval is finishing, when it has ended.",
                "Clients stop twice to be sure, and go on when the error comes.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        Started started = bench.start("check-stop");
        bench.pauseIntervals(HALF, started);
        bench.ask("Stop");
        Exchange second = bench.ask("Stop");
        Exchange third = bench.ask("Stop");
        return Outcome.of(
                second.answer().equals(Sentences.NOTHING_TO_STOP)
                        && third.answer().equals(Sentences.NOTHING_TO_STOP),
                String.format(
                        Locale.ROOT,
                        "The second was answered with '%s' after %.0f ms, the third with '%s' after %.0f ms.",
                        second.answer(),
                        second.millis(),
                        third.answer(),
                        third.millis()));
    }
}
