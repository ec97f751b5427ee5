package org.wattladder.reporter.sample;

import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.sample.SampleHost;

/** Copies of a result whose machine is limited. */
public final class Machines {
    private Machines() {}

    /** Every host allows these CPUs and has this quota. */
    public static RunResult limited(RunResult run, String allowedCpus, Measurement cpuQuota) {
        return Altered.hosts(
                run,
                run.hosts().stream()
                        .map(host -> new HostResult(
                                host.name(),
                                new SampleHost(host.facts())
                                        .withLimits(allowedCpus, cpuQuota)
                                        .facts()))
                        .toList());
    }
}
