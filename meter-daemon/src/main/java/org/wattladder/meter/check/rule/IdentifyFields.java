package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** The identity has its shape. */
final class IdentifyFields implements CheckRule {
    private static final int FIELDS = 19;
    private static final int FIELDS_BEFORE_DETAILS = 12;

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "identify",
                "Answers `Identify` with 19 fields that can be read.",
                "Clients take interval, abilities, mode and version from it.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        String line = bench.ask("Identify").answer();
        try {
            Identity identity = Identity.parse(line);
            int fields = FIELDS_BEFORE_DETAILS + identity.details().size();
            return Outcome.of(
                    fields == FIELDS && identity.samplingMillis() > 0,
                    identity.driver() + " measures " + identity.mode().word() + ", one sample per "
                            + identity.samplingMillis() + " ms; " + fields + " fields.");
        } catch (UnreadableAnswer other) {
            return Outcome.failed("It cannot be read: " + other.getMessage() + ".");
        }
    }
}
