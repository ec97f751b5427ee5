package org.wattladder.model.environment;

import static org.wattladder.model.environment.EnvironmentGroup.FIRMWARE;
import static org.wattladder.model.environment.EnvironmentGroup.HARDWARE;
import static org.wattladder.model.environment.EnvironmentGroup.JVM;
import static org.wattladder.model.environment.EnvironmentGroup.MAINS;
import static org.wattladder.model.environment.EnvironmentGroup.MEMORY;
import static org.wattladder.model.environment.EnvironmentGroup.OS;
import static org.wattladder.model.environment.EnvironmentGroup.POWER_SUPPLY;
import static org.wattladder.model.environment.EnvironmentGroup.SETTINGS;
import static org.wattladder.model.environment.EnvironmentGroup.STORAGE;
import static org.wattladder.model.environment.EnvironmentGroup.TESTER;
import static org.wattladder.model.environment.Likeness.FREE;
import static org.wattladder.model.environment.Likeness.NUMBER;
import static org.wattladder.model.environment.Likeness.TEXT;
import static org.wattladder.model.environment.Need.RATING;
import static org.wattladder.model.environment.Need.WISH;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.text.Message;

/** Every fact of an environment, in the order of files and reports. */
public enum EnvironmentKey {
    /** Who pays. */
    SPONSOR(TESTER, "sponsor", RATING, FREE, "who has the test made"),
    /** Who works. */
    TESTED_BY(TESTER, "tested-by", RATING, FREE, "who makes it"),
    /** Where. */
    LOCATION(TESTER, "location", RATING, FREE, "city and country"),
    /** When. */
    TEST_DATE(TESTER, "test-date", RATING, FREE, "day of the test, such as 2030-12-31"),
    /** Where the machine comes from. */
    SYSTEM_SOURCE(TESTER, "system-source", WISH, FREE, "single supplier, or built from parts"),
    /** Since when it can be bought. */
    HARDWARE_AVAILABLE(TESTER, "hardware-available", RATING, FREE, "month in which the hardware became available"),
    /** Since when it can be had. */
    SOFTWARE_AVAILABLE(TESTER, "software-available", RATING, FREE, "month in which the software became available"),
    /** Whatever else matters. */
    NOTES(TESTER, "notes", WISH, FREE, "anything else a reader must know"),

    /** Nominal voltage. */
    VOLTS(MAINS, "volts", RATING, FREE, "nominal voltage, such as 230"),
    /** Nominal frequency. */
    HERTZ(MAINS, "hertz", WISH, FREE, "nominal frequency, such as 50"),
    /** Phases and wires. */
    PHASES(MAINS, "phases", WISH, FREE, "phases and wires"),

    /** Maker. */
    VENDOR(HARDWARE, "vendor", RATING, TEXT, "maker of the machine"),
    /** Model. */
    MODEL(HARDWARE, "model", RATING, TEXT, "model of the machine"),
    /** Shape. */
    FORM_FACTOR(HARDWARE, "form-factor", WISH, FREE, "rack height, tower, blade"),
    /** Board. */
    BOARD(HARDWARE, "board", WISH, TEXT, "maker and model of the main board"),
    /** CPU model. */
    CPU_MODEL(HARDWARE, "cpu-model", RATING, TEXT, "model of the processors"),
    /** Packages. */
    SOCKETS(HARDWARE, "sockets", RATING, NUMBER, "processor packages"),
    /** Cores. */
    CORES(HARDWARE, "cores", RATING, NUMBER, "cores of all processors together"),
    /** Hardware threads. */
    THREADS(HARDWARE, "threads", RATING, NUMBER, "hardware threads of all processors together"),
    /** Nominal clock. */
    CPU_MEGAHERTZ(HARDWARE, "cpu-megahertz", WISH, NUMBER, "nominal clock of the processors"),
    /** Last-level caches. */
    LAST_LEVEL_CACHE_MIB(HARDWARE, "last-level-cache-mib", WISH, NUMBER, "all last-level caches together, in MiB"),
    /** Widest floating-point instructions. */
    FLOPS_PER_CYCLE(
            HARDWARE,
            "flops-per-cycle",
            WISH,
            NUMBER,
            "double-precision floating-point operations that a core can do in a cycle"),
    /** Memory nodes. */
    NUMA_NODES(HARDWARE, "numa-nodes", WISH, NUMBER, "memory nodes"),
    /** Network adapters. */
    NETWORK(HARDWARE, "network", WISH, FREE, "network adapters and their speed"),
    /** Accelerators and such. */
    OTHER(HARDWARE, "other", WISH, FREE, "other built-in devices"),

    /** BIOS maker. */
    FIRMWARE_VENDOR(FIRMWARE, "vendor", WISH, TEXT, "maker of the BIOS"),
    /** BIOS version. */
    FIRMWARE_VERSION(FIRMWARE, "version", RATING, TEXT, "version of the BIOS"),
    /** BIOS date. */
    FIRMWARE_DATE(FIRMWARE, "date", WISH, TEXT, "date of the BIOS, as it writes it"),
    /** Microcode. */
    MICROCODE(FIRMWARE, "microcode", WISH, TEXT, "revision of the processors' microcode"),
    /** Management controller. */
    BMC(FIRMWARE, "bmc", WISH, FREE, "management controller and its version"),

    /** What the modules hold. */
    INSTALLED_GIB(MEMORY, "installed-gib", RATING, NUMBER, "capacity of all memory modules"),
    /** What the kernel has. */
    USABLE_GIB(MEMORY, "usable-gib", WISH, NUMBER, "memory that the operating system has"),
    /** Modules. */
    DIMM_COUNT(MEMORY, "dimm-count", RATING, NUMBER, "number of memory modules"),
    /** Modules, described. */
    DIMMS(MEMORY, "dimms", RATING, FREE, "memory modules: number, size, type, clock, part"),
    /** Channels. */
    CHANNELS(MEMORY, "channels", WISH, NUMBER, "memory channels with modules, of all processors together"),
    /** What each channel carries. */
    CHANNEL_GIB(
            MEMORY,
            "channel-gib",
            WISH,
            FREE,
            "capacity of each memory channel in GiB, 0 without modules, a bar between memory controllers, such as 32 32 | 32 32"),
    /** Clock of the channels. */
    MEGATRANSFERS(MEMORY, "megatransfers", WISH, NUMBER, "million transfers per second of each channel, such as 4800"),

    /** Devices. */
    DEVICE_COUNT(STORAGE, "device-count", RATING, NUMBER, "number of storage devices"),
    /** Devices, described. */
    DEVICES(STORAGE, "devices", RATING, FREE, "storage devices: size, model, kind"),
    /** Controllers. */
    CONTROLLERS(STORAGE, "controllers", WISH, FREE, "storage controllers and their caches"),

    /** Units. */
    SUPPLY_COUNT(POWER_SUPPLY, "count", RATING, NUMBER, "number of power supply units built in"),
    /** Rating. */
    SUPPLY_WATTS(POWER_SUPPLY, "rated-watts", WISH, NUMBER, "rated output of one unit"),
    /** Units, described. */
    SUPPLIES(POWER_SUPPLY, "units", RATING, FREE, "power supply units: maker, model, efficiency"),

    /** Distribution. */
    OS_NAME(OS, "name", RATING, TEXT, "name and version of the operating system"),
    /** Kernel. */
    KERNEL(OS, "kernel", WISH, TEXT, "release of the kernel"),
    /** Architecture. */
    ARCHITECTURE(OS, "architecture", WISH, TEXT, "instruction set it runs on"),

    /** Frequency governor. */
    GOVERNOR(SETTINGS, "governor", RATING, TEXT, "frequency governor of the processors"),
    /** Turbo. */
    TURBO(SETTINGS, "turbo", RATING, TEXT, "on or off: clocks above the nominal one"),
    /** SMT. */
    SMT(SETTINGS, "smt", WISH, TEXT, "several threads per core, as reported by the kernel"),
    /** Idle states. */
    IDLE_DRIVER(SETTINGS, "idle-driver", WISH, TEXT, "driver of the processors' idle states"),
    /** Platform profile. */
    POWER_PROFILE(SETTINGS, "power-profile", WISH, TEXT, "power profile of the firmware"),
    /** Huge pages. */
    HUGE_PAGES(SETTINGS, "transparent-huge-pages", WISH, TEXT, "always, madvise or never"),
    /** Swap. */
    SWAP_GIB(SETTINGS, "swap-gib", WISH, NUMBER, "swap space"),
    /** Kernel arguments. */
    KERNEL_ARGUMENTS(SETTINGS, "kernel-arguments", WISH, FREE, "arguments the kernel was started with"),
    /** Console. */
    CONSOLE(SETTINGS, "console", WISH, FREE, "whether a console of Wattladder is on the machine: running or none"),
    /** Firmware settings. */
    FIRMWARE_SETTINGS(
            SETTINGS, "firmware-settings", RATING, FREE, "BIOS settings that differ from its defaults, or none"),

    /** JVM. */
    JVM_VERSION(JVM, "version", RATING, TEXT, "name and version"),
    /** JDK. */
    JVM_HOME(JVM, "home", WISH, FREE, "directory of the JDK");

    /** What {@link #CONSOLE} says of a machine on which one is. */
    public static final String CONSOLE_RUNS = "running";

    private final EnvironmentGroup group;
    private final String label;
    private final Need need;
    private final Likeness likeness;
    private final String sentence;

    EnvironmentKey(EnvironmentGroup group, String label, Need need, Likeness likeness, String sentence) {
        this.group = group;
        this.label = label;
        this.need = need;
        this.likeness = likeness;
        this.sentence = sentence;
    }

    /** Where it stands. */
    public EnvironmentGroup group() {
        return group;
    }

    /** Its name within the group, as written in files. */
    public String label() {
        return label;
    }

    /** Whether a full rating is incomplete without it. */
    public boolean isNeeded() {
        return need == RATING;
    }

    /** How two texts of it are compared. */
    public Likeness likeness() {
        return likeness;
    }

    /** What it tells, for people. */
    public String sentence() {
        return sentence;
    }

    /** Group and name, for sentences. */
    public String path() {
        return group.label() + "." + label;
    }

    /** Its name for people. */
    public Message word() {
        return Message.of("environment-fact." + path());
    }

    /** Facts of the run, or those that every host has. */
    public static List<EnvironmentKey> all(boolean ofHost) {
        return Arrays.stream(values())
                .filter(key -> key.group.ofHost() == ofHost)
                .toList();
    }

    /** The fact of this group and name, or empty when there is none. */
    public static Optional<EnvironmentKey> of(String group, String name) {
        return Arrays.stream(values())
                .filter(key -> key.group.label().equals(group) && key.label.equals(name))
                .findFirst();
    }
}
