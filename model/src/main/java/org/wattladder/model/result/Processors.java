package org.wattladder.model.result;

import java.util.Objects;
import org.wattladder.model.range.Range;

/**
 * Processors of a host, as far as its Director may use them.
 *
 * @param model as the operating system prints it; empty when it does not tell
 * @param sockets processor packages with an allowed CPU
 * @param cores physical cores with an allowed CPU
 * @param logicalCpus online hardware threads of the machine
 * @param allowedCpus CPU list the Director may use, for example {@code 0-3,8}
 * @param numaNodes memory nodes with an allowed CPU
 * @param quota CPUs that the cgroup grants, absent without a quota
 */
public record Processors(
        String model, int sockets, int cores, int logicalCpus, String allowedCpus, int numaNodes, Measurement quota) {
    public Processors {
        Range.text("model", model);
        Range.count("sockets", sockets, Range.MOST_CPUS);
        Range.count("cores", cores, Range.MOST_CPUS);
        Range.count("logicalCpus", logicalCpus, Range.MOST_CPUS);
        Range.text("allowedCpus", allowedCpus);
        Range.count("numaNodes", numaNodes, Range.MOST_CPUS);
        Objects.requireNonNull(quota, "quota");
    }
}
