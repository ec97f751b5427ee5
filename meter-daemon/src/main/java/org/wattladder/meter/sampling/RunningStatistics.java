package org.wattladder.meter.sampling;

import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.StatisticsAnswer;

/** Statistics of one column, sample by sample; errors are counted and never averaged. */
final class RunningStatistics {
    private final Column column;
    private double sum;
    private double minimum = Double.POSITIVE_INFINITY;
    private double maximum = Double.NEGATIVE_INFINITY;
    private int valid;
    private int errors;

    RunningStatistics(Column column) {
        this.column = column;
    }

    void add(Reading reading) {
        if (reading instanceof Reading.Valid value) {
            sum += value.number();
            minimum = Math.min(minimum, value.number());
            maximum = Math.max(maximum, value.number());
            valid++;
        } else {
            errors++;
        }
    }

    StatisticsAnswer answer() {
        if (valid == 0) {
            return StatisticsAnswer.notMeasured(column, errors);
        }
        return new StatisticsAnswer(
                column,
                Reading.of(sum / valid),
                Reading.of(minimum),
                Reading.of(maximum),
                valid + errors,
                errors,
                valid);
    }
}
