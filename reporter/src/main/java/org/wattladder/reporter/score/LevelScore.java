package org.wattladder.reporter.score;

import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.plan.ReferenceWorklet;
import org.wattladder.model.plan.WorkDigest;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/**
 * One load level against the reference.
 *
 * @param interval as derived
 * @param perWatt performance per watt with its uncertainty, not normalised
 * @param score 1000 times what the suite compares, mostly performance per watt, divided by the reference's
 */
public record LevelScore(IntervalFigures interval, RatedFigure perWatt, RatedFigure score) {
    /** Why nothing is normalised in a plan without a reference. */
    static final Message NO_REFERENCE = Message.of("absent.no-reference");

    static LevelScore of(WorkletFigures worklet, IntervalFigures interval, Reference reference, Compared compared) {
        Uncertainty uncertainty = LevelUncertainty.of(worklet, interval);
        RatedFigure perWatt = new RatedFigure(Compared.PER_WATT.positive(interval), uncertainty, interval.tier());
        Measurement divisor = divisor(worklet.plan(), interval, reference);
        Measurement score = Absence.divide(compared.positive(interval), divisor, "absent.reference-zero");
        Optional<EvidenceTier> tier = score.asOptional().isEmpty()
                ? Optional.empty()
                : perWatt.tier().map(own -> tierOf(reference).map(own::lowest).orElse(own));
        return new LevelScore(
                interval,
                perWatt,
                new RatedFigure(
                        Absence.combine(score, Measurement.of(Means.REFERENCE_SCORE), (ratio, each) -> each * ratio),
                        compared.uncertainty(uncertainty),
                        tier));
    }

    private static Measurement divisor(WorkletPlan plan, IntervalFigures interval, Reference reference) {
        if (!reference.given()) {
            return Measurement.absent(NO_REFERENCE);
        }
        if (!interval.plan().scored()) {
            return Measurement.absent("absent.schedule-without-score");
        }
        if (plan.dutyCycled()) {
            return Measurement.absent("absent.duty-cycled");
        }
        Optional<ReferenceWorklet> worklet = reference.worklet(plan.name());
        if (worklet.isEmpty()) {
            return Measurement.absent("absent.not-in-reference", reference.name(), plan.name());
        }
        if (!worklet.get().work().equals(WorkDigest.of(plan))) {
            return Measurement.absent("absent.reference-of-other-parameters", reference.name(), plan.name());
        }
        double loadPercent = interval.plan().loadPercent().orElseThrow();
        OptionalDouble perWatt = worklet.get().performancePerWatt(loadPercent);
        return perWatt.isPresent()
                ? Measurement.of(perWatt.getAsDouble())
                : Measurement.absent(
                        "absent.level-not-in-reference", reference.name(), plan.name(), Figure.shortest(loadPercent));
    }

    private static Optional<EvidenceTier> tierOf(Reference reference) {
        for (EvidenceTier tier : EvidenceTier.values()) {
            if (tier.label().equals(reference.tier())) {
                return Optional.of(tier);
            }
        }
        return Optional.empty();
    }
}
