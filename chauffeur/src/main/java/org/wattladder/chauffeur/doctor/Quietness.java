package org.wattladder.chauffeur.doctor;

import java.util.Locale;
import java.util.OptionalDouble;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.Measurement;

/**
 * How quiet the machine is.
 *
 * @param lostPercent CPU time lost between readings of the clock
 * @param foreignPercent CPU time that other processes use; empty when not told
 */
record Quietness(Measurement lostPercent, OptionalDouble foreignPercent) {
    /** Above this, rates of two runs of one plan differ by more than the load levels are kept. */
    private static final double MOST_LOST_PERCENT = 4;

    private static final double MOST_FOREIGN_PERCENT = 5;

    /** The probe after the look counts; the one before it finds the compiler's own threads. */
    static Quietness of(Conditions conditions) {
        OptionalDouble ofOneCpu = conditions.foreignCpuPercent().asOptional();
        return new Quietness(
                conditions.lostAfterPercent(),
                ofOneCpu.isPresent() && conditions.onlineCpus() > 0
                        ? OptionalDouble.of(ofOneCpu.getAsDouble() / conditions.onlineCpus())
                        : OptionalDouble.empty());
    }

    boolean quiet() {
        OptionalDouble lost = lostPercent.asOptional();
        return (lost.isEmpty() || lost.getAsDouble() <= MOST_LOST_PERCENT)
                && foreignPercent.orElse(0) <= MOST_FOREIGN_PERCENT;
    }

    /** Whether anything at all is known. */
    boolean known() {
        return lostPercent.asOptional().isPresent() || foreignPercent.isPresent();
    }

    String sentence() {
        OptionalDouble lost = lostPercent.asOptional();
        String gaps = lost.isPresent()
                ? String.format(Locale.ROOT, "%.1f %% of CPU time is lost in clock gaps over 20 µs", lost.getAsDouble())
                : "clock gaps are not known";
        String others = foreignPercent.isPresent()
                ? String.format(Locale.ROOT, "other processes use %.1f %% of all CPUs", foreignPercent.getAsDouble())
                : "the background load is unknown";
        return gaps + "; " + others;
    }
}
