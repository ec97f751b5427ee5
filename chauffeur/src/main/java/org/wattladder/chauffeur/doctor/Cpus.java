package org.wattladder.chauffeur.doctor;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.wattladder.model.plan.ClientLayout;

/**
 * The CPUs that this process may use, and how they are grouped.
 *
 * @param allowed numbers of the CPUs in the scheduler's mask
 * @param text the mask as the kernel lists it
 * @param cores how many cores they belong to
 * @param sockets how many processor packages
 * @param nodes how many memory nodes
 */
record Cpus(List<Integer> allowed, String text, int cores, int sockets, int nodes) {
    private static final String SYSFS = "sys/devices/system/";

    Cpus {
        allowed = List.copyOf(allowed);
    }

    /** Reads the mask and the topology; a CPU whose topology is not told counts as a core of its own. */
    static Cpus read(MachineFiles files, int available) {
        Optional<CpuList> list =
                files.value("proc/self/status", "Cpus_allowed_list").flatMap(CpuList::parse);
        List<Integer> allowed = list.map(CpuList::numbers)
                .orElseGet(() -> IntStream.range(0, available).boxed().toList());
        String text = files.value("proc/self/status", "Cpus_allowed_list").orElse("not told");
        return new Cpus(
                allowed,
                text,
                groups(files, allowed, "/topology/thread_siblings_list", true),
                groups(files, allowed, "/topology/physical_package_id", false),
                nodes(files, allowed));
    }

    /** How many clients a layout gives here. */
    int clients(ClientLayout.Unit per) {
        return switch (per) {
            case HOST -> 1;
            case SOCKET -> sockets;
            case NUMA -> nodes;
            case DEVICE -> 1;
            case CORE -> cores;
            case THREAD -> allowed.size();
        };
    }

    private static int groups(MachineFiles files, List<Integer> allowed, String file, boolean alone) {
        Set<String> groups = new HashSet<>();
        for (int cpu : allowed) {
            String group = files.text(SYSFS + "cpu/cpu" + cpu + file).orElse(alone ? "cpu" + cpu : "one");
            groups.add(group);
        }
        return Math.max(1, groups.size());
    }

    private static int nodes(MachineFiles files, List<Integer> allowed) {
        List<Integer> online = files.text(SYSFS + "node/online")
                .flatMap(CpuList::parse)
                .map(CpuList::numbers)
                .orElse(List.of());
        long used = online.stream()
                .map(node -> files.text(SYSFS + "node/node" + node + "/cpulist").flatMap(CpuList::parse))
                .flatMap(Optional::stream)
                .filter(cpus -> cpus.numbers().stream().anyMatch(allowed::contains))
                .count();
        return Math.max(1, (int) used);
    }
}
