package org.wattladder.reporter.view.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.StorageDevice;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.WorkletFigures;

/** The storage devices of a host: those that its Director found at start, and those that the plan named and clients used. */
final class HostDevices {
    private HostDevices() {}

    /** Each once for each file system on it, those found first. */
    static List<StorageDevice> of(RunResult result, HostResult host) {
        Stream<StorageDevice> used = result.worklets().stream()
                .flatMap(worklet -> worklet.clients().stream())
                .filter(client -> client.host().equals(host.name()))
                .flatMap(HostDevices::used);
        Map<String, StorageDevice> devices = new LinkedHashMap<>();
        Stream.concat(host.facts().devices().stream(), used)
                .forEach(device -> devices.putIfAbsent(place(device), device));
        return List.copyOf(devices.values());
    }

    /** Where the clients of a worklet kept their files; none when none did, or the result does not say. */
    static Optional<Message> note(WorkletFigures worklet) {
        String places = worklet.result().stream()
                .flatMap(result -> result.clients().stream())
                .flatMap(HostDevices::used)
                .map(HostDevices::place)
                .distinct()
                .collect(Collectors.joining(", "));
        return places.isEmpty() ? Optional.empty() : Optional.of(Message.of("note.files-kept", places));
    }

    private static Stream<StorageDevice> used(HostClient client) {
        return client.facts().storage().devices().stream();
    }

    private static String place(StorageDevice device) {
        return device.name() + " (" + device.fileSystem() + ", " + device.mountPoint() + ")";
    }
}
