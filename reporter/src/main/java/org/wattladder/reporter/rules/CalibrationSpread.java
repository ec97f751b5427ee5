package org.wattladder.reporter.rules;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.apache.commons.math3.stat.descriptive.SummaryStatistics;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;

/** The calibration intervals of a worklet agree. */
final class CalibrationSpread implements Rule {
    private static final double WARNING_PERCENT = 3;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "calibration-spread",
                "The rates of the calibration intervals of a worklet lie close together.",
                "warning when highest and lowest differ by more than " + Decimals.percent(WARNING_PERCENT)
                        + " of their mean",
                "ours, after the 3 % that the ICPE 2012 paper allows between runs",
                "Lengthen warm-up; look for other programs on the system under test.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return run.worklets().stream()
                .flatMap(worklet -> check(worklet).stream())
                .toList();
    }

    private Optional<Finding> check(WorkletFigures worklet) {
        SummaryStatistics rates = new SummaryStatistics();
        worklet.intervals().stream()
                .filter(interval -> interval.plan().calibrates())
                .map(interval -> interval.actualRate().asOptional())
                .filter(OptionalDouble::isPresent)
                .forEach(rate -> rates.addValue(rate.getAsDouble()));
        if (rates.getN() < 2 || rates.getMean() <= 0) {
            return Optional.empty();
        }
        double spreadPercent = 100 * (rates.getMax() - rates.getMin()) / rates.getMean();
        return spreadPercent <= WARNING_PERCENT
                ? Optional.empty()
                : Optional.of(description()
                        .finding(
                                Severity.WARNING,
                                new Name(worklet.plan().name()),
                                "calibration-spread.wide",
                                Figure.decimals(spreadPercent, 1),
                                Figure.shortest(WARNING_PERCENT)));
    }
}
