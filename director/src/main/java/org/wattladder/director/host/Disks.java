package org.wattladder.director.host;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which whole disk a mounted block device is a part of, as the kernel lists them below {@code /sys/block}. */
final class Disks {
    private static final int SECTOR_BYTES = 512;
    private static final String BLOCK = "sys/block/";

    private final SystemFiles files;
    private final Map<String, String> diskOfNumber = new HashMap<>();
    private final Map<String, String> diskOfName = new HashMap<>();

    Disks(SystemFiles files) {
        this.files = files;
        for (String disk : files.names("sys/block")) {
            add(disk, disk, BLOCK + disk);
            for (String part : files.names(BLOCK + disk)) {
                if (files.text(BLOCK + disk + "/" + part + "/partition").isPresent()) {
                    add(disk, part, BLOCK + disk + "/" + part);
                }
            }
        }
    }

    private void add(String disk, String name, String directory) {
        diskOfName.put(name, disk);
        files.text(directory + "/dev").ifPresent(number -> diskOfNumber.put(number, disk));
        files.text(directory + "/dm/name").ifPresent(mapped -> diskOfName.put("mapper/" + mapped, disk));
    }

    /** Name of the disk that this is mounted from; empty for a file system without a block device. */
    Optional<String> of(Mount mount) {
        return Optional.ofNullable(diskOfNumber.get(mount.device()))
                .or(() -> mount.source().startsWith("/dev/")
                        ? Optional.ofNullable(diskOfName.get(mount.source().substring("/dev/".length())))
                        : Optional.empty())
                .map(this::below);
    }

    /** A volume on a single disk counts as that disk; one that joins several is a device of its own. */
    private String below(String disk) {
        List<String> slaves = files.names(BLOCK + disk + "/slaves");
        return slaves.size() == 1
                        && diskOfName.containsKey(slaves.get(0))
                        && !slaves.get(0).equals(disk)
                ? below(diskOfName.get(slaves.get(0)))
                : disk;
    }

    String model(String disk) {
        return files.text(BLOCK + disk + "/device/model")
                .or(() -> files.text(BLOCK + disk + "/device/name"))
                .orElse("");
    }

    long sizeBytes(String disk) {
        return files.text(BLOCK + disk + "/size")
                .filter(text -> text.matches("\\d{1,15}"))
                .map(sectors -> Long.parseLong(sectors) * SECTOR_BYTES)
                .orElse(0L);
    }
}
