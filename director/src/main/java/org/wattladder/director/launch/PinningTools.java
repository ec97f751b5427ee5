package org.wattladder.director.launch;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.wattladder.director.host.CpuList;
import org.wattladder.director.host.Topology;

/**
 * The commands of this machine that pin a process.
 *
 * @param taskset binds to CPUs
 * @param numactl binds to CPUs and memory nodes
 */
public record PinningTools(Optional<Path> taskset, Optional<Path> numactl) {
    private static final int LONGEST_TRIAL_SECONDS = 2;

    /** Looks them up in the directories of a {@code PATH} variable. */
    public static PinningTools find(String pathVariable) {
        return new PinningTools(find(pathVariable, "taskset"), find(pathVariable, "numactl"));
    }

    /** Those that can bind a process here, tried now: a container may forbid it. */
    public List<Path> working(Topology topology) {
        String cpus = topology.allowed().text();
        String nodes = topology.nodesWithMemory().text();
        List<Path> working = new ArrayList<>();
        taskset.filter(path -> succeeds(path.toString(), "-c", cpus, "true")).ifPresent(working::add);
        numactl.filter(path -> nodes.isEmpty()
                        || succeeds(path.toString(), "--physcpubind=" + cpus, "--membind=" + nodes, "true"))
                .ifPresent(working::add);
        return working;
    }

    private static boolean succeeds(String... command) {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (process.waitFor(LONGEST_TRIAL_SECONDS, TimeUnit.SECONDS)) {
                return process.exitValue() == 0;
            }
            process.destroyForcibly();
        } catch (IOException cannotStart) {
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        return false;
    }

    /**
     * How to pin a process: with {@code numactl} where memory can be bound to one node of several, else with
     * {@code taskset}, else not at all, which shows when the mask is read back.
     */
    public Pinning pin(CpuList list, Topology topology) {
        CpuList nodes = topology.nodesOf(list).intersect(topology.nodesWithMemory());
        String cpus = list.text();
        if (numactl.isPresent() && topology.nodesWithMemory().size() > 1 && !nodes.isEmpty()) {
            return new Pinning(
                    List.of(numactl.get().toString(), "--physcpubind=" + cpus, "--membind=" + nodes.text()),
                    nodes.text());
        }
        return new Pinning(
                taskset.map(command -> List.of(command.toString(), "-c", cpus)).orElse(List.of()), "");
    }

    private static Optional<Path> find(String pathVariable, String name) {
        return Stream.of(pathVariable.split(File.pathSeparator, -1))
                .filter(directory -> !directory.isEmpty())
                .map(directory -> Path.of(directory, name))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
