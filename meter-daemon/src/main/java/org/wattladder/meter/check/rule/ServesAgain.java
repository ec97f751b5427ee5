package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.ptdaemon.codec.Sentences;

/** Clients come and go. */
final class ServesAgain implements CheckRule {

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "reconnect",
                "Serves the next client after one has left, also in the middle of a measurement.",
                "Clients just close; there is no command to leave. Whether a measurement survives is not known outside.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        bench.start("check-abandoned");
        bench.leave();
        String hello = bench.ask("Hello").answer();
        String stop = bench.ask("Stop").answer();
        bench.idle();
        return Outcome.of(
                hello.equals(Sentences.HELLO),
                "The next client's 'Hello' was answered with '" + hello + "'; the measurement of the one before had "
                        + (Sentences.refuses(stop) ? "ended." : "not ended."));
    }
}
