package org.wattladder.reporter.system.measure;

import java.util.List;
import java.util.Set;
import org.wattladder.model.interval.Load;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.worklets.api.ClientFigure;
import org.wattladder.worklets.api.Figure;

/**
 * One window in which a command was executed once or several times, back to back.
 *
 * @param figures of the window
 * @param idleWatts of the run
 */
record Turn(IntervalFigures figures, Measurement idleWatts) {
    /** Bytes that the processes of an execution held at most, as far as somebody looked. */
    static final String PEAK_MEMORY = "peak-memory-bytes";

    /** What the Director tells of any program that does a fixed piece of work. */
    private static final Set<String> OWN =
            Set.of("seconds-to-completion", "shortest-seconds", "longest-seconds", PEAK_MEMORY);

    private static final double NANOS = 1e9;
    private static final double PERCENT = 100;

    int executions() {
        return ((Load.Iterations) figures.plan().load()).measured();
    }

    boolean recorded() {
        return figures.result().isPresent();
    }

    private double windowSeconds() {
        return figures.result().orElseThrow().window().nanos() / NANOS;
    }

    /** Of one execution, from its launch to its end. */
    double seconds() {
        return 1 / figures.actualRate().asOptional().orElseThrow();
    }

    /** Energy of one execution, all that the meters saw of it. */
    Measurement joules() {
        return Absence.combine(figures.averageWatts(), Measurement.of(seconds()), (watts, seconds) -> watts * seconds);
    }

    /** What is above the power of the idle machine. */
    Measurement joulesAboveIdle() {
        return Absence.combine(
                Absence.combine(figures.averageWatts(), idleWatts, (watts, idle) -> watts - idle),
                Measurement.of(seconds()),
                (watts, seconds) -> watts * seconds);
    }

    /** CPU time of one execution in seconds. */
    Measurement processorSeconds() {
        return figures.result().orElseThrow().clients().stream()
                .map(client -> client.processorPercent())
                .reduce((one, other) -> Absence.combine(one, other, Double::sum))
                .map(percent -> Absence.combine(
                        percent,
                        Measurement.of(windowSeconds() / PERCENT / executions()),
                        (share, seconds) -> share * seconds))
                .orElse(Measurement.absent("absent.no-processor-time"));
    }

    /** Names of the figures that it told. */
    List<String> units() {
        return figures.result().orElseThrow().clients().stream()
                .flatMap(client -> ClientFigure.undeclared(client.figures()).stream())
                .map(Figure::name)
                .filter(name -> !OWN.contains(name))
                .distinct()
                .toList();
    }

    /** A figure that the command told, as the mean of its executions. */
    Measurement told(String name) {
        return figures.result().orElseThrow().clients().stream()
                .flatMap(client -> client.figures().stream())
                .filter(figure -> figure.name().equals(name))
                .findFirst()
                .map(figure -> Measurement.of(figure.value()))
                .orElse(Measurement.absent("absent.not-told"));
    }
}
