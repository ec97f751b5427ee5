package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.meter.check.bench.Exchange;
import org.wattladder.ptdaemon.codec.SampleHeader;

/** RL,1 waits for the next sample. */
final class ReadNext implements CheckRule {
    private static final String ONE_ROW = "Last 1 samples";

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "read-next",
                "Holds `RL,1` back until a sample is there, at most one interval, and gives one row.",
                "Clients measure the clock offset this way.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        bench.start("check-next");
        Exchange first = bench.ask("RL,1");
        if (SampleHeader.saysNothingUnread(first.answer())) {
            bench.idle();
            return Outcome.observed("It does not wait: '" + first.answer() + "'.");
        }
        boolean one = first.answer().equals(ONE_ROW);
        if (one) {
            bench.wire().line(bench.patience());
        } else {
            bench.leave();
        }
        bench.idle();
        return Outcome.of(
                one, "'RL,1' was answered with '" + first.answer() + "' after " + Math.round(first.millis()) + " ms.");
    }
}
