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
 * What 100 % of load stands for on each deployment, and what a load asks of it; paper section 5.1. The rate of each is taken
 * from its own calibration intervals, and a level asks each for the level's share of its own rate.
 *
 * @param byDeployment transactions per second; deployments that were never calibrated are missing
 */
public record CalibratedRates(Map<String, Double> byDeployment) {
    public CalibratedRates {
        byDeployment = Collections.unmodifiableMap(new LinkedHashMap<>(byDeployment));
    }

    /** The rates that the calibration intervals of this history gave. */
    public static CalibratedRates of(History done, CalibrationUse use) {
        Map<String, List<Double>> rates = new LinkedHashMap<>();
        done.intervals().stream()
                .filter(interval -> interval.plan().calibrates())
                .flatMap(interval -> interval.rateByDeployment().entrySet().stream())
                .forEach(each -> rates.computeIfAbsent(each.getKey(), unused -> new ArrayList<>())
                        .add(each.getValue()));
        Map<String, Double> byDeployment = new LinkedHashMap<>();
        rates.forEach((deployment, each) -> byDeployment.put(deployment, use.of(each)));
        return new CalibratedRates(byDeployment);
    }

    /** Transactions per second of all deployments; 0 when nothing was completed. */
    public double total() {
        return byDeployment.values().stream().mapToDouble(Double::doubleValue).sum();
    }

    /** Deployments that this load cannot be asked of, because it is a share of a rate that is 0 or unknown. */
    public List<String> unable(Load load, Collection<String> deployments) {
        return load instanceof Load.Share ? without(deployments) : List.of();
    }

    private List<String> without(Collection<String> deployments) {
        return deployments.stream()
                .filter(deployment -> !(byDeployment.getOrDefault(deployment, 0.0) > 0))
                .toList();
    }

    /** Transactions per second that this load asks of all deployments; empty when it is not paced. */
    public OptionalDouble target(Load load) {
        if (load instanceof Load.Share share) {
            return OptionalDouble.of(total() * share.calibratedPercent() / 100);
        }
        return load instanceof Load.Rate rate
                ? OptionalDouble.of(rate.transactionsPerSecond())
                : OptionalDouble.empty();
    }

    private double rate(String deployment) {
        return byDeployment.getOrDefault(deployment, 0.0);
    }

    /**
     * Transactions per second that this load asks of one deployment; empty when it is not paced.
     *
     * @param deployments all that take part
     */
    public OptionalDouble target(Load load, String deployment, Collection<String> deployments) {
        if (load instanceof Load.Share share) {
            return OptionalDouble.of(rate(deployment) * share.calibratedPercent() / 100);
        }
        if (load instanceof Load.Rate rate) {
            double part = without(deployments).isEmpty()
                    ? rate(deployment)
                            / deployments.stream().mapToDouble(this::rate).sum()
                    : 1.0 / deployments.size();
            return OptionalDouble.of(rate.transactionsPerSecond() * part);
        }
        return OptionalDouble.empty();
    }
}
