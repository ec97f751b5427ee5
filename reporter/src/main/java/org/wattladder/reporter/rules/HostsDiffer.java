package org.wattladder.reporter.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.HostResult;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;

/** The hosts of a run are the same machine several times. */
final class HostsDiffer implements Rule {
    private static final double MEMORY_PERCENT = 2;

    /** What is compared, by the words for it. */
    private static final Map<String, Function<HostFacts, Object>> COMPARED = compared();

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "hosts-differ",
                "All hosts of a run are alike in processor, CPUs, memory, operating system and JVM.",
                "warning; memory may differ by " + Decimals.percent(MEMORY_PERCENT),
                "ours: figures of several hosts are added up as those of one kind of machine",
                "Take the host named out of the run, or make it like the others.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        List<HostResult> hosts = run.result().hosts();
        List<Finding> findings = new ArrayList<>();
        for (HostResult host : hosts.subList(Math.min(1, hosts.size()), hosts.size())) {
            difference(hosts.get(0), host).ifPresent(findings::add);
        }
        return findings;
    }

    private Optional<Finding> difference(HostResult first, HostResult other) {
        List<String> differences = new ArrayList<>();
        COMPARED.forEach((words, fact) -> {
            if (!fact.apply(first.facts()).equals(fact.apply(other.facts()))) {
                differences.add(words + " " + fact.apply(other.facts()) + " instead of " + fact.apply(first.facts()));
            }
        });
        if (!sameMemory(
                first.facts().memory().installedBytes(), other.facts().memory().installedBytes())) {
            differences.add("memory " + (other.facts().memory().installedBytes() >> 20) + " MiB instead of "
                    + (first.facts().memory().installedBytes() >> 20) + " MiB");
        }
        return differences.isEmpty()
                ? Optional.empty()
                : Optional.of(description()
                        .finding(
                                Severity.WARNING,
                                "host " + other.name(),
                                "It differs from host " + first.name() + ": " + String.join("; ", differences) + "."));
    }

    private static boolean sameMemory(long one, long other) {
        return Math.abs(one - other) <= Math.max(one, other) * MEMORY_PERCENT / 100;
    }

    private static String quota(HostFacts host) {
        return host.processors().quota().asOptional().isPresent()
                ? Decimals.significant(host.processors().quota(), 3)
                : "none";
    }

    private static Map<String, Function<HostFacts, Object>> compared() {
        Map<String, Function<HostFacts, Object>> compared = new LinkedHashMap<>();
        compared.put("architecture", HostFacts::architecture);
        compared.put("processor", each -> each.processors().model());
        compared.put("sockets", each -> each.processors().sockets());
        compared.put("cores", each -> each.processors().cores());
        compared.put("hardware threads", each -> each.processors().logicalCpus());
        compared.put("memory nodes", each -> each.processors().numaNodes());
        compared.put("allowed CPUs", each -> each.processors().allowedCpus());
        compared.put("CPU quota", HostsDiffer::quota);
        compared.put("operating system", HostFacts::operatingSystem);
        compared.put("JVM", each -> each.java().version());
        return compared;
    }
}
