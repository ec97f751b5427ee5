package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.meter.check.bench.Exchange;

/** The line end of answers. */
final class LineEnds implements CheckRule {

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "line-end",
                "Ends its answers with CR LF.",
                "Seen in every record; some clients cut two characters off.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        for (Exchange exchange : bench.exchanges()) {
            if (!exchange.carriageReturn()) {
                return Outcome.failed("The answer to '" + exchange.command() + "' ended with LF alone.");
            }
        }
        return Outcome.passed(bench.exchanges().size() + " answers did.");
    }
}
