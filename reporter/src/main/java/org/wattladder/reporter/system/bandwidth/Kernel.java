package org.wattladder.reporter.system.bandwidth;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.histogram.Histograms;
import org.wattladder.model.plan.Program;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.api.Metric;

/**
 * The passes of one kernel, of Java or of a native program.
 *
 * @param worklet that was measured
 * @param type copy, scale, sum or triad
 * @param program whether it is a native program, which stores past the caches
 * @param passes that count
 * @param bestGigabytesPerSecond of the best pass, see {@link BestOfTen}; several clients count as if each had it
 * @param arrayGibibytes one of three arrays, all clients together
 * @param meanGigabytesPerSecond mean bandwidth of the window; that of a program holds the filling of its arrays
 * @param figures of the interval
 */
record Kernel(
        String worklet,
        String type,
        boolean program,
        long passes,
        Measurement bestGigabytesPerSecond,
        double arrayGibibytes,
        Measurement meanGigabytesPerSecond,
        IntervalFigures figures) {
    private static final double ARRAYS = 3;
    private static final double GIBI = 1 << 30;
    private static final double MEGA_PER_GIGA = 1000;
    private static final String NATIVE = "native-";

    /** Of each worklet whose performance is bandwidth, in the order of the plan; those that were not measured are left out. */
    static List<Kernel> of(RunFigures run) {
        return run.worklets().stream()
                .flatMap(worklet -> worklet.levels().stream()
                        .flatMap(level ->
                                level.result().stream().flatMap(result -> of(worklet, level, result).stream())))
                .toList();
    }

    /** Whether it is a kernel in C of ours; they measure megabytes. */
    static boolean isNative(WorkletPlan plan) {
        return plan.deployment().worklet() instanceof Program.Measured
                && plan.name().startsWith(NATIVE);
    }

    /** Name in headline and table. */
    Text name() {
        return program ? Message.of("bandwidth.native", type) : new Name(type);
    }

    /** Mean bandwidth per watt of the window. */
    Measurement perWatt() {
        return Absence.divide(meanGigabytesPerSecond, figures.averageWatts(), "absent.power-zero");
    }

    private static Optional<Kernel> of(WorkletFigures worklet, IntervalFigures level, IntervalResult result) {
        if (isNative(worklet.plan())) {
            return Optional.of(ofProgram(worklet.plan(), level, result));
        }
        return worklet.plan().metric() == Metric.BANDWIDTH
                ? Optional.of(ofWorklet(worklet, level, result))
                : Optional.empty();
    }

    private static Kernel ofWorklet(WorkletFigures worklet, IntervalFigures level, IntervalResult result) {
        TypeResult type = result.types().get(0);
        return new Kernel(
                worklet.plan().name(),
                type.type(),
                false,
                type.transactions(),
                best(type, result.clients().size()),
                worklet.result().orElseThrow().dataBytes() / ARRAYS / GIBI,
                level.performance(),
                level);
    }

    private static Kernel ofProgram(WorkletPlan plan, IntervalFigures level, IntervalResult result) {
        OptionalDouble best = figure(result, "best");
        return new Kernel(
                plan.name(),
                plan.name().substring(NATIVE.length()),
                true,
                Math.round(figure(result, "passes").orElse(0)),
                best.isPresent() ? Measurement.of(best.getAsDouble()) : Measurement.absent("absent.no-transaction"),
                figure(result, "array").orElse(0),
                Absence.divide(level.actualRate(), Measurement.of(MEGA_PER_GIGA), "absent.figure-zero"),
                level);
    }

    /** Of all hosts together. */
    private static OptionalDouble figure(IntervalResult result, String name) {
        List<Figure> figures = result.clients().stream()
                .flatMap(client -> client.figures().stream())
                .filter(figure -> figure.name().equals(name))
                .toList();
        return figures.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(figures.stream().mapToDouble(Figure::value).sum());
    }

    private static Measurement best(TypeResult type, int clients) {
        return Histograms.sum(List.of(type.serviceHistogram()))
                .filter(nanos -> nanos.getTotalCount() > 0)
                .map(nanos -> Measurement.of((double) clients * type.bytesPerTransaction() / BestOfTen.nanos(nanos)))
                .orElse(Measurement.absent("absent.no-transaction"));
    }
}
