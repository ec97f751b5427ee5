package org.wattladder.reporter.view.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.HostRole;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.StorageDevice;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.view.table.Cells;

/**
 * One host as texts.
 *
 * @param name in the plan
 * @param facts what its Director found; none but its role when it never answered
 */
public record HostView(String name, List<Fact> facts) {
    static List<HostView> all(RunResult result) {
        return result.plan().hosts().stream()
                .map(plan -> new HostView(
                        plan.name(),
                        Stream.concat(
                                        role(plan).stream(),
                                        result.hosts().stream()
                                                .filter(host -> host.name().equals(plan.name()))
                                                .findFirst()
                                                .map(host -> facts(host.facts(), HostDevices.of(result, host)))
                                                .orElse(List.of())
                                                .stream())
                                .toList()))
                .toList();
    }

    private static Optional<Fact> role(HostPlan plan) {
        return plan.role() == HostRole.DRIVER
                ? Optional.of(Fact.of("fact.host-role", Message.of("word.driver")))
                : Optional.empty();
    }

    private static List<Fact> facts(HostFacts facts, List<StorageDevice> devices) {
        List<Fact> all = new ArrayList<>(List.of(
                Fact.of("fact.host-name", facts.hostName()),
                Fact.of("fact.operating-system", facts.operatingSystem()),
                Fact.of("fact.architecture", facts.architecture()),
                Fact.of("fact.processor", facts.processors().model()),
                Fact.of(
                        "fact.sockets",
                        List.of(
                                facts.processors().sockets(),
                                facts.processors().cores(),
                                facts.processors().logicalCpus())),
                Fact.of("fact.cpus-allowed", facts.processors().allowedCpus()),
                Fact.of(
                        "fact.cpu-quota",
                        facts.processors().quota().asOptional().isPresent()
                                ? Message.of(
                                        "fact.cpus",
                                        Cells.significant(facts.processors().quota(), 4))
                                : Message.of("word.none")),
                Fact.of("column.memory-nodes", facts.processors().numaNodes()),
                Fact.of("fact.memory", Cells.bytes(facts.memory().installedBytes())),
                Fact.of("fact.memory-available", Cells.bytes(facts.memory().availableBytes())),
                Fact.of("fact.java", facts.java().version()),
                Fact.of("fact.java-home", facts.java().home()),
                Fact.of("fact.program", facts.java().programDigest())));
        devices.forEach(device -> all.add(new Fact(Message.of("fact.storage", device.name()), device(device))));
        return List.copyOf(all);
    }

    private static Text device(StorageDevice device) {
        List<Object> parts = new ArrayList<>(List.of(
                device.model().isEmpty() ? Message.of("fact.model-unknown") : device.model(),
                Cells.bytes(device.sizeBytes()),
                Message.of("fact.free", Cells.bytes(device.freeBytes())),
                Message.of("fact.mounted", device.fileSystem(), device.mountPoint())));
        if (device.boot()) {
            parts.add(Message.of("fact.boot-device"));
        }
        return Text.of(parts);
    }
}
