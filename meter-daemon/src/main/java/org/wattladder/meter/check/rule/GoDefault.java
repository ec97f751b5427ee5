package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.ptdaemon.codec.GoAnswer;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** An interval of 0 is the default. */
final class GoDefault implements CheckRule {

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "go-default",
                "Takes `Go,0,0`, with LF alone and without a mark, as a measurement at the interval of its identity.",
                "A widespread client starts this way.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        bench.idle();
        String answer = bench.ask("Go,0,0", "\n").answer();
        bench.ask("Reset");
        try {
            int millis = GoAnswer.parse(answer).samplingMillis();
            int stated = bench.identity().samplingMillis();
            return Outcome.of(
                    millis == stated, "It measures every " + millis + " ms; its identity says " + stated + " ms.");
        } catch (UnreadableAnswer other) {
            return Outcome.failed(other.getMessage() + ".");
        }
    }
}
