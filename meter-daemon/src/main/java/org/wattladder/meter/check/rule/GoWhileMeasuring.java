package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.meter.check.bench.Started;
import org.wattladder.ptdaemon.codec.Sentences;

/** One measurement at a time. */
final class GoWhileMeasuring implements CheckRule {
    private static final double INTERVALS = 1.5;

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "go-while-measuring",
                "Refuses a second `Go` and goes on with the measurement that runs.",
                "What a licensed daemon does is not known outside; losing the samples of the first would be the worst answer.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        Started started = bench.start("check-first");
        bench.pauseIntervals(INTERVALS, started);
        int before = bench.rows("RL").size();
        String second =
                bench.ask("Go," + started.samplingMillis() + ",0,check-second").answer();
        String stop = bench.ask("Stop").answer();
        bench.ask("Stop");
        String sentence = "After " + before + " samples the second was answered with '" + second + "', 'Stop' with '"
                + stop + "'.";
        if (!Sentences.refuses(second)) {
            return Outcome.failed(sentence);
        }
        return Outcome.of(stop.equals(Sentences.STOPPING), sentence);
    }
}
