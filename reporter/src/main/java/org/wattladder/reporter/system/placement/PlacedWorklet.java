package org.wattladder.reporter.system.placement;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.wattladder.model.plan.MemoryPlacement;
import org.wattladder.model.plan.Program;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/**
 * A worklet whose memory was placed.
 *
 * @param worklet with its figures
 * @param memory where its memory had to lie
 * @param figures of its interval
 */
record PlacedWorklet(WorkletFigures worklet, MemoryPlacement memory, IntervalFigures figures) {
    /** The figure with the accesses of a transaction that each wait for the one before. */
    private static final String ACCESSES = "accesses";

    private static final double PERCENT = 100;
    private static final double NANOS_PER_MILLI = 1e6;

    /** All of a run, in the order of the plan. */
    static List<PlacedWorklet> of(RunFigures run) {
        return run.worklets().stream()
                .flatMap(worklet -> worklet.plan().deployment().worklet().clients().memoryPlacement().stream()
                        .flatMap(memory ->
                                worklet.levels().stream().map(level -> new PlacedWorklet(worklet, memory, level))))
                .toList();
    }

    /** The worklet without the word of its variant. */
    String kernel() {
        Program.Driving program = worklet.plan().deployment().worklet();
        return program.name();
    }

    Text place() {
        return new Name(memory.word());
    }

    /** The time of one access; absent for worklets whose transactions are no chain of accesses. */
    Measurement nanosPerAccess() {
        OptionalDouble accesses = figures.result().stream()
                .flatMap(result -> result.clients().stream())
                .flatMap(client -> client.figures().stream())
                .filter(figure -> figure.name().equals(ACCESSES))
                .mapToDouble(figure -> figure.value())
                .findFirst();
        return accesses.isPresent()
                ? Absence.divide(
                        figures.all().service().mean(),
                        Measurement.of(accesses.getAsDouble() / NANOS_PER_MILLI),
                        "absent.figure-zero")
                : Measurement.absent("absent.no-chain");
    }

    /** Its performance in percent of that with local memory. */
    Measurement keptPercent(List<PlacedWorklet> all) {
        Measurement local = all.stream()
                .filter(other -> other.memory == MemoryPlacement.LOCAL
                        && other.kernel().equals(kernel())
                        && other.figures.plan().label().equals(figures.plan().label()))
                .map(other -> other.figures.performance())
                .findFirst()
                .orElse(Measurement.absent("absent.not-local"));
        return Absence.combine(
                Absence.divide(figures.performance(), local, "absent.figure-zero"),
                Measurement.of(PERCENT),
                (share, whole) -> whole * share);
    }

    /** Pages by node of each client as the kernel counted them. */
    Text pages() {
        return new Name(worklet.result().stream()
                .flatMap(result -> result.clients().stream())
                .map(client -> client.facts().client() + " = "
                        + client.facts().pinning().memoryPages())
                .collect(Collectors.joining("; ")));
    }
}
