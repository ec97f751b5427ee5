package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.meter.check.bench.Exchange;
import org.wattladder.ptdaemon.codec.Sentences;

/** The mark can change. */
final class MarkTaken implements CheckRule {

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "mark",
                "Takes `Mark,<text>` while measuring, answers with one line and goes on measuring.",
                "Clients change the mark between stages; the text of the answer is not known outside and clients ignore it.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        bench.start("check-mark-1");
        Exchange mark = bench.ask("Mark,check-mark-2");
        String stop = bench.ask("Stop").answer();
        bench.idle();
        String sentence = "'" + mark.command() + "' was answered with '" + mark.answer() + "', 'Stop' after it with '"
                + stop + "'.";
        return Outcome.of(!Sentences.refuses(mark.answer()) && stop.equals(Sentences.STOPPING), sentence);
    }
}
