package org.wattladder.meter.check.rule;

import java.time.LocalDateTime;
import java.util.List;
import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.ptdaemon.codec.SampleRow;

/** Time does not stand still or run backwards. */
final class StampsRising implements CheckRule {

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "stamps-rising",
                "Stamps samples in rising order; only rows of missed samples repeat a stamp.",
                "A sample belongs to a recording by its stamp; a repeated or backward stamp counts it twice or in the wrong place.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        List<SampleRow> samples = bench.observation().samples();
        for (int index = 1; index < samples.size(); index++) {
            LocalDateTime before = samples.get(index - 1).stamp();
            LocalDateTime stamp = samples.get(index).stamp();
            boolean missedBefore = samples.get(index - 1)
                    .total()
                    .equals(samples.get(index - 1).total().missed());
            if (stamp.isBefore(before) || (stamp.isEqual(before) && !missedBefore)) {
                return Outcome.failed(
                        "Sample " + (index + 1) + " is stamped " + stamp + ", the one before it " + before + ".");
            }
        }
        return Outcome.passed(samples.size() + " stamps rise.");
    }
}
