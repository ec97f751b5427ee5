package org.wattladder.reporter.figures;

import java.util.List;
import java.util.function.Predicate;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.TypeResult;

/**
 * What one interval moved to and from devices.
 *
 * @param bytesPerSecond of all transactions; absent for work that moves none
 * @param readsPerSecond transactions whose type is called a read; absent when no type is called a read or a write
 * @param readBytesPerSecond of those
 * @param writesPerSecond transactions whose type is called a write; absent as reads are
 * @param writeBytesPerSecond of those
 * @param concurrency transactions that were in progress concurrently on average: rate times mean service time (Little's law)
 */
public record Traffic(
        Measurement bytesPerSecond,
        Measurement readsPerSecond,
        Measurement readBytesPerSecond,
        Measurement writesPerSecond,
        Measurement writeBytesPerSecond,
        Measurement concurrency) {
    private static final double MILLIS = 1e3;

    /** The traffic of an interval; all absent for a missing one, and rates for idle. */
    public static Traffic of(IntervalFigures interval) {
        return new Traffic(
                bytes(interval, type -> true),
                split(interval, rate(interval, Traffic::reads)),
                split(interval, bytes(interval, Traffic::reads)),
                split(interval, rate(interval, Traffic::writes)),
                split(interval, bytes(interval, Traffic::writes)),
                Absence.combine(
                        interval.actualRate(), interval.all().service().mean(), (rate, mean) -> rate * mean / MILLIS));
    }

    private static boolean reads(TypeResult type) {
        return type.type().equals("read") || type.type().endsWith("-read");
    }

    private static boolean writes(TypeResult type) {
        return type.type().equals("write") || type.type().endsWith("-write");
    }

    private static Measurement split(IntervalFigures interval, Measurement figure) {
        List<TypeResult> types = types(interval);
        return types.isEmpty() || types.stream().anyMatch(type -> reads(type) || writes(type))
                ? figure
                : Measurement.absent("absent.no-read-or-write");
    }

    private static Measurement rate(IntervalFigures interval, Predicate<TypeResult> which) {
        return perSecond(
                interval,
                types(interval).stream()
                        .filter(which)
                        .mapToDouble(TypeResult::transactions)
                        .sum());
    }

    private static Measurement bytes(IntervalFigures interval, Predicate<TypeResult> which) {
        if (types(interval).stream().allMatch(type -> type.bytesPerTransaction() == 0)
                && !types(interval).isEmpty()) {
            return Measurement.absent("absent.bytes-undeclared");
        }
        return perSecond(
                interval,
                types(interval).stream()
                        .filter(which)
                        .mapToDouble(type -> (double) type.transactions() * type.bytesPerTransaction())
                        .sum());
    }

    /** A share of the actual rate, so that the parts add up to it whatever the clocks of the clients say. */
    private static Measurement perSecond(IntervalFigures interval, double sum) {
        long transactions =
                types(interval).stream().mapToLong(TypeResult::transactions).sum();
        return transactions == 0
                ? Absence.combine(interval.actualRate(), Measurement.of(0), (rate, zero) -> zero)
                : Absence.combine(
                        interval.actualRate(), Measurement.of(sum / transactions), (rate, each) -> rate * each);
    }

    private static List<TypeResult> types(IntervalFigures interval) {
        return interval.result().map(IntervalResult::types).orElse(List.of());
    }
}
