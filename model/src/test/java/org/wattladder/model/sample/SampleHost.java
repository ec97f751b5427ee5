package org.wattladder.model.sample;

import java.util.List;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.HostMemory;
import org.wattladder.model.result.JavaInstallation;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Processors;
import org.wattladder.model.result.StorageDevice;

/**
 * What a Director finds on a made-up host; each method gives one with something else.
 *
 * @param facts so far
 */
public record SampleHost(HostFacts facts) {

    /** Two CPUs in one socket, 8 GiB, no quota, no storage device. */
    public static SampleHost quiet() {
        return new SampleHost(new HostFacts(
                "sut",
                "Linux",
                "amd64",
                new Processors("", 1, 2, 2, "0-1", 1, Measurement.absent("absent.no-quota")),
                new HostMemory(8L << 30, 7L << 30),
                new JavaInstallation("OpenJDK 17", "/jdk", "feed"),
                List.of()));
    }

    public SampleHost withName(String hostName) {
        return with(hostName, facts.operatingSystem(), facts.processors(), facts.memory(), facts.java());
    }

    public SampleHost withOperatingSystem(String name) {
        return with(facts.hostName(), name, facts.processors(), facts.memory(), facts.java());
    }

    public SampleHost withProcessor(String model) {
        return with(processors(
                model, facts.processors().logicalCpus(), facts.processors().allowedCpus(), quota()));
    }

    public SampleHost withLogicalCpus(int logicalCpus) {
        return with(processors(
                facts.processors().model(), logicalCpus, facts.processors().allowedCpus(), quota()));
    }

    /** It lets the Director use these CPUs and grants it this quota. */
    public SampleHost withLimits(String allowedCpus, Measurement quota) {
        return with(processors(facts.processors().model(), facts.processors().logicalCpus(), allowedCpus, quota));
    }

    public SampleHost withMemory(long installedBytes, long availableBytes) {
        return with(
                facts.hostName(),
                facts.operatingSystem(),
                facts.processors(),
                new HostMemory(installedBytes, availableBytes),
                facts.java());
    }

    public SampleHost withJava(String version, String home) {
        return with(
                facts.hostName(),
                facts.operatingSystem(),
                facts.processors(),
                facts.memory(),
                new JavaInstallation(version, home, facts.java().programDigest()));
    }

    public SampleHost withProgram(String digest) {
        return with(
                facts.hostName(),
                facts.operatingSystem(),
                facts.processors(),
                facts.memory(),
                new JavaInstallation(facts.java().version(), facts.java().home(), digest));
    }

    public SampleHost withDevices(StorageDevice... devices) {
        return new SampleHost(new HostFacts(
                facts.hostName(),
                facts.operatingSystem(),
                facts.architecture(),
                facts.processors(),
                facts.memory(),
                facts.java(),
                List.of(devices)));
    }

    private Measurement quota() {
        return facts.processors().quota();
    }

    private Processors processors(String model, int logicalCpus, String allowedCpus, Measurement quota) {
        Processors same = facts.processors();
        return new Processors(model, same.sockets(), same.cores(), logicalCpus, allowedCpus, same.numaNodes(), quota);
    }

    private SampleHost with(Processors processors) {
        return with(facts.hostName(), facts.operatingSystem(), processors, facts.memory(), facts.java());
    }

    private SampleHost with(
            String name, String system, Processors processors, HostMemory memory, JavaInstallation java) {
        return new SampleHost(
                new HostFacts(name, system, facts.architecture(), processors, memory, java, facts.devices()));
    }
}
