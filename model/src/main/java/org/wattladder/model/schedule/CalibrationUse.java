package org.wattladder.model.schedule;

import java.util.List;

/** How the rates of the calibration intervals become the calibrated rate. */
public enum CalibrationUse {
    /** Arithmetic mean of all. */
    MEAN,
    /** Arithmetic mean of the last two; of a single one that. */
    LAST_TWO,
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
            case MEAN -> mean(rates);
            case LAST_TWO -> mean(rates.subList(rates.size() - averaged(rates.size()), rates.size()));
            case LAST -> rates.get(rates.size() - 1);
            case MAX -> rates.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
        };
    }

    /** How many of so many rates the calibrated rate is the mean of. */
    public int averaged(int rates) {
        return switch (this) {
            case MEAN -> rates;
            case LAST_TWO -> Math.min(2, rates);
            case LAST, MAX -> Math.min(1, rates);
        };
    }

    private static double mean(List<Double> rates) {
        return rates.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }
}
