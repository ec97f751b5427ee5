package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.ptdaemon.codec.Sentences;

/** The first answer of a session. */
final class HelloExact implements CheckRule {

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "hello",
                "Answers `Hello` with exactly `Hello, PTDaemon here!`.",
                "Clients stop when it differs; seen in every one of 8,485 recorded sessions.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        String answer = bench.ask("Hello").answer();
        return Outcome.of(answer.equals(Sentences.HELLO), "The answer was '" + answer + "'.");
    }
}
