package org.wattladder.reporter.figures;

import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.worklets.api.Figure;

/** Floating-point operations of an interval, by the figures of its clients. */
public final class FloatingPoint {
    private static final String GIGAFLOP = "gigaflop";

    private FloatingPoint() {}

    /** Operations of all transactions per second of the window, in units of 10^9. */
    static Measurement gigaflops(IntervalResult interval) {
        OptionalDouble each = gigaflopEach(interval);
        return each.isPresent()
                ? Absence.combine(
                        interval.rates().actual(), Measurement.of(each.getAsDouble()), (rate, work) -> rate * work)
                : Measurement.absent("absent.operations-undeclared");
    }

    /** Operations of a transaction on average over all clients, in units of 10^9; empty when a client tells none. */
    public static OptionalDouble gigaflopEach(IntervalResult interval) {
        long transactions = 0;
        double sum = 0;
        for (HostInterval client : interval.clients()) {
            OptionalDouble each = figure(client.figures(), GIGAFLOP);
            if (each.isEmpty()) {
                return each;
            }
            transactions += client.transactions();
            sum += client.transactions() * each.getAsDouble();
        }
        return transactions == 0 ? OptionalDouble.empty() : OptionalDouble.of(sum / transactions);
    }

    /** The largest figure of this name among all clients; empty when none has it. */
    public static OptionalDouble largest(IntervalResult interval, String name) {
        return interval.clients().stream()
                .flatMapToDouble(client -> figure(client.figures(), name).stream())
                .max();
    }

    private static OptionalDouble figure(List<Figure> figures, String name) {
        return figures.stream()
                .filter(figure -> figure.name().equals(name))
                .mapToDouble(Figure::value)
                .findFirst();
    }
}
