package org.wattladder.director.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The directory of the own cgroup for one resource, and those above it.
 *
 * @param second whether it is of version 2, whose files have other names
 * @param directories from the own one up to the mount, below the root of the system
 */
record CgroupMount(boolean second, List<String> directories) {
    CgroupMount {
        directories = List.copyOf(directories);
    }

    /**
     * Finds the hierarchy that limits a resource.
     *
     * @param mounts content of {@code /proc/self/mountinfo}
     * @param memberships content of {@code /proc/self/cgroup}
     * @param resource {@code cpu} or {@code memory}
     */
    static List<CgroupMount> find(String mounts, String memberships, String resource) {
        return mounts.lines()
                .flatMap(line -> mount(line, memberships, resource).stream())
                .toList();
    }

    private static Optional<CgroupMount> mount(String line, String memberships, String resource) {
        String[] halves = line.split(" - ", 2);
        String[] place = halves[0].split(" ", -1);
        String[] kind = halves.length < 2 ? new String[0] : halves[1].split(" ", -1);
        if (place.length < 5 || kind.length < 3) {
            return Optional.empty();
        }
        boolean second = kind[0].equals("cgroup2");
        boolean first =
                kind[0].equals("cgroup") && List.of(kind[2].split(",", -1)).contains(resource);
        if (!first && !second) {
            return Optional.empty();
        }
        String path = membership(memberships, second, resource).orElse("/");
        return Optional.of(new CgroupMount(second, upwards(place[4], place[3], path)));
    }

    private static Optional<String> membership(String memberships, boolean second, String resource) {
        return memberships
                .lines()
                .map(line -> line.split(":", 3))
                .filter(words -> words.length == 3)
                .filter(words -> second
                        ? words[0].equals("0") && words[1].isEmpty()
                        : List.of(words[1].split(",", -1)).contains(resource))
                .map(words -> words[2])
                .findFirst();
    }

    /** A container sees its own cgroup as the root of the mount, so the part above that is cut off. */
    private static List<String> upwards(String mountPoint, String mountRoot, String path) {
        String below = "";
        if (mountRoot.equals("/")) {
            below = path;
        } else if (path.startsWith(mountRoot + "/")) {
            below = path.substring(mountRoot.length());
        }
        if (below.contains("..")) {
            below = "";
        }
        List<String> directories = new ArrayList<>();
        String mount = mountPoint.substring(1);
        for (String at = below; at.length() > 1; at = at.substring(0, at.lastIndexOf('/'))) {
            directories.add(mount + at);
        }
        directories.add(mount);
        return directories;
    }
}
