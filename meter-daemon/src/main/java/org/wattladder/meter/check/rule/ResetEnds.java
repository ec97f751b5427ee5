package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.meter.check.bench.Started;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.codec.Sentences;

/** Reset ends a measurement. */
final class ResetEnds implements CheckRule {

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "reset",
                "Ends with `Reset` whatever is measured, and clears the statistics.",
                "A widespread client resets right after it connects, to end what an earlier one has left.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        Started started = bench.start("check-reset");
        bench.pauseIntervals(1, started);
        String reset = bench.ask("Reset").answer();
        String stop = bench.ask("Stop").answer();
        String statistics = bench.ask(bench.identity().mode() == Identity.Mode.POWER ? "Watts" : "Temperature")
                .answer();
        bench.idle();
        boolean ended = !Sentences.refuses(reset) && stop.equals(Sentences.NOTHING_TO_STOP);
        String sentence = "'Reset' was answered with '" + reset + "', 'Stop' after it with '" + stop
                + "'; the statistics are '" + statistics + "'.";
        if (ended && !statistics.endsWith(",0,0,0")) {
            return Outcome.observed(sentence);
        }
        return Outcome.of(ended, sentence);
    }
}
