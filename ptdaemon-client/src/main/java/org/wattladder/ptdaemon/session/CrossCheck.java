package org.wattladder.ptdaemon.session;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.result.StatisticsCheck;
import org.wattladder.ptdaemon.codec.StatisticsAnswer;

/** Compares the daemon's device statistics with the samples that were read. */
final class CrossCheck {
    private static final double RELATIVE_TOLERANCE = 1e-5;
    private static final double CONTRADICTION = 0.01;

    private CrossCheck() {}

    /** After a loss the daemon's statistics are of the last part only, so they can contradict but not confirm. */
    static StatisticsCheck of(Optional<StatisticsAnswer> statistics, RunningMeasurement measurement) {
        if (statistics.isEmpty()) {
            return StatisticsCheck.NOT_COMPARED;
        }
        if (!agree(statistics.get(), measurement.part())) {
            return contradict(statistics.get(), measurement.part())
                    ? StatisticsCheck.CONTRADICT
                    : StatisticsCheck.DIFFER;
        }
        return measurement.wasLost() ? StatisticsCheck.NOT_COMPARED : StatisticsCheck.AGREE;
    }

    static boolean agree(StatisticsAnswer statistics, List<Sample> samples) {
        ValidValues tally = ValidValues.of(samples);
        return statistics.samples() == samples.size()
                && statistics.valid() == tally.valid()
                && statistics.errors() == tally.errors()
                && (tally.valid() == 0 || close(statistics.average().value(), tally.average(), RELATIVE_TOLERANCE));
    }

    private static boolean contradict(StatisticsAnswer statistics, List<Sample> samples) {
        ValidValues tally = ValidValues.of(samples);
        return tally.valid() > 0 && !close(statistics.average().value(), tally.average(), CONTRADICTION);
    }

    private static boolean close(OptionalDouble stated, OptionalDouble computed, double tolerance) {
        return stated.isPresent()
                && computed.isPresent()
                && Math.abs(stated.getAsDouble() - computed.getAsDouble())
                        <= tolerance * Math.max(Math.abs(computed.getAsDouble()), 1e-6) + 5e-7;
    }
}
