package org.wattladder.reporter.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;

/** A meter's own statistics confirm the samples read. */
final class StatisticsDisagree implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "statistics-disagree",
                "The statistics of a meter's daemon match the samples that were read from it, as count and average.",
                "warning",
                "ours: the meter's own statistics are a cross-check",
                "Look at samples.csv for samples that were lost or read twice.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return MeterReading.ofAll(run).entrySet().stream()
                .flatMap(meter -> check(meter).stream())
                .toList();
    }

    private Optional<Finding> check(Map.Entry<String, List<MeterReading>> meter) {
        List<MeterReading> disagreeing = meter.getValue().stream()
                .filter(reading -> !reading.window().measurement().statisticsAgree())
                .toList();
        return disagreeing.stream()
                .findFirst()
                .map(first -> description()
                        .finding(
                                Severity.WARNING,
                                "meter " + meter.getKey(),
                                "Its own statistics do not match the samples read in " + disagreeing.size() + " of "
                                        + meter.getValue().size() + " windows, first in "
                                        + first.interval().place() + "."));
    }
}
