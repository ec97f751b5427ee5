package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.ptdaemon.codec.Sentences;

/** The case of commands does not matter. */
final class AnyCase implements CheckRule {

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "any-case",
                "Accepts commands in lower case.",
                "Clients write commands as documented, one writes range types in lower case; being lenient costs nothing.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        String answer = bench.ask("hello").answer();
        String sentence = "'hello' was answered with '" + answer + "'.";
        return answer.equals(Sentences.HELLO)
                ? Outcome.passed(sentence)
                : Sentences.refuses(answer) ? Outcome.observed(sentence) : Outcome.failed(sentence);
    }
}
