package org.wattladder.reporter.rules.host;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.CpuLists;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** All CPUs of the machine may be used. */
final class CpusRestricted implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "cpus-restricted",
                "The Director may use every CPU that is online.",
                "warning",
                "ours: a meter sees the whole machine, the load those CPUs that a mask or a cpuset allows",
                "Start the Director without `taskset`, `numactl` or a cpuset.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return run.result().systems().stream()
                .flatMap(host -> check(host).stream())
                .toList();
    }

    private Optional<Finding> check(HostResult host) {
        OptionalInt allowed = CpuLists.size(host.facts().processors().allowedCpus());
        int online = host.facts().processors().logicalCpus();
        return allowed.isPresent() && allowed.getAsInt() < online
                ? Optional.of(description()
                        .finding(
                                Severity.WARNING,
                                Message.of("place.host", host.name()),
                                "cpus-restricted.allowed",
                                allowed.getAsInt(),
                                online,
                                host.facts().processors().allowedCpus()))
                : Optional.empty();
    }
}
