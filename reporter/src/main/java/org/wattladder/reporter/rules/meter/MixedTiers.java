package org.wattladder.reporter.rules.meter;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** All watts are of one kind. */
final class MixedTiers implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "mixed-tiers",
                "All watts of the run have the same evidence tier.",
                "warning when they do not",
                "ours: a figure made of several watts has the weakest tier among them",
                "Measure the whole system under test, all the time, with meters of one kind.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        Set<EvidenceTier> tiers = EnumSet.noneOf(EvidenceTier.class);
        MeterReading.ofPower(run)
                .forEach(meter -> meter.readings()
                        .forEach(reading -> tiers.add(reading.window().tier())));
        return tiers.size() < 2
                ? List.of()
                : List.of(description()
                        .finding(
                                Severity.WARNING,
                                Message.of("place.run"),
                                "mixed-tiers.mixed",
                                tiers.stream()
                                        .map(tier -> Message.of("tier." + tier.label()))
                                        .toList()));
    }
}
