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
            case MEAN, LAST_TWO, LAST ->
                averaged(rates).stream()
                        .mapToDouble(Double::doubleValue)
                        .average()
                        .orElseThrow();
            case MAX -> rates.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
        };
    }

    /** Those of all calibration intervals, or of their rates, that the calibrated rate is the mean of; of the highest one the last. */
    public <T> List<T> averaged(List<T> all) {
        return all.subList(all.size() - averaged(all.size()), all.size());
    }

    /** How many of so many rates the calibrated rate is the mean of. */
    public int averaged(int rates) {
        return switch (this) {
            case MEAN -> rates;
            case LAST_TWO -> Math.min(2, rates);
            case LAST, MAX -> Math.min(1, rates);
        };
    }
}
