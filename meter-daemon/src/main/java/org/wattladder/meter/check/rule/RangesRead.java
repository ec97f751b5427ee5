package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.ptdaemon.codec.Ranges;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** The answer to RR has its shape. */
final class RangesRead implements CheckRule {

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "ranges-read",
                "Answers `RR` with `Ranges,<auto>,<amps>,<auto>,<volts>`.",
                "Clients read the ranges first, to put them back at the end.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        String line = bench.ask("RR").answer();
        try {
            Ranges ranges = Ranges.parse(line);
            return Outcome.passed("Current " + ranges.current().choice() + ", voltage "
                    + ranges.voltage().choice() + ": '" + line + "'.");
        } catch (UnreadableAnswer other) {
            return Outcome.failed("It cannot be read: " + other.getMessage() + ".");
        }
    }
}
