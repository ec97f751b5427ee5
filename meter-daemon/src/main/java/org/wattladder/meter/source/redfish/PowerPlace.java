package org.wattladder.meter.source.redfish;

import java.util.List;
import java.util.Objects;

/**
 * Where a chassis states its power.
 *
 * @param form of the resources
 * @param paths one resource, or with {@link Form#SUPPLIES} one per power supply, which are added
 */
record PowerPlace(Form form, List<String> paths) {
    PowerPlace {
        Objects.requireNonNull(form, "form");
        paths = List.copyOf(paths);
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
        SENSOR
    }

    /** For messages. */
    String text() {
        return String.join(" + ", paths);
    }
}
