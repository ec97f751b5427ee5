package org.wattladder.meter.sampling;

import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.ptdaemon.codec.UncertaintyAnswer;

/** Uncertainty of one channel, sample by sample; guarded by its {@link Sampler}. */
final class UncertaintyTally {
    /** Samples above it are counted apart, as a fraction. */
    static final double LIMIT = 0.01;

    private double sum;
    private double minimum = Double.POSITIVE_INFINITY;
    private double maximum = Double.NEGATIVE_INFINITY;
    private int above;
    private int within;
    private int unknown;

    void add(OptionalDouble uncertainty) {
        if (uncertainty.isEmpty()) {
            unknown++;
            return;
        }
        double fraction = uncertainty.getAsDouble();
        sum += fraction;
        minimum = Math.min(minimum, fraction);
        maximum = Math.max(maximum, fraction);
        if (fraction > LIMIT) {
            above++;
        } else {
            within++;
        }
    }

    UncertaintyAnswer answer() {
        int known = above + within;
        return new UncertaintyAnswer(
                known == 0
                        ? Optional.empty()
                        : Optional.of(new UncertaintyAnswer.Spread(sum / known, minimum, maximum)),
                known + unknown,
                above,
                within,
                unknown);
    }
}
