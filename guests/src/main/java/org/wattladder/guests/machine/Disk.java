package org.wattladder.guests.machine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.guests.program.Programs;
import org.wattladder.worklets.api.Commands;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Files of disks, made by {@code qemu-img} as the user of the guests. */
final class Disk {
    private static final String FORMAT = "qcow2";

    private Disk() {}

    /** A disk that holds what differs from the image. */
    static Path overlay(Path image, Path file, PlainUser user) {
        return create(file, user, List.of("-b", image.toString(), "-F", FORMAT));
    }

    /** An empty disk of this size. */
    static Path empty(Path file, long bytes, PlainUser user) {
        return create(file, user, List.of(), Long.toString(bytes));
    }

    private static Path create(Path file, PlainUser user, List<String> options, String... size) {
        List<String> words = new ArrayList<>(List.of(Programs.QEMU_IMG.path(), "create", "-q", "-f", FORMAT));
        words.addAll(options);
        words.add(file.toString());
        words.addAll(List.of(size));
        Commands.run(user.command(words), file.toAbsolutePath().resolveSibling(""));
        return file;
    }

    /** Size that a guest sees, in bytes. */
    static long bytes(Path file) {
        JsonNode said = JsonMapper.builder()
                .build()
                .readTree(Commands.run(
                        List.of(Programs.QEMU_IMG.path(), "info", "--force-share", "--output=json", file.toString()),
                        file.toAbsolutePath().resolveSibling("")));
        return said.path("virtual-size").asLong();
    }
}
