package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.ptdaemon.codec.Sentences;

/** Ranges stay while a measurement runs. */
final class RangeWhileMeasuring implements CheckRule {
    private static final int RANGES_WORDS = 5;

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "range-while-measuring",
                "Refuses `SR` while it measures, and goes on measuring.",
                "A change of range gives bad samples for a second or two; what a licensed daemon does is not known outside.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        if (!bench.settings().touchRanges()) {
            return Outcome.notApplicable("Ranges are left alone; ask with --touch-ranges.");
        }
        bench.idle();
        String ranges = bench.ask("RR").answer();
        bench.start("check-busy");
        String answer = bench.ask("SR,A,Auto").answer();
        String stop = bench.ask("Stop").answer();
        bench.ask("Stop");
        String sentence = "'SR,A,Auto' was answered with '" + answer + "', 'Stop' after it with '" + stop + "'.";
        if (Sentences.refuses(answer) || !stop.equals(Sentences.STOPPING)) {
            return Outcome.of(stop.equals(Sentences.STOPPING), sentence);
        }
        String[] words = ranges.split(",", -1);
        boolean fixed = words.length == RANGES_WORDS && words[1].equals("0");
        bench.ask("SR,A," + (fixed ? words[2] : "Auto"));
        return Outcome.observed(sentence);
    }
}
