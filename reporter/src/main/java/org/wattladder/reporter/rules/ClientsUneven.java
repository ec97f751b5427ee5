package org.wattladder.reporter.rules;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.math3.stat.descriptive.SummaryStatistics;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;

/** The clients of a worklet do about the same work. */
final class ClientsUneven implements Rule {
    private static final double NOTE_PERCENT = 5;
    private static final int FEWEST_TRANSACTIONS = 100;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "clients-uneven",
                "The clients of a load level complete about the same number of transactions per user.",
                "note when the coefficient of variation across clients is above " + Decimals.percent(NOTE_PERCENT)
                        + "; not judged below " + FEWEST_TRANSACTIONS + " transactions per client",
                "ours; the variation across clients is usual in such reports, the limit is our choice",
                "Look at the pinning of the clients in details.html, and for CPUs of different kinds or speeds.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return run.worklets().stream()
                .flatMap(worklet -> check(worklet).stream())
                .toList();
    }

    private Optional<Finding> check(WorkletFigures worklet) {
        return Uneven.worst(worklet, ClientsUneven::variationPercent, NOTE_PERCENT)
                .map(worst -> description()
                        .finding(
                                Severity.NOTE,
                                new Name(worklet.plan().name()),
                                "clients-uneven.vary",
                                Figure.decimals(worst.percent(), 1),
                                worst.name()));
    }

    private static double variationPercent(MeasuredInterval interval) {
        Map<String, Integer> users = users(interval.worklet());
        SummaryStatistics perUser = new SummaryStatistics();
        for (HostInterval client : interval.result().clients()) {
            if (client.transactions() < FEWEST_TRANSACTIONS) {
                return 0;
            }
            perUser.addValue((double) client.transactions()
                    / users.getOrDefault(client.deployment() + "/" + client.client(), 1));
        }
        return Uneven.variationPercent(perUser);
    }

    private static Map<String, Integer> users(WorkletFigures worklet) {
        Map<String, Integer> users = new HashMap<>();
        worklet.result().stream()
                .flatMap(result -> result.clients().stream())
                .forEach(client -> users.putIfAbsent(
                        client.deployment() + "/" + client.facts().client(),
                        Math.max(1, client.facts().users())));
        return users;
    }
}
