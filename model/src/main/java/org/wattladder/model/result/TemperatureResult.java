package org.wattladder.model.result;

import java.util.List;
import java.util.Objects;

/**
 * Temperature of a window.
 *
 * @param minimumCelsius lowest valid sample of all sensors that count; absent when there is none
 * @param averageCelsius mean over all valid samples of the sensors that count; absent when there is none
 * @param meters own figures of each sensor that counts; empty when the run has none
 * @param observers own figures of each secondary sensor
 */
public record TemperatureResult(
        Measurement minimumCelsius, Measurement averageCelsius, List<MeterWindow> meters, List<MeterWindow> observers) {
    public TemperatureResult {
        Objects.requireNonNull(minimumCelsius, "minimumCelsius");
        Objects.requireNonNull(averageCelsius, "averageCelsius");
        meters = List.copyOf(meters);
        observers = List.copyOf(observers);
    }

    /** Temperature without observers. */
    public static TemperatureResult of(
            Measurement minimumCelsius, Measurement averageCelsius, List<MeterWindow> meters) {
        return new TemperatureResult(minimumCelsius, averageCelsius, meters, List.of());
    }
}
