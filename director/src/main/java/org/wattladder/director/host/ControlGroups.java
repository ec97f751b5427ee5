package org.wattladder.director.host;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The control groups in which this Director may make others. */
public final class ControlGroups {
    private final SystemFiles files;

    /** Reads these files. */
    public ControlGroups(SystemFiles files) {
        this.files = files;
    }

    /**
     * The nearest group of version 2 whose children can be given CPU bandwidth. The own group gives none unless it is the root,
     * because a group with processes cannot; so it is mostly the one above, which has to be delegated.
     */
    public Optional<Path> withCpuMax() {
        return mounts("cpu").stream()
                .filter(CgroupMount::second)
                .flatMap(mount -> mount.directories().stream().limit(2))
                .filter(directory -> files.text(directory + "/cgroup.subtree_control")
                        .filter(controllers ->
                                List.of(controllers.split("\\s+", -1)).contains("cpu"))
                        .isPresent())
                .findFirst()
                .flatMap(this::writable);
    }

    /**
     * Where groups can be made whose CPU time, memory and, when asked for, CPUs are limited; empty when one of these cannot.
     *
     * @param cpuset whether CPUs are to be limited too
     */
    public Optional<GroupParents> forGuests(boolean cpuset) {
        List<String> resources = cpuset ? List.of("cpu", "memory", "cpuset") : List.of("cpu", "memory");
        return mounts("cpu").stream()
                .filter(CgroupMount::second)
                .flatMap(mount -> mount.directories().stream().limit(2))
                .filter(directory -> files.text(directory + "/cgroup.subtree_control")
                        .filter(controllers ->
                                List.of(controllers.split("\\s+", -1)).containsAll(resources))
                        .isPresent())
                .findFirst()
                .flatMap(this::writable)
                .map(parent -> GroupParents.second(parent, resources))
                .or(() -> firstForGuests(cpuset));
    }

    private Optional<GroupParents> firstForGuests(boolean cpuset) {
        Map<String, Path> parents = new LinkedHashMap<>();
        withCpuQuota().ifPresent(parent -> parents.put("cpu", parent));
        for (String resource : cpuset ? List.of("cpuacct", "memory", "cpuset") : List.of("cpuacct", "memory")) {
            first(resource).flatMap(this::writable).ifPresent(parent -> parents.put(resource, parent));
        }
        return parents.keySet().containsAll(cpuset ? List.of("cpu", "memory", "cpuset") : List.of("cpu", "memory"))
                ? Optional.of(new GroupParents(false, parents))
                : Optional.empty();
    }

    /** The own group of version 1 for CPU time. */
    public Optional<Path> withCpuQuota() {
        return first("cpu")
                .filter(directory -> files.text(directory + "/cpu.cfs_quota_us").isPresent())
                .flatMap(this::writable);
    }

    /** The own group of version 2, whose children can be frozen without a controller. */
    public Optional<Path> freezing() {
        return mounts("cpu").stream()
                .filter(CgroupMount::second)
                .findFirst()
                .map(mount -> mount.directories().get(0))
                .flatMap(this::writable);
    }

    /** The own group of version 1 for freezing. */
    public Optional<Path> freezer() {
        return first("freezer").flatMap(this::writable);
    }

    /**
     * CPU time that all processes of a control group have taken so far, in milliseconds; empty when this process is in no such
     * group, or the kernel tells nothing.
     *
     * @param process in the group or in one within it
     * @param isGroup whether the folder of a group is the one that is meant
     */
    public OptionalLong processorMillis(long process, Predicate<String> isGroup) {
        return CgroupMount.find(
                        files.text("proc/self/mountinfo").orElse(""),
                        files.text("proc/" + process + "/cgroup").orElse(""),
                        "cpuacct")
                .stream()
                .flatMap(mount -> mount.directories().stream()
                        .filter(isGroup)
                        .flatMap(folder -> nanos(folder, mount.second()).stream()))
                .mapToLong(nanos -> nanos / 1_000_000)
                .findFirst();
    }

    private Optional<Long> nanos(String folder, boolean second) {
        return second
                ? files.text(folder + "/cpu.stat")
                        .flatMap(text -> Counters.find(text, "usage_usec"))
                        .map(micros -> micros * 1000)
                : files.text(folder + "/cpuacct.usage").flatMap(Counters::number);
    }

    private Optional<String> first(String resource) {
        return mounts(resource).stream()
                .filter(mount -> !mount.second())
                .map(mount -> mount.directories().get(0))
                .findFirst();
    }

    private Optional<Path> writable(String directory) {
        return files.isWritable(directory) && files.isWritable(directory + "/cgroup.procs")
                ? Optional.of(files.path(directory))
                : Optional.empty();
    }

    /** Every group in which this Director, or one before, may have made others. */
    public List<Path> allParents() {
        return Stream.of("cpu", "cpuacct", "memory", "cpuset", "freezer")
                .flatMap(resource -> mounts(resource).stream())
                .flatMap(mount -> mount.directories().stream().limit(2))
                .distinct()
                .map(files::path)
                .toList();
    }

    private List<CgroupMount> mounts(String resource) {
        return CgroupMount.find(
                files.text("proc/self/mountinfo").orElse(""),
                files.text("proc/self/cgroup").orElse(""),
                resource);
    }
}
