package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.ptdaemon.codec.GoAnswer;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** The answer to Go is exact. */
final class GoSentence implements CheckRule {

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "go",
                "Answers `Go,<ms>,0,<mark>` with the sentence `Starting untimed measurement, maximum <n> samples at <ms>ms with 0 rampup samples`.",
                "Checkers compare it word by word.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        bench.idle();
        int millis = bench.identity().samplingMillis();
        String answer = bench.ask("Go," + millis + ",0,check-go").answer();
        bench.ask("Reset");
        try {
            GoAnswer go = GoAnswer.parse(answer);
            return Outcome.of(
                    go.samplingMillis() == millis
                            && go.rampupSamples() == 0
                            && go.line().equals(answer),
                    "The answer was '" + answer + "'.");
        } catch (UnreadableAnswer other) {
            return Outcome.failed(other.getMessage() + ".");
        }
    }
}
