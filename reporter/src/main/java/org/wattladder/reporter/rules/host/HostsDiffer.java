package org.wattladder.reporter.rules.host;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.text.Count;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** The hosts of a run are the same machine several times. */
final class HostsDiffer implements Rule {
    private static final double MEMORY_PERCENT = 2;

    /** What is compared, by the message for it. */
    private static final Map<String, Function<HostFacts, Text>> COMPARED = compared();

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
        List<HostResult> hosts = run.result().systems();
        List<Finding> findings = new ArrayList<>();
        for (HostResult host : hosts.subList(Math.min(1, hosts.size()), hosts.size())) {
            difference(hosts.get(0), host).ifPresent(findings::add);
        }
        return findings;
    }

    private Optional<Finding> difference(HostResult first, HostResult other) {
        List<Message> differences = new ArrayList<>();
        COMPARED.forEach((id, fact) -> {
            Text one = fact.apply(first.facts());
            Text another = fact.apply(other.facts());
            if (!one.equals(another)) {
                differences.add(Message.of(id, another, one));
            }
        });
        if (!sameMemory(
                first.facts().memory().installedBytes(), other.facts().memory().installedBytes())) {
            differences.add(Message.of(
                    "hosts-differ.memory",
                    other.facts().memory().installedBytes() >> 20,
                    first.facts().memory().installedBytes() >> 20));
        }
        return differences.isEmpty()
                ? Optional.empty()
                : Optional.of(description()
                        .finding(
                                Severity.WARNING,
                                Message.of("place.host", other.name()),
                                "hosts-differ.differs",
                                first.name(),
                                Listing.clauses(differences)));
    }

    private static boolean sameMemory(long one, long other) {
        return Math.abs(one - other) <= Math.max(one, other) * MEMORY_PERCENT / 100;
    }

    private static Text quota(HostFacts host) {
        return host.processors().quota().asOptional().isPresent()
                ? Figure.significant(host.processors().quota().asOptional().getAsDouble(), 3)
                : Message.of("word.none");
    }

    private static Map<String, Function<HostFacts, Text>> compared() {
        Map<String, Function<HostFacts, Text>> compared = new LinkedHashMap<>();
        compared.put("hosts-differ.architecture", host -> new Name(host.architecture()));
        compared.put(
                "hosts-differ.processor", host -> new Name(host.processors().model()));
        compared.put("hosts-differ.sockets", host -> new Count(host.processors().sockets()));
        compared.put("hosts-differ.cores", host -> new Count(host.processors().cores()));
        compared.put("hosts-differ.threads", host -> new Count(host.processors().logicalCpus()));
        compared.put(
                "hosts-differ.memory-nodes", host -> new Count(host.processors().numaNodes()));
        compared.put(
                "hosts-differ.allowed-cpus", host -> new Name(host.processors().allowedCpus()));
        compared.put("hosts-differ.quota", HostsDiffer::quota);
        compared.put("hosts-differ.operating-system", host -> new Name(host.operatingSystem()));
        compared.put("hosts-differ.jvm", host -> new Name(host.java().version()));
        return compared;
    }
}
