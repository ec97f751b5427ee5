package org.wattladder.model.schedule;

import java.util.List;

/** How the rates of the calibration intervals become the calibrated rate. */
public enum CalibrationUse {
    /** Arithmetic mean of all. */
    MEAN,
    /** The last one. */
    LAST,
    /** The highest one. */
    MAX;

    /**
     * The calibrated rate, in the unit of the rates given.
     *
     * @param rates one per calibration interval, at least one
     */
    public double of(List<Double> rates) {
        if (rates.isEmpty()) {
            throw new IllegalArgumentException("no calibration interval gave a rate");
        }
        return switch (this) {
            case MEAN ->
                rates.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
            case LAST -> rates.get(rates.size() - 1);
            case MAX -> rates.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
        };
    }
}
