package org.wattladder.reporter.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.Absence;

/**
 * Relative standard uncertainty of a figure by where it comes from, in percent of the figure; what is absent is unknown
 * and in no sum. The part of the meter is taken as common to everything it measured, the others as independent.
 *
 * @param meterPercent of the analyzers, as their daemons state it
 * @param samplingPercent of the mean of the power samples
 * @param countingPercent of counting transactions that a window cuts at its ends
 */
public record Uncertainty(Measurement meterPercent, Measurement samplingPercent, Measurement countingPercent) {
    /** Standard uncertainties on either side of a figure that make its interval of about 95 %. */
    public static final double COVERAGE_FACTOR = 2;

    /** Nothing is known, for this reason. */
    static Uncertainty unknown(Message reason) {
        Measurement absent = Measurement.absent(reason);
        return new Uncertainty(absent, absent, absent);
    }

    /** The figure moves with performance by the first weight and against watts by the second, each relative. */
    record Part(Uncertainty uncertainty, double performanceWeight, double wattsWeight) {}

    /** Uncertainty of a figure whose relative change is the weighted sum of those of its parts. */
    static Uncertainty of(List<Part> parts) {
        return new Uncertainty(
                common(parts, Uncertainty::meterPercent, Part::wattsWeight),
                independent(parts, Uncertainty::samplingPercent, Part::wattsWeight),
                independent(parts, Uncertainty::countingPercent, Part::performanceWeight));
    }

    /** Uncertainty of a weighted geometric mean. */
    static Uncertainty ofMean(List<Uncertainty> uncertainties, List<Double> weights) {
        List<Part> parts = new ArrayList<>();
        for (int i = 0; i < weights.size(); i++) {
            parts.add(new Part(uncertainties.get(i), weights.get(i), weights.get(i)));
        }
        return of(parts);
    }

    /**
     * All known parts together, in percent. Absent when none is known, or all known ones are 0 and another is not known: that
     * figure is not certain. The reason is that of the first unknown part.
     */
    public Measurement combined() {
        double squares = 0;
        Optional<Measurement> unknown = Optional.empty();
        for (Measurement part : List.of(meterPercent, samplingPercent, countingPercent)) {
            OptionalDouble percent = part.asOptional();
            squares += percent.orElse(0) * percent.orElse(0);
            unknown = percent.isEmpty() && unknown.isEmpty() ? Optional.of(part) : unknown;
        }
        return squares == 0 && unknown.isPresent() ? unknown.get() : root(squares);
    }

    /** The same; empty when it is absent. */
    public OptionalDouble combinedPercent() {
        return combined().asOptional();
    }

    /** What the interval holds: {@code meter}, {@code sampling}, {@code counting}. */
    public List<String> held() {
        List<String> held = new ArrayList<>();
        meterPercent.asOptional().ifPresent(known -> held.add("meter"));
        samplingPercent.asOptional().ifPresent(known -> held.add("sampling"));
        countingPercent.asOptional().ifPresent(known -> held.add("counting"));
        return List.copyOf(held);
    }

    private static Measurement common(
            List<Part> parts, Function<Uncertainty, Measurement> which, ToDoubleFunction<Part> weight) {
        return sum(parts, which, (part, percent) -> weight.applyAsDouble(part) * percent);
    }

    private static Measurement independent(
            List<Part> parts, Function<Uncertainty, Measurement> which, ToDoubleFunction<Part> weight) {
        Measurement squares = sum(parts, which, (part, percent) -> {
            double share = weight.applyAsDouble(part) * percent;
            return share * share;
        });
        return squares.asOptional().isPresent() ? root(squares.asOptional().getAsDouble()) : squares;
    }

    /** Finite also of samples that lie as far apart as no machine's. */
    private static Measurement root(double squares) {
        return Measurement.of(Math.sqrt(Math.min(squares, Double.MAX_VALUE)));
    }

    private interface Term {
        double of(Part part, double percent);
    }

    /** A part without weight needs no figure. */
    private static Measurement sum(List<Part> parts, Function<Uncertainty, Measurement> which, Term term) {
        Measurement sum = Measurement.of(0);
        for (Part part : parts) {
            Measurement percent = which.apply(part.uncertainty());
            if (term.of(part, 1) != 0) {
                sum = Absence.combine(
                        sum, percent, (before, each) -> Math.min(before + term.of(part, each), Double.MAX_VALUE));
            }
        }
        return sum;
    }
}
