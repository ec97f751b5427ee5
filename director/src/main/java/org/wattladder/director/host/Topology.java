package org.wattladder.director.host;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * The CPUs the Director may use. What the kernel does not tell is filled in with one socket, one node, and one core
 * per CPU.
 *
 * @param online number of hardware threads of the machine, allowed or not
 * @param cpus the allowed ones that are online, in order of id; at least one
 * @param nodesWithMemory memory nodes that memory can be bound to
 */
public record Topology(int online, List<Cpu> cpus, CpuList nodesWithMemory) {
    public Topology {
        cpus = List.copyOf(cpus);
    }

    /**
     * Reads the topology now; the mask of a cpuset or of {@code taskset} around the Director is respected.
     *
     * @param files the kernel's
     * @param processors how many CPUs the JVM sees, for a machine that tells nothing
     */
    public static Topology read(SystemFiles files, int processors) {
        return of(CpuTexts.read(files), processors);
    }

    static Topology of(CpuTexts texts, int processors) {
        Optional<CpuList> allowed = texts.processStatus().flatMap(status -> statusList(status, "Cpus_allowed_list"));
        CpuList online = texts.online()
                .flatMap(Topology::list)
                .or(() -> allowed)
                .orElseGet(
                        () -> CpuList.of(IntStream.range(0, processors).boxed().toList()));
        CpuList usable =
                allowed.map(online::intersect).filter(list -> !list.isEmpty()).orElse(online);
        Map<Integer, Integer> nodeOfCpu = nodeOfCpu(texts);
        List<Cpu> cpus = new ArrayList<>();
        for (int id : usable.ids()) {
            String directory = "cpu" + id;
            cpus.add(new Cpu(
                    id,
                    socket(texts.packages().getOrDefault(directory, "")),
                    core(id, texts.siblings().getOrDefault(directory, "")),
                    nodeOfCpu.getOrDefault(id, 0)));
        }
        CpuList withMemory = texts.nodesWithMemory()
                .flatMap(Topology::list)
                .orElseGet(() -> CpuList.of(cpus.stream().map(Cpu::node).toList()));
        CpuList bindable = texts.processStatus()
                .flatMap(status -> statusList(status, "Mems_allowed_list"))
                .map(withMemory::intersect)
                .orElse(withMemory);
        return new Topology(online.size(), cpus, bindable);
    }

    /**
     * The part of it that has these CPUs.
     *
     * @param list in the notation of the kernel; empty for all
     * @throws IllegalArgumentException with a sentence, if one of them may not be used here
     */
    public Topology part(String list) {
        CpuList wanted = CpuList.parse(list);
        if (wanted.isEmpty()) {
            return this;
        }
        if (!allowed().ids().containsAll(wanted.ids())) {
            throw new IllegalArgumentException("clients are to have the CPUs " + wanted.text()
                    + ", but this Director may use " + allowed().text() + "; change cpus of the clients");
        }
        return new Topology(
                online,
                cpus.stream().filter(cpu -> wanted.ids().contains(cpu.id())).toList(),
                nodesWithMemory);
    }

    /** Ids of the allowed CPUs. */
    public CpuList allowed() {
        return distinct(Cpu::id);
    }

    /** The memory nodes of these CPUs. */
    public CpuList nodesOf(CpuList list) {
        return CpuList.of(cpus.stream()
                .filter(cpu -> list.ids().contains(cpu.id()))
                .map(Cpu::node)
                .toList());
    }

    /** The distinct values of one property over the allowed CPUs, for example their sockets. */
    public CpuList distinct(ToIntFunction<Cpu> property) {
        return CpuList.of(cpus.stream().map(property::applyAsInt).toList());
    }

    /** The CPU list on the line of this name in a {@code status} file of the kernel, or empty without such a line. */
    static Optional<CpuList> statusList(String status, String name) {
        return status.lines()
                .filter(line -> line.startsWith(name + ":"))
                .findFirst()
                .flatMap(line -> list(line.substring(name.length() + 1)));
    }

    private static Map<Integer, Integer> nodeOfCpu(CpuTexts texts) {
        Map<Integer, Integer> nodeOfCpu = new HashMap<>();
        texts.nodes().forEach((directory, cpus) -> {
            int node = Integer.parseInt(directory.substring("node".length()));
            list(cpus).ifPresent(list -> list.ids().forEach(cpu -> nodeOfCpu.put(cpu, node)));
        });
        return nodeOfCpu;
    }

    private static int socket(String packageId) {
        // Some virtual machines print -1 for unknown.
        return packageId.matches("\\d{1,9}") ? Integer.parseInt(packageId) : 0;
    }

    private static int core(int id, String siblings) {
        return list(siblings)
                .filter(list -> list.ids().contains(id))
                .map(list -> list.ids().get(0))
                .orElse(id);
    }

    private static Optional<CpuList> list(String text) {
        try {
            return Optional.of(CpuList.parse(text)).filter(list -> !list.isEmpty());
        } catch (IllegalArgumentException notAList) {
            return Optional.empty();
        }
    }
}
