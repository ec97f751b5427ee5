package org.wattladder.reporter.sample;

import java.util.function.UnaryOperator;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.sample.SampleHost;

/** Copies of a result whose machines are others. */
public final class Machines {
    private Machines() {}

    /** Every host allows these CPUs and has this quota. */
    public static RunResult limited(RunResult run, String allowedCpus, Measurement cpuQuota) {
        return each(run, host -> host.withLimits(allowedCpus, cpuQuota));
    }

    /** Every host has so many CPUs. */
    public static RunResult cpus(RunResult run, int logicalCpus) {
        return each(run, host -> host.withLogicalCpus(logicalCpus));
    }

    private static RunResult each(RunResult run, UnaryOperator<SampleHost> change) {
        return Altered.hosts(
                run,
                run.hosts().stream()
                        .map(host -> new HostResult(
                                host.name(),
                                change.apply(new SampleHost(host.facts())).facts()))
                        .toList());
    }
}
