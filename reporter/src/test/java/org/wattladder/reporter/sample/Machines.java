package org.wattladder.reporter.sample;

import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.RunResult;

/** Copies of a result whose machine is limited. */
public final class Machines {
    private Machines() {}

    /** Every host allows these CPUs and has this quota. */
    public static RunResult limited(RunResult run, String allowedCpus, Measurement cpuQuota) {
        return new RunResult(
                run.formatVersion(),
                run.run(),
                run.productVersion(),
                run.startedAt(),
                run.endedAt(),
                run.termination(),
                run.plan(),
                run.hosts().stream()
                        .map(host -> new HostResult(host.name(), limited(host.facts(), allowedCpus, cpuQuota)))
                        .toList(),
                run.meters(),
                run.worklets());
    }

    private static HostFacts limited(HostFacts facts, String allowedCpus, Measurement cpuQuota) {
        return new HostFacts(
                facts.hostName(),
                facts.operatingSystem(),
                facts.architecture(),
                facts.cpuModel(),
                facts.sockets(),
                facts.cores(),
                facts.logicalCpus(),
                allowedCpus,
                facts.numaNodes(),
                facts.memoryBytes(),
                facts.availableMemoryBytes(),
                cpuQuota,
                facts.javaVersion(),
                facts.javaHome(),
                facts.devices());
    }
}
