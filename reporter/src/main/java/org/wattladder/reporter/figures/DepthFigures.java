package org.wattladder.reporter.figures;

import java.util.List;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.TypeResult;

/**
 * One depth of a sweep.
 *
 * @param depth outstanding transactions asked for, of each client
 * @param transactionsPerSecond completed, all clients
 * @param mebibytesPerSecond moved, all clients
 * @param latency from handing a transaction over to its completion
 * @param achievedDepth mean number of outstanding transactions over the window, all clients
 * @param littlesDepth the same by Little's law: transactions per second times mean latency
 */
public record DepthFigures(
        int depth,
        Measurement transactionsPerSecond,
        Measurement mebibytesPerSecond,
        Latency latency,
        Measurement achievedDepth,
        Measurement littlesDepth) {
    private static final double MILLIS_PER_SECOND = 1e3;

    /** The depths of a worklet in the order of execution, missing intervals included; empty unless it is swept. */
    public static List<DepthFigures> of(WorkletFigures worklet) {
        return worklet.intervals().stream()
                .filter(interval -> interval.works() && interval.plan().depth().isPresent())
                .map(DepthFigures::of)
                .toList();
    }

    private static DepthFigures of(IntervalFigures interval) {
        Measurement rate = interval.actualRate();
        Latency latency = interval.all().service();
        return new DepthFigures(
                interval.plan().depth().orElseThrow(),
                rate,
                interval.result().map(result -> throughput(rate, result)).orElse(rate),
                latency,
                interval.result().map(result -> result.rates().achievedDepth()).orElse(rate),
                littlesLaw(rate, latency.mean()));
    }

    private static Measurement throughput(Measurement rate, IntervalResult result) {
        long transactions =
                result.types().stream().mapToLong(TypeResult::transactions).sum();
        double bytes = result.types().stream()
                .mapToDouble(type -> (double) type.transactions() * type.bytesPerTransaction())
                .sum();
        return rate.asOptional().isPresent() && transactions > 0
                ? Measurement.of(Throughput.mebibytesPerSecond(rate.asOptional().getAsDouble(), bytes / transactions))
                : Measurement.absent("absent.no-transaction");
    }

    /** Mean number outstanding of transactions that end at this rate and take so long on average. */
    static Measurement littlesLaw(Measurement perSecond, Measurement meanMillis) {
        if (perSecond.asOptional().isEmpty()) {
            return perSecond;
        }
        return meanMillis.asOptional().isEmpty()
                ? meanMillis
                : Measurement.of(perSecond.asOptional().getAsDouble()
                        * meanMillis.asOptional().getAsDouble()
                        / MILLIS_PER_SECOND);
    }
}
