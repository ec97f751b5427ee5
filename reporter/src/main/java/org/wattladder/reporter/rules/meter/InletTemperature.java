package org.wattladder.reporter.rules.meter;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.rules.MeasuredInterval;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** The air at the inlet is warm enough. */
final class InletTemperature implements Rule {
    private static final double LOWEST_CELSIUS = 20;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "inlet-temperature",
                "The inlet temperature is known and never below " + Decimals.machine(LOWEST_CELSIUS)
                        + " C. Published figures are not asked.",
                "invalid in a rating, warning in research",
                "ICPE 2012 paper, section 3: colder air would flatter the result",
                "Place a temperature sensor at most 50 mm in front of the main air inlet and name it with `--sensor`"
                        + " or in a meters file.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        if (run.result().plan().suite().mode() == RunMode.PUBLISHED) {
            return List.of();
        }
        Severity severity = Severity.ofRating(run.result().plan().suite().mode());
        List<MeasuredInterval> intervals = MeasuredInterval.counting(run);
        List<MeasuredInterval> unknown = intervals.stream()
                .filter(interval -> interval.result()
                        .temperature()
                        .minimumCelsius()
                        .asOptional()
                        .isEmpty())
                .toList();
        List<Finding> findings = new ArrayList<>();
        if (!unknown.isEmpty()) {
            findings.add(description()
                    .finding(
                            severity,
                            Message.of("place.run"),
                            "inlet-temperature.unknown",
                            unknown.size(),
                            intervals.size()));
        }
        intervals.stream()
                .filter(interval -> celsius(interval) < LOWEST_CELSIUS)
                .min(Comparator.comparingDouble(InletTemperature::celsius))
                .ifPresent(coldest -> findings.add(description()
                        .finding(
                                severity,
                                coldest.place(),
                                "inlet-temperature.cold",
                                Figure.decimals(celsius(coldest), 1),
                                Figure.shortest(LOWEST_CELSIUS))));
        return findings;
    }

    private static double celsius(MeasuredInterval interval) {
        return interval.result().temperature().minimumCelsius().asOptional().orElse(LOWEST_CELSIUS);
    }
}
