package org.wattladder.reporter.score;

import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;

/**
 * A score or an overall ops/watt, how sure it is and what it rests on.
 *
 * @param value the figure; absent with the reason
 * @param uncertainty of the value, relative
 * @param tier weakest evidence in it; empty when the value is absent
 */
public record RatedFigure(Measurement value, Uncertainty uncertainty, Optional<EvidenceTier> tier) {

    /** A figure that is not there, for this reason. */
    public static RatedFigure absent(Message reason) {
        return new RatedFigure(Measurement.absent(reason), Uncertainty.unknown(reason), Optional.empty());
    }

    /** Lower end of the interval of about 95 %; empty when there is no value, or its uncertainty is absent or without bounds. */
    public OptionalDouble low() {
        return end(-1);
    }

    /** Upper end of the interval of about 95 %, likewise. */
    public OptionalDouble high() {
        return end(1);
    }

    private OptionalDouble end(int side) {
        OptionalDouble percent = uncertainty.combinedPercent();
        if (value.asOptional().isEmpty() || percent.isEmpty()) {
            return OptionalDouble.empty();
        }
        double relative = side * Uncertainty.COVERAGE_FACTOR * percent.getAsDouble() / 100;
        double end = value.asOptional().getAsDouble() * Math.exp(relative);
        return Double.isFinite(end) ? OptionalDouble.of(end) : OptionalDouble.empty();
    }
}
