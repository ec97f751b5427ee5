package org.wattladder.reporter.rules.host;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.StorageDevice;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

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
                                new Name(worklet.plan().name()),
                                "boot-device.used",
                                client.facts().client(),
                                client.host(),
                                client.facts().storage().folder(),
                                device(client).orElseThrow().name()));
    }

    private static Optional<StorageDevice> device(HostClient client) {
        return client.facts().storage().devices().stream().findFirst();
    }
}
