package org.wattladder.director.host;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A file system that is mounted.
 *
 * @param device number of its block device, {@code major:minor}; major 0 for one without
 * @param point absolute path it is seen at
 * @param fileSystem type, for example {@code ext4}
 * @param source what was mounted, for example {@code /dev/sda1}
 * @param readOnly whether nothing can be written here
 */
public record Mount(String device, String point, String fileSystem, String source, boolean readOnly) {
    private static final Set<String> OF_MEMORY = Set.of("tmpfs", "ramfs", "devtmpfs", "hugetlbfs");

    /** All mounts, the visible one of several at the same point, in the order of the kernel. */
    static List<Mount> read(SystemFiles files) {
        Map<String, Mount> byPoint = new LinkedHashMap<>();
        files.text("proc/self/mountinfo")
                .orElse("")
                .lines()
                .flatMap(line -> parse(line).stream())
                .forEach(mount -> byPoint.put(mount.point(), mount));
        return new ArrayList<>(byPoint.values());
    }

    /** The mount that a file of this absolute path lies on. */
    static Optional<Mount> of(List<Mount> mounts, String path) {
        return mounts.stream()
                .filter(mount -> contains(mount.point(), path))
                .reduce((one, other) -> one.point().length() > other.point().length() ? one : other);
    }

    /** Whether its files live in memory, whatever they are opened with. */
    public boolean ofMemory() {
        return OF_MEMORY.contains(fileSystem);
    }

    private static boolean contains(String point, String path) {
        return point.equals("/") || path.equals(point) || path.startsWith(point + "/");
    }

    /** A line of {@code mountinfo}: two parts with {@code -} between them, the first with any number of fields. */
    private static Optional<Mount> parse(String line) {
        String[] halves = line.split(" - ", 2);
        String[] place = halves[0].split(" ", -1);
        String[] kind = halves.length < 2 ? new String[0] : halves[1].split(" ", -1);
        if (place.length < 6 || kind.length < 3) {
            return Optional.empty();
        }
        boolean readOnly = List.of(place[5].split(",", -1)).contains("ro")
                || List.of(kind[2].split(",", -1)).contains("ro");
        return Optional.of(new Mount(place[2], unescape(place[4]), kind[0], unescape(kind[1]), readOnly));
    }

    /** The kernel writes white space and backslashes as three octal digits. */
    private static String unescape(String text) {
        return text.replace("\\040", " ")
                .replace("\\011", "\t")
                .replace("\\012", "\n")
                .replace("\\134", "\\");
    }
}
