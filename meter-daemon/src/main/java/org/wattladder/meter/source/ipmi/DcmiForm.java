package org.wattladder.meter.source.ipmi;

import java.util.List;
import java.util.Optional;

/** The ways to ask {@code ipmitool} for the power of the machine, in the order in which they are tried. */
enum DcmiForm {
    /** By name; versions before 1.8.11 do not know it. */
    DCMI,
    /** By number: network function 2C, command 02, group DC, mode 01. */
    RAW,
    /** The sensor of power in the sensor repository, where the controller has no DCMI. */
    SENSOR;

    List<String> words() {
        return switch (this) {
            case DCMI -> List.of("dcmi", "power", "reading");
            case RAW -> List.of("raw", "0x2c", "0x02", "0xdc", "0x01", "0x00", "0x00");
            case SENSOR -> List.of("sdr", "list", "full");
        };
    }

    Optional<DcmiPower> parse(String text) {
        return switch (this) {
            case DCMI -> DcmiText.parse(text);
            case RAW -> DcmiBytes.parse(text);
            case SENSOR -> SensorText.parse(text);
        };
    }

    /** For the probe, how it is asked when not by name. */
    String note() {
        return switch (this) {
            case DCMI -> "";
            case RAW -> " (asked by number)";
            case SENSOR -> " (a sensor of its repository, as it has no DCMI)";
        };
    }
}
