package org.wattladder.reporter.rules;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.StorageDevice;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;

/** Storage worklets have their devices for themselves. */
final class BootDevice implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "boot-device",
                "No storage worklet works on the device of the operating system.",
                "warning",
                "ours: the system's own accesses are served between those that are measured",
                "Name a directory on another device with `--storage`.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return run.worklets().stream()
                .flatMap(worklet -> check(worklet).stream())
                .toList();
    }

    private Optional<Finding> check(WorkletFigures worklet) {
        return worklet.result().stream()
                .flatMap(result -> result.clients().stream())
                .filter(client -> device(client).map(StorageDevice::boot).orElse(false))
                .findFirst()
                .map(client -> description()
                        .finding(
                                Severity.WARNING,
                                worklet.plan().name(),
                                "Client " + client.facts().client() + " on host " + client.host()
                                        + " kept its files in "
                                        + client.facts().storage().folder() + ", on "
                                        + device(client).orElseThrow().name()
                                        + ", the device of the operating system."));
    }

    private static Optional<StorageDevice> device(HostClient client) {
        return client.facts().storage().devices().stream().findFirst();
    }
}
