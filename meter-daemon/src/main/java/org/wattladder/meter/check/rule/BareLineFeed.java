package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.ptdaemon.codec.Sentences;

/** Either line end does. */
final class BareLineFeed implements CheckRule {

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "bare-line-feed",
                "Accepts LF alone as the end of a command.",
                "A widespread client ends some of its commands with LF alone, and others with CR LF.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        String answer = bench.ask("Hello", "\n").answer();
        return Outcome.of(answer.equals(Sentences.HELLO), "'Hello' with LF alone was answered with '" + answer + "'.");
    }
}
