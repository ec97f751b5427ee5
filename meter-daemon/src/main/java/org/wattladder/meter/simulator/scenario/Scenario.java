package org.wattladder.meter.simulator.scenario;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.ptdaemon.codec.Reading;

/**
 * A meter as it is to be played.
 *
 * @param power where its watts come from
 * @param shape how they are changed
 * @param volts empty for a meter without
 * @param powerFactor empty for a meter without
 * @param shares of the watts per channel; empty for one channel
 * @param uncertainty of every sample as a fraction; empty when none is stated
 * @param clock of the stamps; empty for the daemon's
 * @param ranges that can be set; empty for none
 * @param celsius of a sensor
 * @param humidity of a sensor
 * @param faults in the order of the file
 */
public record Scenario(
        Power power,
        Shape shape,
        OptionalDouble volts,
        OptionalDouble powerFactor,
        List<Double> shares,
        OptionalDouble uncertainty,
        Optional<DeviceClock> clock,
        Optional<RangeList> ranges,
        List<Reading> celsius,
        List<Reading> humidity,
        List<ScriptedFault> faults) {
    public Scenario {
        shares = List.copyOf(shares);
        celsius = List.copyOf(celsius);
        humidity = List.copyOf(humidity);
        faults = List.copyOf(faults);
    }

    /** Where watts come from. */
    public sealed interface Power {
        /**
         * A list, from the start again after the last.
         *
         * @param readings at least one
         */
        record Listed(List<Reading> readings) implements Power {
            public Listed {
                readings = List.copyOf(readings);
            }
        }

        /**
         * The use of the processors.
         *
         * @param procStat the kernel's file
         * @param wattsByUse from use 0 to 1, at least two points, straight between
         * @param exponent of the use before the points are looked up
         */
        record OfLoad(Path procStat, NavigableMap<Double, Double> wattsByUse, double exponent) implements Power {}
    }

    /**
     * What is done to watts.
     *
     * @param smoothing time constant
     * @param lag pure delay
     * @param averaging window
     * @param gain factor
     * @param offsetWatts added after the gain
     * @param noiseWatts standard deviation
     * @param seed of the noise
     */
    public record Shape(
            Duration smoothing,
            Duration lag,
            Duration averaging,
            double gain,
            double offsetWatts,
            double noiseWatts,
            long seed) {}

    /**
     * A clock of the device.
     *
     * @param offset ahead of the daemon's
     * @param driftPartsPerMillion faster than it
     */
    public record DeviceClock(Duration offset, double driftPartsPerMillion) {}

    /**
     * Ranges.
     *
     * @param amps rising
     * @param volts rising
     * @param overRangeIsError else its uncertainty is unknown
     */
    public record RangeList(List<Double> amps, List<Double> volts, boolean overRangeIsError) {
        public RangeList {
            amps = List.copyOf(amps);
            volts = List.copyOf(volts);
        }
    }
}
