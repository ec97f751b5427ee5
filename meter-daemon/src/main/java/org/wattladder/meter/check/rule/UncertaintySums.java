package org.wattladder.meter.check.rule;

import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.codec.UncertaintyAnswer;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** The counts of uncertainty add up. */
final class UncertaintySums implements CheckRule {
    private static final double LARGEST = 0.5;

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "uncertainty",
                "Answers `Uncertainty` with counts that add up to its samples, and fractions, not percent.",
                "Clients judge a run by the share of samples above the limit and of unknown ones.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        if (bench.identity().mode() != Identity.Mode.POWER) {
            return Outcome.notApplicable("Temperature has none.");
        }
        String line = bench.observation().uncertainty().answer();
        try {
            UncertaintyAnswer stated = UncertaintyAnswer.parse(line);
            int sum = stated.aboveLimit() + stated.withinLimit() + stated.unknown();
            boolean fractions = stated.spread()
                    .map(spread -> spread.minimum() <= spread.average()
                            && spread.average() <= spread.maximum()
                            && spread.average() < LARGEST)
                    .orElse(stated.unknown() == stated.samples());
            return Outcome.of(
                    sum == stated.samples()
                            && stated.samples() == bench.observation().lines().size()
                            && fractions,
                    "'" + line + "' after " + bench.observation().lines().size() + " samples.");
        } catch (UnreadableAnswer other) {
            return Outcome.failed(other.getMessage() + ".");
        }
    }
}
