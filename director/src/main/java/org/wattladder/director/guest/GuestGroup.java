package org.wattladder.director.guest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.wattladder.director.duty.ControlGroup;
import org.wattladder.director.host.Counters;
import org.wattladder.director.host.GroupParents;
import org.wattladder.model.plan.GuestLimits;

/** The process group of one guest, by control groups of version 2 or 1. */
final class GuestGroup {
    private static final long PERIOD_MICROS = 100_000;
    private static final long LEAST_QUOTA_MICROS = 1000;
    private static final long NANOS_PER_MICRO = 1000;
    private static final long MEBIBYTE = 1L << 20;
    private static final double SHARES_OF_USUAL = 1024;
    private static final String CPU = "cpu";
    private static final String STAT = "cpu.stat";
    private static final String CPUS = "cpuset.cpus";
    private static final String NODES = "cpuset.mems";

    /** Makes itself a member of each file before {@code --}, then becomes the command behind it. */
    private static final String ENTER =
            "while [ \"$1\" != -- ]; do echo $$ > \"$1\" || exit 125; shift; done; shift; exec \"$@\"";

    private final GuestLimits limits;
    private final boolean second;
    private final Map<String, ControlGroup> groups = new LinkedHashMap<>();
    private final Map<Path, ControlGroup> distinct = new LinkedHashMap<>();
    private boolean restricted;

    /** Makes nothing yet. */
    GuestGroup(GroupParents parents, String name, GuestLimits limits) {
        this.limits = limits;
        this.second = parents.second();
        parents.byResource()
                .forEach((resource, parent) -> groups.put(
                        resource, distinct.computeIfAbsent(parent, folder -> new ControlGroup(folder, name))));
    }

    /**
     * Makes it with all limits but CPU time, so that a guest does not start slowly.
     *
     * @throws IOException if the kernel refuses
     */
    void make() throws IOException {
        for (ControlGroup group : distinct.values()) {
            group.make();
        }
        String bytes = Long.toString(limits.memoryMebibytes() * MEBIBYTE);
        if (second) {
            group("memory").write("memory.max", bytes);
            if (group("memory").has("memory.oom.group")) {
                group("memory").write("memory.oom.group", "1");
            }
            group(CPU).write("cpu.weight", Integer.toString(limits.cpuShare()));
        } else {
            group("memory").write("memory.limit_in_bytes", bytes);
            group(CPU)
                    .write(
                            "cpu.shares",
                            Long.toString(Math.max(
                                    2, Math.round(SHARES_OF_USUAL * limits.cpuShare() / GuestLimits.USUAL_SHARE))));
        }
        if (groups.containsKey("cpuset")) {
            confine(group("cpuset"));
        }
    }

    /** A group of version 1 takes no process before both its CPUs and its memory nodes are said. */
    private void confine(ControlGroup group) throws IOException {
        if (!second) {
            group.write(NODES, group.ofParent(NODES));
        }
        group.write(CPUS, limits.cpuset());
    }

    /**
     * Limits CPU time from now on; does nothing the second time.
     *
     * @throws IOException if the kernel refuses
     */
    void restrict() throws IOException {
        if (restricted) {
            return;
        }
        restricted = true;
        long quota = Math.max(LEAST_QUOTA_MICROS, Math.round(PERIOD_MICROS * limits.cpus()));
        if (second) {
            group(CPU).write("cpu.max", quota + " " + PERIOD_MICROS);
        } else {
            group(CPU).write("cpu.cfs_period_us", Long.toString(PERIOD_MICROS));
            group(CPU).write("cpu.cfs_quota_us", Long.toString(quota));
        }
    }

    /** What stands before the command of a process, so that it is a member before it is what it shall be. */
    List<String> enter() {
        List<String> words = new ArrayList<>(List.of("/bin/sh", "-c", ENTER, "guest"));
        distinct.values().forEach(group -> words.add(group.members().toString()));
        words.add("--");
        return words;
    }

    /** What it has taken until now; what the kernel does not tell is 0, as nothing was taken before. */
    Usage usage(long nowNanos) {
        String stat = group(CPU).read(STAT);
        if (second) {
            return new Usage(
                    nowNanos,
                    NANOS_PER_MICRO * counter(stat, "usage_usec").orElse(0),
                    NANOS_PER_MICRO * counter(stat, "throttled_usec").orElse(0));
        }
        return new Usage(
                nowNanos,
                groups.containsKey("cpuacct")
                        ? Counters.number(group("cpuacct").read("cpuacct.usage"))
                                .orElse(0L)
                        : 0,
                counter(stat, "throttled_time").orElse(0));
    }

    private static OptionalLong counter(String text, String name) {
        return Counters.find(text, name).stream().mapToLong(Long::longValue).findFirst();
    }

    /** Kills all of it, removes it, and returns the ids of what is left after so long. */
    List<Long> end(long nanos) {
        return distinct.values().stream()
                .flatMap(group -> group.end(nanos).stream())
                .distinct()
                .toList();
    }

    private ControlGroup group(String resource) {
        ControlGroup group = groups.get(resource);
        if (group == null) {
            throw new IllegalStateException("no group for " + resource);
        }
        return group;
    }
}
