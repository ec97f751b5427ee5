package org.wattladder.director.host;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.HostMemory;
import org.wattladder.model.result.JavaInstallation;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Processors;

/** The machine the Director runs on; every call reads it again, on the thread of the caller. */
public final class Machine {
    private final SystemFiles files;
    private final JavaFacts java;

    /** Reads these files, and takes from the JVM what they do not tell. */
    public Machine(SystemFiles files, JavaFacts java) {
        this.files = files;
        this.java = java;
    }

    /** The files it reads. */
    public SystemFiles files() {
        return files;
    }

    /** What its JVM says. */
    public JavaFacts java() {
        return java;
    }

    /** CPUs the Director may use. */
    public Topology topology() {
        return Topology.read(files, java.processors());
    }

    /** Memory the Director may use. */
    public Memory memory() {
        return Memory.read(files, java.memoryBytes());
    }

    /** Storage devices the Director may use. */
    public StorageDevices storage() {
        return new StorageDevices(files);
    }

    /** CPUs that the cgroup grants; empty without a quota. */
    public OptionalDouble cpuQuota() {
        return CgroupLimits.read(files).cpuQuota();
    }

    /** Directories of the cgroup that may limit CPU time, and of those above it. */
    public List<String> cpuCgroups() {
        return CgroupMount.find(
                        files.text("proc/self/mountinfo").orElse(""),
                        files.text("proc/self/cgroup").orElse(""),
                        "cpu")
                .stream()
                .flatMap(mount -> mount.directories().stream())
                .toList();
    }

    /** Everything the Chauffeur is told at hello. */
    public HostFacts facts() {
        Topology topology = topology();
        Memory memory = memory();
        return new HostFacts(
                files.text("proc/sys/kernel/hostname").orElse(""),
                operatingSystem(),
                java.architecture(),
                new Processors(
                        cpuModel(files.text("proc/cpuinfo").orElse("")),
                        topology.distinct(Cpu::socket).size(),
                        topology.distinct(Cpu::core).size(),
                        topology.online(),
                        topology.allowed().text(),
                        topology.distinct(Cpu::node).size(),
                        cpuQuota().stream()
                                .mapToObj(Measurement::of)
                                .findFirst()
                                .orElseGet(() -> Measurement.absent("absent.no-quota"))),
                new HostMemory(memory.installedBytes(), memory.availableBytes()),
                new JavaInstallation(
                        java.version(), java.home(), java.programDigest().get()),
                storage().all());
    }

    private String operatingSystem() {
        String name = files.text("etc/os-release")
                .flatMap(text -> value(text, "PRETTY_NAME", "="))
                .orElse("");
        String kernel = files.text("proc/sys/kernel/osrelease")
                .map(release -> java.operatingSystem() + " " + release)
                .orElse(java.operatingSystem());
        return name.isEmpty() ? kernel : name + ", " + kernel;
    }

    /** The model in a text of {@code /proc/cpuinfo}; empty when it names none. */
    public static String cpuModel(String cpuinfo) {
        return value(cpuinfo, "model name", ":")
                .or(() -> value(cpuinfo, "Model", ":"))
                .or(() -> value(cpuinfo, "cpu", ":"))
                .orElse("");
    }

    /** What stands behind this name on the first line that begins with it, without quotes. */
    public static Optional<String> value(String text, String name, String separator) {
        return text.lines()
                .map(line -> line.split(separator, 2))
                .filter(pair -> pair.length == 2 && pair[0].strip().equals(name))
                .map(pair -> pair[1].strip().replaceAll("^[\"']|[\"']$", ""))
                .filter(value -> !value.isEmpty())
                .findFirst();
    }
}
