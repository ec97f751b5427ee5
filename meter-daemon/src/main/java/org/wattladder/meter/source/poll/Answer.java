package org.wattladder.meter.source.poll;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.wattladder.ptdaemon.codec.Reading;

/**
 * What a device answered.
 *
 * @param watts one per channel of the device, at least one: a value, or why there is none
 * @param stamp the device's own time of the figure as it wrote it, compared and never read; empty when it states none
 */
public record Answer(List<Reading> watts, Optional<String> stamp) {
    /** No computer draws this; a figure in a wrong unit looks like it. */
    private static final double HIGHEST_PLAUSIBLE_WATTS = 100_000;

    public Answer {
        watts = List.copyOf(watts);
        Objects.requireNonNull(stamp, "stamp");
    }

    /** Watts of a device with one channel. */
    public static Answer watts(double watts, Optional<String> stamp) {
        return new Answer(List.of(plausible(watts)), stamp);
    }

    /** An answer of a device with one channel, without a usable figure. */
    public static Answer unusable() {
        return new Answer(List.of(Reading.invalid()), Optional.empty());
    }

    /** Readings of several cords of one machine: a standby cord may carry nothing while another one carries all. */
    public static List<Reading> ofCords(List<OptionalDouble> watts) {
        boolean carried = watts.stream().anyMatch(cord -> cord.orElse(0) > 0);
        return watts.stream()
                .map(cord -> carried && cord.orElse(-1) == 0 ? Reading.of(0) : plausible(cord.orElse(-1)))
                .toList();
    }

    /** The reading of what runs: zero, less and more than 100 kW are errors. */
    public static Reading plausible(double watts) {
        return watts > 0 && watts <= HIGHEST_PLAUSIBLE_WATTS ? Reading.of(watts) : Reading.invalid();
    }

    /** Whether every channel has a value. */
    public boolean usable() {
        return watts.stream().allMatch(reading -> reading.value().isPresent());
    }

    /** For people, for example {@code 182.0 W; 175.0 W}. */
    public String text() {
        return usable()
                ? watts.stream().map(reading -> reading.text() + " W").collect(Collectors.joining("; "))
                : "no usable power";
    }

    /** Of all channels; only of a usable answer. */
    public double sum() {
        return watts.stream()
                .mapToDouble(reading -> reading.value().orElseThrow())
                .sum();
    }
}
