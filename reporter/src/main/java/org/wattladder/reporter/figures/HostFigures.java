package org.wattladder.reporter.figures;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.HostConditions;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.HostPower;
import org.wattladder.model.result.HostStart;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;

/**
 * What one host of several did in one interval.
 *
 * @param host name in the plan
 * @param targetRate transactions per second asked of it, its share of what it was calibrated to
 * @param actualRate transactions per second it completed
 * @param deviationPercent actual against target, in percent of the target
 * @param averageWatts of the meters that measure this host alone
 * @param start when recording began on it; empty in intervals without a common start
 * @param lostPercent share of CPU time lost to others just before or just after, the greater of both
 */
public record HostFigures(
        String host,
        Measurement targetRate,
        Measurement actualRate,
        Measurement deviationPercent,
        Measurement averageWatts,
        Optional<HostStart> start,
        Measurement lostPercent) {
    private static final double NANOS = 1e9;

    /** Every host of a measured interval, in the order of the plan where power tells it; one alone where the run has one. */
    public static List<HostFigures> of(WorkletFigures worklet, IntervalFigures interval) {
        HostTargets targets = HostTargets.of(worklet);
        return interval.result().stream()
                .flatMap(result -> hosts(result).map(host -> of(host, result, targets.of(host, interval))))
                .toList();
    }

    private static HostFigures of(String host, IntervalResult result, Measurement target) {
        Measurement actual = rate(host, result);
        return new HostFigures(
                host,
                target,
                actual,
                Efficiency.deviationPercent(actual, target),
                result.power().hosts().stream()
                        .filter(power -> power.host().equals(host))
                        .map(HostPower::averageWatts)
                        .findFirst()
                        .orElse(Measurement.absent("absent.host-without-meter")),
                result.window().starts().stream()
                        .filter(start -> start.host().equals(host))
                        .findFirst(),
                result.conditions().stream()
                        .filter(conditions -> conditions.host().equals(host))
                        .map(HostConditions::facts)
                        .map(HostFigures::lost)
                        .findFirst()
                        .orElse(Measurement.absent("absent.not-probed")));
    }

    /** Transactions per second of a host, each client by its own clock. */
    static Measurement rate(String host, IntervalResult result) {
        List<HostInterval> clients = result.clients().stream()
                .filter(client -> client.host().equals(host) && client.recordingNanos() > 0)
                .toList();
        return clients.isEmpty()
                ? Measurement.absent("absent.idle-not-counted")
                : Measurement.of(clients.stream()
                        .mapToDouble(client -> client.transactions() * NANOS / client.recordingNanos())
                        .sum());
    }

    private static Stream<String> hosts(IntervalResult result) {
        List<String> drivers = result.conditions().stream()
                .filter(HostConditions::ofDriver)
                .map(HostConditions::host)
                .toList();
        return Stream.of(
                        result.power().hosts().stream().map(HostPower::host),
                        result.clients().stream().map(HostInterval::host),
                        result.window().starts().stream().map(HostStart::host),
                        result.conditions().stream().map(HostConditions::host))
                .flatMap(names -> names)
                .filter(name -> !drivers.contains(name))
                .distinct();
    }

    private static Measurement lost(Conditions facts) {
        return Stream.of(facts.lostBeforePercent(), facts.lostAfterPercent())
                .filter(lost -> lost.asOptional().isPresent())
                .reduce((one, other) ->
                        one.asOptional().getAsDouble() >= other.asOptional().getAsDouble() ? one : other)
                .orElse(facts.lostBeforePercent());
    }
}
