package org.wattladder.model.schedule;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.wattladder.model.interval.Load;

/**
 * What 100 % of load stands for on each host, and what a load asks of it; paper section 5.1. The rate of each host is
 * taken from its own calibration intervals, and a level asks each host for the level's share of its own rate.
 *
 * @param byHost transactions per second; hosts that were never calibrated are missing
 */
public record CalibratedRates(Map<String, Double> byHost) {
    public CalibratedRates {
        byHost = Collections.unmodifiableMap(new LinkedHashMap<>(byHost));
    }

    /** The rates that the calibration intervals of this history gave. */
    public static CalibratedRates of(History done, CalibrationUse use) {
        Map<String, List<Double>> rates = new LinkedHashMap<>();
        done.intervals().stream()
                .filter(interval -> interval.plan().calibrates())
                .flatMap(interval -> interval.rateByHost().entrySet().stream())
                .forEach(host -> rates.computeIfAbsent(host.getKey(), unused -> new ArrayList<>())
                        .add(host.getValue()));
        Map<String, Double> byHost = new LinkedHashMap<>();
        rates.forEach((host, each) -> byHost.put(host, use.of(each)));
        return new CalibratedRates(byHost);
    }

    /** Transactions per second of all hosts; 0 when nothing was completed. */
    public double total() {
        return byHost.values().stream().mapToDouble(Double::doubleValue).sum();
    }

    /** Hosts that this load cannot be asked of, because it is a share of a rate that is 0 or unknown. */
    public List<String> unable(Load load, Collection<String> hosts) {
        return load instanceof Load.Share ? without(hosts) : List.of();
    }

    private List<String> without(Collection<String> hosts) {
        return hosts.stream()
                .filter(host -> !(byHost.getOrDefault(host, 0.0) > 0))
                .toList();
    }

    /** Transactions per second that this load asks of all hosts; empty when it is not paced. */
    public OptionalDouble target(Load load) {
        if (load instanceof Load.Share share) {
            return OptionalDouble.of(total() * share.calibratedPercent() / 100);
        }
        return load instanceof Load.Rate rate
                ? OptionalDouble.of(rate.transactionsPerSecond())
                : OptionalDouble.empty();
    }

    private double rate(String host) {
        return byHost.getOrDefault(host, 0.0);
    }

    /**
     * Transactions per second that this load asks of one host; empty when it is not paced.
     *
     * @param hosts all that take part
     */
    public OptionalDouble target(Load load, String host, Collection<String> hosts) {
        if (load instanceof Load.Share share) {
            return OptionalDouble.of(rate(host) * share.calibratedPercent() / 100);
        }
        if (load instanceof Load.Rate rate) {
            double part = without(hosts).isEmpty()
                    ? rate(host) / hosts.stream().mapToDouble(this::rate).sum()
                    : 1.0 / hosts.size();
            return OptionalDouble.of(rate.transactionsPerSecond() * part);
        }
        return OptionalDouble.empty();
    }
}
