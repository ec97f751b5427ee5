package org.wattladder.meter.check.rule;

import java.util.Optional;
import org.wattladder.ptdaemon.codec.Reading;

/** Figures of the wire, compared as far as their six decimals carry. */
final class Values {
    private static final double TOLERANCE = 1e-5;

    private Values() {}

    static Optional<Double> of(Reading reading) {
        return reading.value().isPresent() ? Optional.of(reading.value().getAsDouble()) : Optional.empty();
    }

    static boolean near(Reading stated, double mine) {
        return stated.value().isPresent()
                && Math.abs(stated.value().getAsDouble() - mine) <= TOLERANCE * Math.max(1, Math.abs(mine));
    }
}
