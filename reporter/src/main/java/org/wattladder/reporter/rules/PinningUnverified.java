package org.wattladder.reporter.rules;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.HostClient;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.CpuLists;

/** The kernel confirms where each client runs. */
final class PinningUnverified implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "pinning-unverified",
                "The CPU list that the kernel gives for each client is the one that was asked for.",
                "invalid in a full run, warning in others",
                "ICPE 2012 paper, section 5 (affinity); reading it back is ours",
                "Install `taskset` or `numactl` on the system under test, and look for a cgroup or a daemon that moves"
                        + " processes.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        Severity severity = run.result().plan().suite().mode() == RunMode.FULL ? Severity.INVALID : Severity.WARNING;
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
                                worklet.plan().name(),
                                wrong.size() + " of " + clients.size() + " clients are not where they were asked to be;"
                                        + " the first is " + sentence(first) + "."));
    }

    private static String sentence(HostClient client) {
        ClientFacts facts = client.facts();
        String verified = facts.pinning().verifiedCpus().isBlank()
                ? "the kernel's answer could not be read"
                : "the kernel says " + facts.pinning().verifiedCpus();
        return "client " + facts.client() + " on host " + client.host() + ": asked for CPUs "
                + facts.pinning().requestedCpus() + ", " + verified;
    }
}
