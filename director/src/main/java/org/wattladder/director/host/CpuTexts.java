package org.wattladder.director.host;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What the kernel says of its CPUs, as text; an entry that a file does not give is missing.
 *
 * @param online CPU list of the machine
 * @param processStatus content of {@code /proc/self/status}, which holds the allowed CPUs
 * @param packages content of {@code physical_package_id} by CPU directory, such as {@code cpu3}
 * @param siblings content of {@code thread_siblings_list} by CPU directory
 * @param nodes content of {@code cpulist} by directory of a memory node
 * @param nodesWithMemory list of the nodes that have memory
 */
record CpuTexts(
        Optional<String> online,
        Optional<String> processStatus,
        Map<String, String> packages,
        Map<String, String> siblings,
        Map<String, String> nodes,
        Optional<String> nodesWithMemory) {
    private static final String CPUS = "sys/devices/system/cpu";
    private static final String NODES = "sys/devices/system/node";

    /** Reads them now. */
    static CpuTexts read(SystemFiles files) {
        Map<String, String> packages = new LinkedHashMap<>();
        Map<String, String> siblings = new LinkedHashMap<>();
        for (String cpu : files.names(CPUS)) {
            if (cpu.matches("cpu\\d+")) {
                String topology = CPUS + "/" + cpu + "/topology/";
                files.text(topology + "physical_package_id").ifPresent(text -> packages.put(cpu, text));
                files.text(topology + "thread_siblings_list").ifPresent(text -> siblings.put(cpu, text));
            }
        }
        Map<String, String> nodes = new LinkedHashMap<>();
        for (String node : files.names(NODES)) {
            if (node.matches("node\\d+")) {
                files.text(NODES + "/" + node + "/cpulist").ifPresent(text -> nodes.put(node, text));
            }
        }
        return new CpuTexts(
                files.text(CPUS + "/online"),
                files.text("proc/self/status"),
                packages,
                siblings,
                nodes,
                files.text(NODES + "/has_memory"));
    }
}
