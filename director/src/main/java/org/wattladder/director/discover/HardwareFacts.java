package org.wattladder.director.discover;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.director.host.CpuList;
import org.wattladder.director.host.Machine;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.model.environment.EnvironmentKey;

/** The machine, its processors and its firmware. */
final class HardwareFacts {
    private static final String DMI = "sys/class/dmi/id/";
    private static final String CPUS = "sys/devices/system/cpu/";
    private static final String NO_TOPOLOGY = "the kernel shows no topology";

    private final SystemFiles files;
    private final FactSheet sheet;

    HardwareFacts(SystemFiles files, FactSheet sheet) {
        this.files = files;
        this.sheet = sheet;
    }

    void gather() {
        dmi(EnvironmentKey.VENDOR, files.text(DMI + "sys_vendor"));
        dmi(EnvironmentKey.MODEL, files.text(DMI + "product_name"));
        sheet.put(EnvironmentKey.MODEL, files.text("proc/device-tree/model"), "");
        dmi(
                EnvironmentKey.BOARD,
                CleanText.joined(
                        files.text(DMI + "board_vendor").flatMap(CleanText::of),
                        files.text(DMI + "board_name").flatMap(CleanText::of)));
        dmi(EnvironmentKey.FIRMWARE_VENDOR, files.text(DMI + "bios_vendor"));
        dmi(EnvironmentKey.FIRMWARE_VERSION, files.text(DMI + "bios_version"));
        dmi(EnvironmentKey.FIRMWARE_DATE, files.text(DMI + "bios_date"));
        String cpuinfo = files.text("proc/cpuinfo").orElse("");
        sheet.put(EnvironmentKey.CPU_MODEL, Optional.of(Machine.cpuModel(cpuinfo)), "/proc/cpuinfo names no model");
        sheet.put(
                EnvironmentKey.MICROCODE, Machine.value(cpuinfo, "microcode", ":"), "/proc/cpuinfo names no microcode");
        processors();
        new ProcessorFacts(files, sheet).gather(cpuinfo);
        network();
    }

    private void dmi(EnvironmentKey key, Optional<String> text) {
        sheet.put(
                key,
                text,
                files.isDirectory(DMI)
                        ? "SMBIOS has no value, or only a placeholder"
                        : "the machine has no SMBIOS (/sys/class/dmi/id)");
    }

    private void processors() {
        Optional<CpuList> online = files.text(CPUS + "online").flatMap(HardwareFacts::list);
        sheet.put(
                EnvironmentKey.THREADS,
                online.map(list -> Integer.toString(list.ids().size())),
                "the kernel does not list its CPUs");
        sheet.put(EnvironmentKey.SOCKETS, distinct(online, this::socket), NO_TOPOLOGY);
        sheet.put(EnvironmentKey.CORES, distinct(online, this::siblings), NO_TOPOLOGY);
        long nodes = files.names("sys/devices/system/node").stream()
                .filter(name -> name.matches("node\\d+"))
                .count();
        sheet.put(
                EnvironmentKey.NUMA_NODES,
                nodes == 0 ? Optional.empty() : Optional.of(Long.toString(nodes)),
                "the kernel shows no memory nodes");
    }

    private Optional<String> socket(int cpu) {
        return files.text(CPUS + "cpu" + cpu + "/topology/physical_package_id")
                .filter(text -> text.matches("\\d{1,9}"));
    }

    private Optional<String> siblings(int cpu) {
        return files.text(CPUS + "cpu" + cpu + "/topology/thread_siblings_list")
                .filter(text -> list(text).isPresent());
    }

    /** Number of distinct texts; one CPU that tells none leaves the number unknown. */
    private static Optional<String> distinct(Optional<CpuList> online, Function<Integer, Optional<String>> property) {
        List<Optional<String>> texts =
                online.map(list -> list.ids().stream().map(property).toList()).orElse(List.of());
        return texts.isEmpty() || texts.stream().anyMatch(Optional::isEmpty)
                ? Optional.empty()
                : Optional.of(Long.toString(texts.stream().distinct().count()));
    }

    private static Optional<CpuList> list(String text) {
        try {
            return Optional.of(CpuList.parse(text)).filter(list -> !list.isEmpty());
        } catch (IllegalArgumentException notAList) {
            return Optional.empty();
        }
    }

    private void network() {
        List<String> adapters = files.names("sys/class/net").stream()
                .filter(name -> files.isDirectory("sys/class/net/" + name + "/device"))
                .map(this::adapter)
                .toList();
        sheet.put(
                EnvironmentKey.NETWORK,
                adapters.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", adapters)),
                "the kernel shows no network adapter of hardware");
    }

    private String adapter(String name) {
        return name
                + files.text("sys/class/net/" + name + "/speed")
                        .filter(speed -> speed.matches("[1-9]\\d{0,6}"))
                        .map(speed -> ", " + speed + " Mbit/s")
                        .orElse(", unknown speed");
    }
}
