package org.wattladder.reporter.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.StorageDevice;
import org.wattladder.model.text.Name;
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
                .flatMap(worklet -> check(run, worklet).stream())
                .toList();
    }

    private Optional<Finding> check(RunFigures run, WorkletFigures worklet) {
        return worklet.result().stream()
                .flatMap(result -> result.clients().stream())
                .filter(client -> device(run, client).map(StorageDevice::boot).orElse(false))
                .findFirst()
                .map(client -> description()
                        .finding(
                                Severity.WARNING,
                                new Name(worklet.plan().name()),
                                "boot-device.used",
                                client.facts().client(),
                                client.host(),
                                client.facts().storageFolder(),
                                device(run, client).orElseThrow().name()));
    }

    /** The one that the client names, in an older result the one whose mount point its folder lies below. */
    private static Optional<StorageDevice> device(RunFigures run, HostClient client) {
        return client.facts().storageDevices().stream().findFirst().or(() -> byPath(run, client));
    }

    private static Optional<StorageDevice> byPath(RunFigures run, HostClient client) {
        String folder = client.facts().storageFolder();
        return run.result().hosts().stream()
                .filter(host -> host.name().equals(client.host()))
                .flatMap(host -> host.facts().devices().stream())
                .filter(device -> isBelow(folder, device.mountPoint()))
                .max(Comparator.comparingInt(device -> device.mountPoint().length()));
    }

    private static boolean isBelow(String folder, String mountPoint) {
        return !folder.isEmpty() && (mountPoint.equals("/") || folder.startsWith(mountPoint + "/"));
    }
}
