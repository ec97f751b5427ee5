package org.wattladder.chauffeur.config.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.reporter.notation.CpuLists;

/** The memory nodes that a plan needs, and those of this machine. */
public final class MemoryNodes {
    private static final String WITH_MEMORY = "sys/devices/system/node/has_memory";

    private MemoryNodes() {}

    /**
     * Why this plan cannot be measured on this machine; empty where it can, or runs elsewhere.
     *
     * @param root the root of the file system
     */
    public static Optional<String> lacking(RunPlan plan, Path root) {
        boolean placed = plan.worklets().stream()
                .flatMap(worklet -> worklet.deployments().stream())
                .anyMatch(deployment ->
                        deployment.worklet().clients().memoryPlacement().isPresent());
        return placed && plan.hosts().stream().allMatch(HostPlan::local) && here(root) < 2
                ? Optional.of(
                        "suite " + plan.suite().name()
                                + " needs two memory nodes (NUMA), as it places memory apart from CPUs, and this machine has one")
                : Optional.empty();
    }

    private static int here(Path root) {
        try {
            return CpuLists.size(Files.readString(root.resolve(WITH_MEMORY)).strip())
                    .orElse(1);
        } catch (IOException untold) {
            return 1;
        }
    }
}
