package org.wattladder.ptdaemon.session;

import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.ptdaemon.codec.StatisticsAnswer;

/** Compares the daemon's own statistics with the samples that were read. */
final class CrossCheck {
    private static final double RELATIVE_TOLERANCE = 1e-5;

    private CrossCheck() {}

    static boolean agree(StatisticsAnswer statistics, List<Sample> samples) {
        Tally tally = Tally.of(samples);
        return statistics.samples() == samples.size()
                && statistics.valid() == tally.valid()
                && statistics.errors() == tally.errors()
                && (tally.valid() == 0 || close(statistics.average().value(), tally.average()));
    }

    private static boolean close(OptionalDouble stated, OptionalDouble computed) {
        return stated.isPresent()
                && computed.isPresent()
                && Math.abs(stated.getAsDouble() - computed.getAsDouble())
                        <= RELATIVE_TOLERANCE * Math.max(Math.abs(computed.getAsDouble()), 1e-6) + 5e-7;
    }
}
