package org.wattladder.chauffeur.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wattladder.model.plan.CalibrationUse;

/**
 * Turns calibration intervals into target rates, paper section 5.1: the calibrated rate of each host is taken from its
 * own calibration intervals, and a level asks each host for the level's share of its own rate.
 */
final class Rates {
    private final CalibrationUse use;
    private final Map<String, List<Double>> calibrations = new LinkedHashMap<>();

    Rates(CalibrationUse use) {
        this.use = use;
    }

    /** Adds the transactions per second of each host in one calibration interval. */
    void add(Map<String, Double> ratesByHost) {
        ratesByHost.forEach((host, rate) ->
                calibrations.computeIfAbsent(host, unused -> new ArrayList<>()).add(rate));
    }

    /** Calibrated transactions per second of all hosts; 0 when nothing was completed. */
    double calibrated() {
        return calibrations.values().stream().mapToDouble(use::of).sum();
    }

    /** Hosts whose calibrated rate is 0 or unknown. */
    List<String> hostsWithoutRate(Set<String> hosts) {
        return hosts.stream()
                .filter(host -> !calibrations.containsKey(host) || !(use.of(calibrations.get(host)) > 0))
                .toList();
    }

    /** Transactions per second asked of one host at a level. */
    double target(String host, double loadPercent) {
        return use.of(calibrations.getOrDefault(host, List.of())) * loadPercent / 100;
    }

    /** Transactions per second asked of all hosts at a level. */
    double target(double loadPercent) {
        return calibrated() * loadPercent / 100;
    }
}
