package org.wattladder.reporter.rules.host;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.CpuLists;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** The whole machine is rated. */
final class CgroupQuota implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "cgroup-quota",
                "No cgroup, of version 1 or 2, grants less CPU time than the CPUs it allows have.",
                "invalid in a rating, warning in research",
                "ours: a meter sees the whole machine, the load a part of it",
                "Run the Director outside of the cgroup, or lift the limit (cpu.max, cpu.cfs_quota_us).");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        Severity severity = Severity.ofRating(run.result().plan().suite().mode());
        return run.result().systems().stream()
                .flatMap(host -> check(run, host, severity).stream())
                .toList();
    }

    private Optional<Finding> check(RunFigures run, HostResult host, Severity severity) {
        OptionalDouble least = DoubleStream.concat(
                        host.facts().processors().quota().asOptional().stream(),
                        run.worklets().stream()
                                .flatMap(worklet -> HostReading.of(run, worklet, facts -> facts.cpuQuota()).stream())
                                .filter(reading -> reading.host().host().equals(host.name()))
                                .mapToDouble(HostReading::value))
                .min();
        int allowed = CpuLists.size(host.facts().processors().allowedCpus())
                .orElse(host.facts().processors().logicalCpus());
        return least.isPresent() && least.getAsDouble() < allowed
                ? Optional.of(description()
                        .finding(
                                severity,
                                Message.of("place.host", host.name()),
                                "cgroup-quota.granted",
                                Figure.significant(least.getAsDouble(), 3),
                                allowed))
                : Optional.empty();
    }
}
