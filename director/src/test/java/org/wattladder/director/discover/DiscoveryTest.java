package org.wattladder.director.discover;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.director.host.FakeTree;
import org.wattladder.director.host.JavaFacts;
import org.wattladder.director.host.Machine;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.environment.EnvironmentValue;

class DiscoveryTest {
    private static final JavaFacts JAVA = new JavaFacts("VM 17", "/jdk", "amd64", "Linux", 4, 2L << 30, () -> "feed");
    private static final String SMBIOS = """
            # dmidecode 3.4
            Handle 0x0011, DMI type 17, 84 bytes
            Memory Device
            \tSize: 32 GB
            \tBank Locator: P0 CHANNEL A
            \tType: DDR5
            \tSpeed: 4800 MT/s
            \tManufacturer: Micro
            \tPart Number: M5-32
            \tConfigured Memory Speed: 4400 MT/s

            Handle 0x0012, DMI type 17, 84 bytes
            Memory Device
            \tSize: 32768 MiB
            \tLocator: CPU 0, ChannelB-DIMM0
            \tBank Locator: BANK 2
            \tType: DDR5
            \tSpeed: 4800 MT/s
            \tManufacturer: Micro
            \tPart Number: M5-32
            \tConfigured Memory Speed: 4400 MT/s

            Handle 0x0013, DMI type 17, 84 bytes
            Memory Device
            \tSize: No Module Installed
            \tManufacturer: Not Specified

            Handle 0x0027, DMI type 39, 22 bytes
            System Power Supply
            \tManufacturer: Volta
            \tModel Part Number: V800
            \tMax Power Capacity: 800 W
            \tStatus: Present, OK

            Handle 0x0028, DMI type 39, 22 bytes
            System Power Supply
            \tMax Power Capacity: 800 W
            \tStatus: Not Present
            """;

    @TempDir
    private Path root;

    private static SmbiosSource says(String text) {
        return () -> new SmbiosSource.Reading(Optional.of(text), "");
    }

    private Map<EnvironmentKey, EnvironmentValue> found(SmbiosSource smbios, HardwareLibrary library) {
        Machine machine = new Machine(new FakeTree(root).files(), JAVA);
        List<EnvironmentFact> facts = new Discovery(machine, smbios, library).facts();
        return facts.stream().collect(Collectors.toMap(fact -> fact.key().orElseThrow(), EnvironmentFact::value));
    }

    private Map<EnvironmentKey, EnvironmentValue> server() {
        FakeTree tree = new FakeTree(root)
                .file("sys/class/dmi/id/sys_vendor", "Acme Inc.")
                .file("sys/class/dmi/id/product_name", "To Be Filled By O.E.M.")
                .file("sys/class/dmi/id/board_vendor", "Acme Inc.")
                .file("sys/class/dmi/id/board_name", "B-1")
                .file("sys/class/dmi/id/bios_version", "2.4.1")
                .file("proc/cpuinfo", "model name\t: Fast 9000\nmicrocode\t: 0x2b\nflags\t: sse2 avx fma avx512f")
                .file("proc/meminfo", "MemTotal:       65011712 kB\nSwapTotal:       0 kB")
                .file("sys/devices/system/cpu/online", "0-3")
                .file("sys/devices/system/cpu/cpu0/cpufreq/base_frequency", "2600000")
                .file("sys/devices/system/cpu/intel_pstate/no_turbo", "0")
                .file("sys/devices/system/cpu/smt/control", "on")
                .file("sys/kernel/mm/transparent_hugepage/enabled", "always [madvise] never")
                .file("sys/devices/system/node/node0/cpulist", "0-3")
                .file("sys/block/nvme0n1/size", "1875385008")
                .file("sys/block/nvme0n1/device/model", "Quick 960   ")
                .file("sys/block/loop0/size", "2048")
                .file("sys/class/net/lo/speed", "1")
                .file("sys/class/net/eth0/speed", "25000")
                .file("sys/class/net/eth0/device/vendor", "0x15b3")
                .file("etc/os-release", "PRETTY_NAME=\"Linux 12\"")
                .file("proc/sys/kernel/osrelease", "6.1.0");
        for (int cpu = 0; cpu < 4; cpu++) {
            tree.file("sys/devices/system/cpu/cpu" + cpu + "/topology/physical_package_id", "0")
                    .file(
                            "sys/devices/system/cpu/cpu" + cpu + "/topology/thread_siblings_list",
                            cpu % 2 + "," + (cpu % 2 + 2))
                    .file("sys/devices/system/cpu/cpu" + cpu + "/cache/index2/level", "2")
                    .file("sys/devices/system/cpu/cpu" + cpu + "/cache/index2/size", "2048K")
                    .file("sys/devices/system/cpu/cpu" + cpu + "/cache/index3/level", "3")
                    .file("sys/devices/system/cpu/cpu" + cpu + "/cache/index3/size", "16640K")
                    .file(
                            "sys/devices/system/cpu/cpu" + cpu + "/cache/index3/shared_cpu_list",
                            cpu % 2 + "," + (cpu % 2 + 2))
                    .file("sys/devices/system/cpu/cpu" + cpu + "/cpufreq/scaling_governor", "performance");
        }
        return found(says(SMBIOS), Map::of);
    }

    /** Two controllers, of which the second has one of its two channels empty. */
    @Test
    void shouldSayWhatEachChannelCarries() {
        StringBuilder slots = new StringBuilder("# dmidecode 3.4\n");
        String[][] modules = {
            {"P0_Node0_Channel0_Dimm0", "16 GB"},
            {"P0_Node0_Channel0_Dimm1", "16 GB"},
            {"P0_Node0_Channel1_Dimm0", "32 GB"},
            {"P0_Node1_Channel0_Dimm0", "32 GB"},
            {"P0_Node1_Channel1_Dimm0", "No Module Installed"}
        };
        for (String[] module : modules) {
            slots.append("Handle 0x0011, DMI type 17, 84 bytes\nMemory Device\n\tSize: ")
                    .append(module[1])
                    .append("\n\tBank Locator: ")
                    .append(module[0])
                    .append("\n\n");
        }
        assertThat(found(says(slots.toString()), Map::of).get(EnvironmentKey.CHANNEL_GIB))
                .isEqualTo(new EnvironmentValue.Discovered("32 32 | 32 0"));
        assertThat(found(says(SMBIOS), Map::of).get(EnvironmentKey.CHANNEL_GIB))
                .isEqualTo(new EnvironmentValue.Absent("SMBIOS names no channels; declare them"));
    }

    @Test
    void shouldDescribeAServer() {
        Map<EnvironmentKey, EnvironmentValue> facts = server();
        assertThat(texts(facts))
                .containsEntry(EnvironmentKey.VENDOR, "Acme Inc.")
                .containsEntry(EnvironmentKey.BOARD, "Acme Inc. B-1")
                .containsEntry(EnvironmentKey.FIRMWARE_VERSION, "2.4.1")
                .containsEntry(EnvironmentKey.CPU_MODEL, "Fast 9000")
                .containsEntry(EnvironmentKey.SOCKETS, "1")
                .containsEntry(EnvironmentKey.CORES, "2")
                .containsEntry(EnvironmentKey.THREADS, "4")
                .containsEntry(EnvironmentKey.CPU_MEGAHERTZ, "2600")
                .containsEntry(EnvironmentKey.LAST_LEVEL_CACHE_MIB, "32.5")
                .containsEntry(EnvironmentKey.FLOPS_PER_CYCLE, "32")
                .containsEntry(EnvironmentKey.CHANNELS, "2")
                .containsEntry(EnvironmentKey.MEGATRANSFERS, "4400")
                .containsEntry(EnvironmentKey.INSTALLED_GIB, "64")
                .containsEntry(EnvironmentKey.USABLE_GIB, "62")
                .containsEntry(EnvironmentKey.SWAP_GIB, "0")
                .containsEntry(EnvironmentKey.DIMM_COUNT, "2")
                .containsEntry(EnvironmentKey.DIMMS, "2 x 32 GiB DDR5, 4400 MT/s, Micro M5-32")
                .containsEntry(EnvironmentKey.DEVICE_COUNT, "1")
                .containsEntry(EnvironmentKey.DEVICES, "1 x 960.2 GB Quick 960, NVMe")
                .containsEntry(EnvironmentKey.SUPPLY_COUNT, "1")
                .containsEntry(EnvironmentKey.SUPPLIES, "1 x Volta V800, 800 W")
                .containsEntry(EnvironmentKey.GOVERNOR, "performance")
                .containsEntry(EnvironmentKey.TURBO, "on")
                .containsEntry(EnvironmentKey.HUGE_PAGES, "madvise")
                .containsEntry(EnvironmentKey.NETWORK, "eth0, 25000 Mbit/s")
                .containsEntry(EnvironmentKey.KERNEL, "Linux 6.1.0");
    }

    @Test
    void shouldTakeAStopgapOfTheMakerForNothing() {
        assertThat(server().get(EnvironmentKey.MODEL))
                .isEqualTo(new EnvironmentValue.Absent("SMBIOS has no value, or only a placeholder"));
    }

    @Test
    void shouldGuessNothingOnAMachineThatTellsNothing() {
        Map<EnvironmentKey, EnvironmentValue> facts = found(
                () -> new SmbiosSource.Reading(Optional.empty(), "dmidecode is not installed"),
                () -> Map.of(EnvironmentKey.VENDOR, "unknown", EnvironmentKey.MODEL, "Unknown"));
        assertThat(texts(facts).keySet())
                .containsExactlyInAnyOrder(
                        EnvironmentKey.ARCHITECTURE, EnvironmentKey.JVM_VERSION, EnvironmentKey.JVM_HOME);
        assertThat(facts.get(EnvironmentKey.DIMMS))
                .isEqualTo(new EnvironmentValue.Absent("dmidecode is not installed"));
        assertThat(facts.get(EnvironmentKey.VENDOR))
                .isEqualTo(new EnvironmentValue.Absent("the machine has no SMBIOS (/sys/class/dmi/id)"));
    }

    @Test
    void shouldAskTheLibraryOnlyForWhatTheKernelDoesNotTell() {
        new FakeTree(root).file("sys/class/dmi/id/sys_vendor", "Acme");
        Map<EnvironmentKey, EnvironmentValue> facts =
                found(says(""), () -> Map.of(EnvironmentKey.VENDOR, "Other", EnvironmentKey.MODEL, "M 1"));
        assertThat(texts(facts))
                .containsEntry(EnvironmentKey.VENDOR, "Acme")
                .containsEntry(EnvironmentKey.MODEL, "M 1");
    }

    @Test
    void shouldSurviveFilesThatHoldRubbish() {
        new FakeTree(root)
                .file("sys/class/dmi/id/sys_vendor", "\u0000\u0001\u0002")
                .file("proc/cpuinfo", ":::\n\n:")
                .file("proc/meminfo", "MemTotal: lots kB")
                .file("sys/devices/system/cpu/online", "0-,x")
                .file("sys/devices/system/cpu/cpu0/cpufreq/base_frequency", "fast")
                .file("sys/devices/system/cpu/intel_pstate/no_turbo", "maybe")
                .file("sys/kernel/mm/transparent_hugepage/enabled", "[")
                .file("sys/block/sda/size", "-7")
                .file("etc/os-release", "PRETTY_NAME=\"\"");
        Map<EnvironmentKey, EnvironmentValue> facts =
                found(says("Handle 0x1, DMI type 17, 9\n\tSize: 99999999999 GB\n\tSize\n\t: x\nHandle"), Map::of);
        assertThat(texts(facts).keySet())
                .containsExactlyInAnyOrder(
                        EnvironmentKey.ARCHITECTURE, EnvironmentKey.JVM_VERSION, EnvironmentKey.JVM_HOME);
    }

    private static Map<EnvironmentKey, String> texts(Map<EnvironmentKey, EnvironmentValue> facts) {
        Map<EnvironmentKey, String> texts = new EnumMap<>(EnvironmentKey.class);
        facts.forEach((key, value) -> value.asOptional().ifPresent(text -> texts.put(key, text)));
        return texts;
    }
}
