package org.wattladder.reporter.rules.host;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.StorageBypass;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** Storage worklets reached the device and not the page cache, and could see that they did. */
final class BypassUnverified implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "bypass-unverified",
                "Each client of a storage worklet verified that its I/O goes around the page cache.",
                "warning",
                "ICPE 2012 paper, section 7.1.2 (unbuffered access); verifying it is ours",
                "Run on 64-bit Linux, and let clients call `mincore` where a container forbids it.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return run.worklets().stream()
                .flatMap(worklet -> check(worklet).stream())
                .toList();
    }

    private Optional<Finding> check(WorkletFigures worklet) {
        List<HostClient> unverified = worklet.result().stream()
                .flatMap(result -> result.clients().stream())
                .filter(client -> client.facts().storage().bypass() == StorageBypass.UNVERIFIED)
                .toList();
        return unverified.stream()
                .findFirst()
                .map(first -> description()
                        .finding(
                                Severity.WARNING,
                                new Name(worklet.plan().name()),
                                "bypass-unverified.clients",
                                unverified.size(),
                                worklet.result().orElseThrow().clients().size(),
                                first.facts().client(),
                                first.host()));
    }
}
