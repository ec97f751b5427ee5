package org.wattladder.reporter.sample;

import org.wattladder.model.environment.Environment;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Processors;
import org.wattladder.model.result.RunResult;

/** Copies of a result whose machine is limited. */
public final class Machines {
    private Machines() {}

    /** Every host allows these CPUs and has this quota. */
    public static RunResult limited(RunResult run, String allowedCpus, Measurement cpuQuota) {
        return new RunResult(
                run.run(),
                run.productVersion(),
                run.course(),
                run.plan(),
                run.hosts().stream()
                        .map(host -> new HostResult(host.name(), limited(host.facts(), allowedCpus, cpuQuota)))
                        .toList(),
                run.meters(),
                run.worklets(),
                Environment.unasked());
    }

    private static HostFacts limited(HostFacts facts, String allowedCpus, Measurement cpuQuota) {
        return new HostFacts(
                facts.hostName(),
                facts.operatingSystem(),
                facts.architecture(),
                new Processors(
                        facts.processors().model(),
                        facts.processors().sockets(),
                        facts.processors().cores(),
                        facts.processors().logicalCpus(),
                        allowedCpus,
                        facts.processors().numaNodes(),
                        cpuQuota),
                facts.memory(),
                facts.java(),
                facts.devices());
    }
}
