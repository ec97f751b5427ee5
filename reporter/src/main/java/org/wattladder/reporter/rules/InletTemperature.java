package org.wattladder.reporter.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.wattladder.model.plan.RunMode;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;

/** The air at the inlet is warm enough. */
final class InletTemperature implements Rule {
    private static final double LOWEST_CELSIUS = 20;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "inlet-temperature",
                "The inlet temperature is known and never below " + Decimals.machine(LOWEST_CELSIUS) + " C.",
                "invalid in a full run, warning in others",
                "ICPE 2012 paper, section 3: colder air would flatter the result",
                "Place a temperature sensor at most 50 mm in front of the main air inlet and name it with `--sensor`"
                        + " or in a meters file.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        Severity severity = run.result().plan().suite().mode() == RunMode.FULL ? Severity.INVALID : Severity.WARNING;
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
                            "run",
                            "The inlet temperature is unknown in " + unknown.size() + " of " + intervals.size()
                                    + " intervals that count."));
        }
        intervals.stream()
                .filter(interval -> celsius(interval) < LOWEST_CELSIUS)
                .min(Comparator.comparingDouble(InletTemperature::celsius))
                .ifPresent(coldest -> findings.add(description()
                        .finding(
                                severity,
                                coldest.place(),
                                "The inlet temperature fell to " + Decimals.fixed(celsius(coldest), 1) + " C; at least "
                                        + Decimals.machine(LOWEST_CELSIUS) + " C are asked for.")));
        return findings;
    }

    private static double celsius(MeasuredInterval interval) {
        return interval.result().temperature().minimumCelsius().asOptional().orElse(LOWEST_CELSIUS);
    }
}
