package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.meter.check.bench.Observation;

/** A measurement can be taken. */
final class WholeMeasurement implements CheckRule {

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "measurement",
                "Measures from `Go` to `Stop`, gives its samples to `RL`, and its statistics afterwards.",
                "This is what a meter is for; the rules about samples look at this measurement.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        Observation seen = bench.observe();
        return Outcome.of(
                !seen.lines().isEmpty(),
                seen.lines().size() + " samples at " + seen.started().samplingMillis() + " ms; the last was '"
                        + seen.lines().get(seen.lines().size() - 1).text() + "'.");
    }
}
