package org.wattladder.reporter.system.bandwidth;

import java.util.List;
import org.wattladder.model.histogram.Histograms;
import org.wattladder.model.plan.Metric;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.TypeResult;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/**
 * The passes of one kernel.
 *
 * @param name of the transaction
 * @param passes that count
 * @param bestGigabytesPerSecond of the best pass, see {@link BestOfTen}; several clients count as if each had it
 * @param arrayGibibytes one of three arrays, all clients together
 * @param figures of the interval, whose performance is the mean bandwidth of the window
 */
record Kernel(
        String name, long passes, Measurement bestGigabytesPerSecond, double arrayGibibytes, IntervalFigures figures) {
    private static final double ARRAYS = 3;
    private static final double GIBI = 1 << 30;

    /** Of each worklet whose performance is bandwidth, in the order of the plan; those that were not measured are left out. */
    static List<Kernel> of(RunFigures run) {
        return run.worklets().stream()
                .filter(worklet -> worklet.plan().metric() == Metric.BANDWIDTH)
                .flatMap(worklet -> worklet.levels().stream()
                        .flatMap(level -> level.result().stream().map(result -> of(worklet, level, result))))
                .toList();
    }

    private static Kernel of(WorkletFigures worklet, IntervalFigures level, IntervalResult result) {
        TypeResult type = result.types().get(0);
        return new Kernel(
                type.type(),
                type.transactions(),
                best(type, result.clients().size()),
                worklet.result().orElseThrow().dataBytes() / ARRAYS / GIBI,
                level);
    }

    private static Measurement best(TypeResult type, int clients) {
        return Histograms.sum(List.of(type.serviceHistogram()))
                .filter(nanos -> nanos.getTotalCount() > 0)
                .map(nanos -> Measurement.of((double) clients * type.bytesPerTransaction() / BestOfTen.nanos(nanos)))
                .orElse(Measurement.absent("absent.no-transaction"));
    }
}
