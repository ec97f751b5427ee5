package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.meter.check.bench.Started;
import org.wattladder.ptdaemon.codec.Identity;

/** Samples are read once. */
final class ReadAll implements CheckRule {
    private static final double INTERVALS = 2.2;
    private static final int COUNT_AT = 4;

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "read-all",
                "Gives all unread samples to `RL` and to `RL,*`, each once, and says `No unread` or `Insufficient unread` when there is none.",
                "Samples read twice or never would be counted wrongly.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        Started started = bench.start("check-all");
        bench.pauseIntervals(INTERVALS, started);
        int first = bench.rows("RL,*").size();
        bench.pauseIntervals(1, started);
        bench.ask("Stop");
        int rest = bench.rows("RL").size();
        bench.ask("Stop");
        rest += bench.rows("RL").size();
        boolean empty = bench.rows("RL").isEmpty();
        String statistics = bench.ask(bench.identity().mode() == Identity.Mode.POWER ? "Watts" : "Temperature")
                .answer();
        String counted =
                statistics.split(",", -1).length == COUNT_AT + 3 ? statistics.split(",", -1)[COUNT_AT] : "?";
        return Outcome.of(
                first > 0 && empty && counted.equals(Integer.toString(first + rest)),
                "'RL,*' gave " + first + " rows, 'RL' " + rest + " more; the statistics count " + counted
                        + "; then there was " + (empty ? "nothing" : "still something") + " unread.");
    }
}
