package org.wattladder.model.result;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.schedule.FinishedInterval;
import org.wattladder.worklets.api.Figure;

/**
 * What happened in the recording part of one interval.
 *
 * @param plan as it was asked for
 * @param window the recording part on the Chauffeur's clock
 * @param rates asked for and completed in the window
 * @param power electrical power over the window
 * @param temperature inlet temperature over the window
 * @param conditions what disturbed each host; empty when no host was looked at
 * @param types per transaction type, all clients together; empty when idle
 * @param clients per client JVM; empty when idle
 */
public record IntervalResult(
        IntervalPlan plan,
        Window window,
        Rates rates,
        PowerResult power,
        TemperatureResult temperature,
        List<HostConditions> conditions,
        List<TypeResult> types,
        List<HostInterval> clients) {

    public IntervalResult {
        Objects.requireNonNull(plan, "plan");
        Objects.requireNonNull(window, "window");
        Objects.requireNonNull(rates, "rates");
        Objects.requireNonNull(power, "power");
        Objects.requireNonNull(temperature, "temperature");
        conditions = List.copyOf(conditions);
        types = List.copyOf(types);
        clients = List.copyOf(clients);
    }

    /**
     * Share of CPU time lost to others in a clock-gap probe just before the interval, on the host that lost most; absent
     * when none was probed.
     */
    public Measurement lostTimePercent() {
        return conditions.stream()
                .map(host -> host.facts().lostBeforePercent())
                .max(Comparator.comparingDouble(lost -> lost.asOptional().orElse(Double.NEGATIVE_INFINITY)))
                .orElse(Measurement.absent("absent.no-host-probed"));
    }

    /** Transactions of all types. */
    public long transactions() {
        return types.stream().mapToLong(TypeResult::transactions).sum();
    }

    /** Bytes that they moved; 0 when no type declares them. */
    public double bytesMoved() {
        return types.stream()
                .mapToDouble(type -> (double) type.transactions() * type.bytesPerTransaction())
                .sum();
    }

    /** What a schedule may know of it. */
    public FinishedInterval finished() {
        return new FinishedInterval(
                plan,
                HostInterval.rates(clients),
                types.stream().map(TypeResult::responseHistogram).toList(),
                clients.stream().mapToLong(HostInterval::unfinished).sum(),
                power.averageWatts().asOptional(),
                clients.stream()
                        .filter(HostInterval::silent)
                        .map(HostInterval::deployment)
                        .collect(Collectors.toUnmodifiableSet()),
                clients.stream()
                        .flatMap(client -> client.figures().stream())
                        .filter(figure -> figure.name().equals(Figure.CACHE_HITS))
                        .mapToDouble(Figure::value)
                        .average());
    }

    /** The same interval under these conditions. */
    public IntervalResult with(List<HostConditions> found) {
        return new IntervalResult(plan, window, rates, power, temperature, found, types, clients);
    }
}
