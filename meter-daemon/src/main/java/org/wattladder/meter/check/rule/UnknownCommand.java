package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.ptdaemon.codec.Sentences;

/** Every line gets one line. */
final class UnknownCommand implements CheckRule {

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "unknown-command",
                "Answers a command that it does not know with one line that refuses it.",
                "A client that waits for a line, or reads one too many, is stuck from then on.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        String answer = bench.ask("Wattladder-check,1,2").answer();
        String after = bench.ask("Hello").answer();
        String sentence = "It was answered with '" + answer + "', 'Hello' after it with '" + after + "'.";
        if (!after.equals(Sentences.HELLO)) {
            bench.leave();
            return Outcome.failed(sentence);
        }
        return Sentences.refuses(answer) ? Outcome.passed(sentence) : Outcome.observed(sentence);
    }
}
