package org.wattladder.reporter.recomputed;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.difference.Spot;
import org.wattladder.worklets.api.Metric;

/**
 * One planned interval and the figures that follow from its recording.
 *
 * @param plan of its worklet
 * @param interval as planned
 * @param worklet what its worklet did; empty when it was not begun
 * @param result what was recorded; empty for a hole
 */
record DerivedInterval(
        WorkletPlan plan, IntervalPlan interval, Optional<WorkletResult> worklet, Optional<IntervalResult> result) {
    private static final double GIGA = 1e9;

    OptionalDouble figure(Function<IntervalResult, Measurement> figure) {
        return result.map(figure).map(Measurement::asOptional).orElse(OptionalDouble.empty());
    }

    OptionalDouble count(Function<IntervalResult, Number> count) {
        return result.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(count.apply(result.get()).doubleValue());
    }

    OptionalDouble target() {
        return figure(result -> result.rates().target());
    }

    OptionalDouble actual() {
        return figure(result -> result.rates().actual());
    }

    OptionalDouble watts() {
        return figure(found -> found.power().averageWatts());
    }

    OptionalDouble deviationPercent() {
        return quotient(join(actual(), target(), (actual, target) -> 100 * (actual - target)), target());
    }

    OptionalDouble perWatt() {
        return quotient(performance(), watts());
    }

    OptionalDouble joules() {
        return quotient(watts(), actual());
    }

    /** By the metric of the worklet; a figure that needs data or bytes nobody declared is absent. */
    OptionalDouble performance() {
        Metric metric = plan.metric();
        if (metric != Metric.BANDWIDTH_TIMES_CAPACITY && metric != Metric.TRANSACTIONS_TIMES_CACHE) {
            return actual();
        }
        double share = interval.untimed() ? interval.loadPercent().orElseThrow() / 100 : 1;
        OptionalDouble gigabytes = above0(dataBytes() * share / GIGA);
        return metric == Metric.BANDWIDTH_TIMES_CAPACITY
                ? join(
                        join(actual(), above0(bytesPerTransaction().orElse(0)), (rate, bytes) -> rate * bytes / GIGA),
                        gigabytes,
                        (speed, size) -> speed * size)
                : join(actual(), gigabytes, (rate, size) -> rate * Math.sqrt(size));
    }

    double dataBytes() {
        return worklet.stream()
                .flatMap(found -> found.clients().stream())
                .mapToDouble(client -> client.facts().memory().dataBytes())
                .sum();
    }

    OptionalDouble bytesPerTransaction() {
        return count(found -> {
            long transactions =
                    found.types().stream().mapToLong(TypeResult::transactions).sum();
            double bytes = found.types().stream()
                    .mapToDouble(type -> (double) type.transactions() * type.bytesPerTransaction())
                    .sum();
            return transactions == 0 ? 0 : bytes / transactions;
        });
    }

    Latencies service(Spot spot) throws Differs {
        return latencies(spot, TypeResult::serviceHistogram);
    }

    Latencies response(Spot spot) throws Differs {
        return latencies(spot, TypeResult::responseHistogram);
    }

    private Latencies latencies(Spot spot, Function<TypeResult, String> histogram) throws Differs {
        return Latencies.of(
                spot,
                result.stream()
                        .flatMap(found -> found.types().stream())
                        .map(histogram)
                        .toList());
    }

    List<MeterWindow> meters() {
        return result.map(found -> found.power().meters()).orElse(List.of());
    }

    /** A figure of the only meter; several have none in common. */
    OptionalDouble onlyMeter(Function<MeterWindow, Measurement> figure) {
        return meters().size() == 1 ? figure.apply(meters().get(0)).asOptional() : OptionalDouble.empty();
    }

    boolean works() {
        return interval.works();
    }

    static OptionalDouble above0(double value) {
        return value > 0 ? OptionalDouble.of(value) : OptionalDouble.empty();
    }

    static OptionalDouble quotient(OptionalDouble upper, OptionalDouble lower) {
        return lower.isPresent() && lower.getAsDouble() == 0
                ? OptionalDouble.empty()
                : join(upper, lower, (one, other) -> one / other);
    }

    private static OptionalDouble join(OptionalDouble one, OptionalDouble other, DoubleBinaryOperator operator) {
        if (one.isEmpty() || other.isEmpty()) {
            return OptionalDouble.empty();
        }
        double value = operator.applyAsDouble(one.getAsDouble(), other.getAsDouble());
        return Double.isFinite(value) ? OptionalDouble.of(value) : OptionalDouble.empty();
    }
}
