package org.wattladder.reporter.figures;

import java.util.List;
import org.apache.commons.math3.stat.StatUtils;
import org.wattladder.model.result.Measurement;

/** Performance against electrical power. */
public final class Efficiency {
    private Efficiency() {}

    /** Performance divided by watts: work per second for each watt, which is work per joule. */
    public static Measurement perWatt(Measurement performance, Measurement watts) {
        return Absence.divide(performance, watts, "absent.power-zero");
    }

    /** Energy of one transaction in joules: watts divided by transactions per second. */
    public static Measurement joulesPerTransaction(Measurement watts, Measurement transactionsPerSecond) {
        return Absence.divide(watts, transactionsPerSecond, "absent.no-transaction");
    }

    /** How far the actual rate is from the target, in percent of the target; negative when it fell short. */
    public static Measurement deviationPercent(Measurement actual, Measurement target) {
        return Absence.divide(Absence.combine(actual, target, (a, t) -> 100 * (a - t)), target, "absent.target-zero");
    }

    /**
     * The sum of the operations of all levels divided by the sum of the watts of all levels and of idle.
     *
     * @param performances one per level, at least one
     * @param watts one per level, and one for idle if that was measured
     */
    public static Measurement ladderRatio(List<Measurement> performances, List<Measurement> watts) {
        if (performances.isEmpty()) {
            return Measurement.absent("absent.no-level-measured");
        }
        return Absence.divide(sum(performances), sum(watts), "absent.power-sum-zero");
    }

    /** Geometric mean of figures that are all above 0; not normalised by any reference machine. */
    public static Measurement geometricMean(List<Measurement> figures) {
        if (figures.isEmpty()) {
            return Measurement.absent("absent.no-level-measured");
        }
        for (Measurement figure : figures) {
            if (figure.asOptional().isEmpty()) {
                return figure;
            }
            if (figure.asOptional().getAsDouble() <= 0) {
                return Measurement.absent("absent.level-without-work");
            }
        }
        double[] values = figures.stream()
                .mapToDouble(figure -> figure.asOptional().getAsDouble())
                .toArray();
        return Measurement.of(StatUtils.geometricMean(values));
    }

    private static Measurement sum(List<Measurement> figures) {
        return figures.stream().reduce(Measurement.of(0), (a, b) -> Absence.combine(a, b, Double::sum));
    }
}
