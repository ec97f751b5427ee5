package org.wattladder.reporter.rules.host;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.CpuLists;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** The kernel confirms where each client runs. */
final class PinningUnverified implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "pinning-unverified",
                "The CPU list that the kernel gives for each client is the one that was asked for.",
                "invalid in a rating, warning in research",
                "ICPE 2012 paper, section 5 (affinity); reading it back is ours",
                "Install `taskset` or `numactl` on the system under test, and look for a cgroup or a daemon that moves"
                        + " processes.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        Severity severity = Severity.ofRating(run.result().plan().suite().mode());
        return run.worklets().stream()
                .flatMap(worklet -> check(worklet, severity).stream())
                .toList();
    }

    private Optional<Finding> check(WorkletFigures worklet, Severity severity) {
        List<HostClient> clients = worklet.result().stream()
                .flatMap(result -> result.clients().stream())
                .toList();
        List<HostClient> wrong = clients.stream()
                .filter(client -> !CpuLists.same(
                        client.facts().pinning().requestedCpus(),
                        client.facts().pinning().verifiedCpus()))
                .toList();
        return wrong.stream()
                .findFirst()
                .map(first -> description()
                        .finding(
                                severity,
                                new Name(worklet.plan().name()),
                                message(wrong.size(), clients.size(), first)));
    }

    private static Message message(int wrong, int all, HostClient first) {
        ClientFacts facts = first.facts();
        return facts.pinning().verifiedCpus().isBlank()
                ? Message.of(
                        "pinning-unverified.unread",
                        wrong,
                        all,
                        facts.client(),
                        first.host(),
                        facts.pinning().requestedCpus())
                : Message.of(
                        "pinning-unverified.elsewhere",
                        wrong,
                        all,
                        facts.client(),
                        first.host(),
                        facts.pinning().requestedCpus(),
                        facts.pinning().verifiedCpus());
    }
}
