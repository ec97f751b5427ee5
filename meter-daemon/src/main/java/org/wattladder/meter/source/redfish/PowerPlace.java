package org.wattladder.meter.source.redfish;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Where a chassis states its power.
 *
 * @param form of the resources
 * @param paths one resource, or with {@link Form#SUPPLIES} one per power supply, which are added; {@code #1} at the end is a number of an entry
 * @param energy a counter of the same energy; empty when none is stated
 */
record PowerPlace(Form form, List<String> paths, Optional<EnergyCounter> energy) {
    PowerPlace {
        Objects.requireNonNull(form, "form");
        paths = List.copyOf(paths);
        Objects.requireNonNull(energy, "energy");
    }

    /** A place without a counter. */
    PowerPlace(Form form, List<String> paths) {
        this(form, paths, Optional.empty());
    }

    /** The same with a counter. */
    PowerPlace with(Optional<EnergyCounter> counter) {
        return new PowerPlace(form, paths, counter);
    }

    /** The forms of the standard, in the order in which they are looked for. */
    enum Form {
        /** {@code Power}, its {@code PowerControl} of the whole chassis. */
        POWER,
        /** {@code EnvironmentMetrics}, its {@code PowerWatts}. */
        ENVIRONMENT,
        /** The metrics of each supply, their {@code InputPowerWatts}. */
        SUPPLIES,
        /** One {@code Sensor} of power. */
        SENSOR,
        /** {@code Power}, the inputs of its {@code PowerSupplies} added. */
        SUPPLIES_OF_POWER,
        /** {@code Power}, the part of its maker Fujitsu. */
        FUJITSU
    }

    /** For messages. */
    String text() {
        String joined = String.join(" + ", paths);
        return switch (form) {
            case SUPPLIES_OF_POWER -> joined + ", the inputs of its power supplies,";
            case FUJITSU -> joined + ", its maker's part Oem.ts_fujitsu,";
            case POWER, ENVIRONMENT, SUPPLIES, SENSOR -> joined;
        };
    }
}
