package org.wattladder.reporter.view;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.plan.HostRole;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.StorageDevice;
import org.wattladder.reporter.notation.Decimals;

/**
 * One host as texts.
 *
 * @param name in the plan; a driver says that it is one
 * @param facts what its Director found; none when it never answered
 */
public record HostView(String name, List<Fact> facts) {
    private static final double MEBI = 1 << 20;
    private static final double GIBI = 1 << 30;

    static List<HostView> all(RunResult result) {
        return result.plan().hosts().stream()
                .map(plan -> new HostView(
                        plan.role() == HostRole.DRIVER ? plan.name() + " (driver)" : plan.name(),
                        result.hosts().stream()
                                .filter(host -> host.name().equals(plan.name()))
                                .findFirst()
                                .map(host -> facts(host.facts(), HostDevices.of(result, host)))
                                .orElse(List.of())))
                .toList();
    }

    private static List<Fact> facts(HostFacts facts, List<StorageDevice> devices) {
        List<Fact> all = new ArrayList<>(List.of(
                new Fact("Host name", facts.hostName()),
                new Fact("Operating system", facts.operatingSystem()),
                new Fact("Architecture", facts.architecture()),
                new Fact("Processor", facts.processors().model()),
                new Fact(
                        "Sockets, cores, threads",
                        facts.processors().sockets() + ", " + facts.processors().cores() + ", "
                                + facts.processors().logicalCpus()),
                new Fact("CPUs allowed", facts.processors().allowedCpus()),
                new Fact(
                        "CPU quota",
                        facts.processors().quota().asOptional().isPresent()
                                ? Decimals.significant(facts.processors().quota(), 4) + " CPUs"
                                : "none"),
                new Fact("Memory nodes", Integer.toString(facts.processors().numaNodes())),
                new Fact("Memory", bytes(facts.memory().installedBytes())),
                new Fact("Memory available", bytes(facts.memory().availableBytes())),
                new Fact("Java", facts.java().version()),
                new Fact("Java home", facts.java().home())));
        devices.forEach(device -> all.add(new Fact("Storage " + device.name(), device(device))));
        return List.copyOf(all);
    }

    private static String device(StorageDevice device) {
        return (device.model().isEmpty() ? "model not told" : device.model()) + ", " + bytes(device.sizeBytes()) + ", "
                + bytes(device.freeBytes()) + " free, " + device.fileSystem() + " at " + device.mountPoint()
                + (device.boot() ? ", device of the operating system" : "");
    }

    /** A size in GiB or MiB. */
    static String bytes(long bytes) {
        return bytes >= GIBI
                ? Decimals.significant(bytes / GIBI, 3) + " GiB"
                : Decimals.significant(bytes / MEBI, 3) + " MiB";
    }
}
