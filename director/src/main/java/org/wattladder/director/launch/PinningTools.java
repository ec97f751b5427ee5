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
import org.wattladder.director.host.ClientPlace;
import org.wattladder.director.host.CpuList;
import org.wattladder.director.host.Topology;
import org.wattladder.model.plan.MemoryPlacement;

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

    /**
     * How to pin a client and put its memory where it must lie.
     *
     * @throws IllegalArgumentException with a sentence, if this machine has no such place or no command for it
     */
    public Pinning place(ClientPlace place, Topology topology) {
        if (place.memory().isEmpty()) {
            return pin(place.cpus(), topology);
        }
        MemoryPlacement placement = place.memory().get();
        CpuList all = topology.nodesWithMemory();
        String asked = "client " + place.client() + " is to have " + placement.word() + " memory, ";
        if (all.size() < 2) {
            throw new IllegalArgumentException(
                    asked + "which needs two memory nodes; this Director may use " + all.size());
        }
        if (numactl.isEmpty()) {
            throw new IllegalArgumentException(asked + "which needs numactl; install the package numactl");
        }
        CpuList nodes = switch (placement) {
            case LOCAL -> all.intersect(place.nodes());
            case REMOTE -> all.without(place.nodes());
            case INTERLEAVE -> all;
        };
        if (nodes.isEmpty()) {
            throw new IllegalArgumentException(
                    asked + "but its CPUs " + place.cpus().text() + " are on nodes "
                            + place.nodes().text() + " and those with memory are " + all.text()
                            + "; give each memory node a client, with per: numa");
        }
        String policy = placement == MemoryPlacement.INTERLEAVE ? "--interleave=" : "--membind=";
        return new Pinning(
                List.of(
                        numactl.get().toString(),
                        "--physcpubind=" + place.cpus().text(),
                        policy + nodes.text()),
                nodes.text());
    }

    private static Optional<Path> find(String pathVariable, String name) {
        return Stream.of(pathVariable.split(File.pathSeparator, -1))
                .filter(directory -> !directory.isEmpty())
                .map(directory -> Path.of(directory, name))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
