package org.wattladder.meter.check.rule;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;
import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.StatisticsAnswer;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** The statistics are those of the samples. */
final class StatisticsTrue implements CheckRule {

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "statistics",
                "States statistics that follow from its samples: count, errors, valid, average, smallest and largest of the valid.",
                "Clients cross-check them; errors and negative watts never count into an average.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        Column column = bench.identity().mode() == Identity.Mode.POWER ? Column.WATTS : Column.TEMPERATURE;
        StatisticsAnswer stated;
        try {
            stated = StatisticsAnswer.parse(
                    column, bench.observation().statistics().answer());
        } catch (UnreadableAnswer other) {
            return Outcome.failed(other.getMessage() + ".");
        }
        List<SampleRow> samples = bench.observation().samples();
        DoubleSummaryStatistics mine = new DoubleSummaryStatistics();
        samples.forEach(row -> row.total().reading(column).flatMap(Values::of).ifPresent(mine::accept));
        boolean counts = stated.samples() == samples.size()
                && stated.valid() == mine.getCount()
                && stated.errors() == samples.size() - mine.getCount();
        boolean figures = mine.getCount() == 0
                || (Values.near(stated.average(), mine.getAverage())
                        && Values.near(stated.minimum(), mine.getMin())
                        && Values.near(stated.maximum(), mine.getMax()));
        return Outcome.of(
                counts && figures,
                String.format(
                        Locale.ROOT,
                        "It says '%s'; its %d samples have %d errors and average %.6f, from %.6f to %.6f.",
                        stated.line(),
                        samples.size(),
                        samples.size() - mine.getCount(),
                        mine.getAverage(),
                        mine.getMin(),
                        mine.getMax()));
    }
}
