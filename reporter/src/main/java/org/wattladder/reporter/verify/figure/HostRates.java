package org.wattladder.reporter.verify.figure;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;

/** Transactions per second of each deployment, from what each client counted by its own clock. */
public final class HostRates {
    private static final double NANOS = 1e9;

    private HostRates() {}

    /** By deployment, in the order of the clients. */
    public static Map<String, Double> of(IntervalResult interval) {
        Map<String, Double> rates = new LinkedHashMap<>();
        for (HostInterval client : interval.clients()) {
            double rate = client.recordingNanos() > 0 ? client.transactions() * NANOS / client.recordingNanos() : 0;
            rates.merge(client.deployment(), rate, Double::sum);
        }
        return rates;
    }

    /** What the calibration intervals of one deployment, at least one, come to. */
    public static double calibrated(WorkletPlan plan, List<Double> rates) {
        return switch (plan.schedule().calibrationUse()) {
            case MEAN -> rates.stream().mapToDouble(Double::doubleValue).sum() / rates.size();
            case LAST_TWO ->
                rates.stream()
                        .skip(Math.max(0, rates.size() - 2))
                        .mapToDouble(Double::doubleValue)
                        .average()
                        .orElse(0);
            case LAST -> rates.get(rates.size() - 1);
            case MAX -> rates.stream().mapToDouble(Double::doubleValue).max().orElse(0);
        };
    }
}
