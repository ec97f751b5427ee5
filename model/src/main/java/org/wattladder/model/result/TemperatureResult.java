package org.wattladder.model.result;

import java.util.List;
import java.util.Objects;

/**
 * Temperature of a window.
 *
 * @param minimumCelsius lowest valid sample of all sensors; absent when there is none
 * @param averageCelsius mean over all valid samples of all sensors; absent when there is none
 * @param meters each sensor's own figures; empty when the run has no sensor
 */
public record TemperatureResult(Measurement minimumCelsius, Measurement averageCelsius, List<MeterWindow> meters) {
    public TemperatureResult {
        Objects.requireNonNull(minimumCelsius, "minimumCelsius");
        Objects.requireNonNull(averageCelsius, "averageCelsius");
        meters = meters == null ? List.of() : List.copyOf(meters);
    }
}
