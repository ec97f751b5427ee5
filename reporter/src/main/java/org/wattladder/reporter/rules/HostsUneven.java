package org.wattladder.reporter.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.commons.math3.stat.descriptive.SummaryStatistics;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;

/** The hosts of a run do about the same work. */
final class HostsUneven implements Rule {
    private static final double NOTE_PERCENT = 5;
    private static final int FEWEST_TRANSACTIONS = 100;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "hosts-uneven",
                "The hosts of a load level complete about the same number of transactions.",
                "note when the coefficient of variation across hosts is above " + Decimals.percent(NOTE_PERCENT)
                        + "; not judged below " + FEWEST_TRANSACTIONS + " transactions per host",
                "ours: several hosts are rated as one when they are alike",
                "Compare the hosts' hardware, firmware settings and cooling, or rate them one by one.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return run.worklets().stream()
                .flatMap(worklet -> check(worklet).stream())
                .toList();
    }

    private Optional<Finding> check(WorkletFigures worklet) {
        return Uneven.worst(worklet, HostsUneven::variationPercent, NOTE_PERCENT)
                .map(worst -> description()
                        .finding(
                                Severity.NOTE,
                                new Name(worklet.plan().name()),
                                "hosts-uneven.vary",
                                Figure.decimals(worst.percent(), 1),
                                worst.name()));
    }

    private static double variationPercent(MeasuredInterval interval) {
        Map<String, Long> byHost = new TreeMap<>();
        for (HostInterval client : interval.result().clients()) {
            byHost.merge(client.host(), client.transactions(), Long::sum);
        }
        if (byHost.values().stream().anyMatch(count -> count < FEWEST_TRANSACTIONS)) {
            return 0;
        }
        SummaryStatistics counts = new SummaryStatistics();
        byHost.values().forEach(counts::addValue);
        return Uneven.variationPercent(counts);
    }
}
