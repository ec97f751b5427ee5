package org.wattladder.reporter.rules.meter;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;
import org.wattladder.reporter.rules.Threshold;

/** The figures of the meters are measurements from outside the machine. */
final class WeakEvidence implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "weak-evidence",
                "Power and temperature are measured, and power at the wall.",
                "tier `estimated` or `scripted`: invalid in a rating, warning in research; tier `in-band`: warning",
                "ours: every watt carries its evidence tier",
                "Connect a power analyzer and a temperature sensor (`--meter`), or a meter in the power supply or"
                        + " management controller.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        RunMode mode = run.result().plan().suite().mode();
        if (mode == RunMode.PUBLISHED) {
            return List.of();
        }
        Severity severity = Severity.ofRating(mode);
        return MeterReading.ofAll(run).stream()
                .flatMap(meter -> check(meter, severity).stream())
                .toList();
    }

    private Optional<Finding> check(Threshold.Place<MeterReading> meter, Severity severity) {
        EvidenceTier tier = meter.readings().stream()
                .map(reading -> reading.window().tier())
                .reduce(EvidenceTier::lowest)
                .orElseThrow();
        Text place = meter.name();
        return switch (tier) {
            case ESTIMATED -> Optional.of(description().finding(severity, place, "weak-evidence.estimated"));
            // A run that measures has no published figures.
            case SCRIPTED, PUBLISHED -> Optional.of(description().finding(severity, place, "weak-evidence.scripted"));
            case IN_BAND -> Optional.of(description().finding(Severity.WARNING, place, "weak-evidence.in-band"));
            case ACCEPTED_ANALYZER, ANALYZER, BMC -> Optional.empty();
        };
    }
}
