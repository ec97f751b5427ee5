package org.wattladder.reporter.score;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;

/** Weighted geometric means of scores. */
final class Means {
    /** What the reference machine scores. */
    static final double REFERENCE_SCORE = 1000;

    private Means() {}

    /** A score with its name and its weight. */
    record Part(Text name, RatedFigure score, double weight) {}

    /** The weighted geometric mean; absent, with the name of the first part that is, when any is. */
    static RatedFigure geometric(List<Part> parts) {
        if (parts.isEmpty()) {
            return RatedFigure.absent(Message.of("absent.no-level-measured"));
        }
        double weights = parts.stream().mapToDouble(Part::weight).sum();
        double logarithms = 0;
        for (Part part : parts) {
            Optional<Message> reason = Absence.reason(part.score().value());
            if (reason.isPresent()) {
                return RatedFigure.absent(Message.of("absent.of-part", part.name(), reason.get()));
            }
            double ratio = part.score().value().asOptional().getAsDouble() / REFERENCE_SCORE;
            logarithms += part.weight() / weights * Math.log(ratio);
        }
        return new RatedFigure(
                Measurement.of(REFERENCE_SCORE * Math.exp(logarithms)),
                Uncertainty.ofMean(
                        parts.stream().map(part -> part.score().uncertainty()).toList(),
                        parts.stream().map(part -> part.weight() / weights).toList()),
                parts.stream().flatMap(part -> part.score().tier().stream()).reduce(EvidenceTier::lowest));
    }
}
