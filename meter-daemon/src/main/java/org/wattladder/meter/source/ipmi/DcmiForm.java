package org.wattladder.meter.source.ipmi;

import java.util.List;
import java.util.Optional;

/** The two ways to ask {@code ipmitool} for the same reading. */
enum DcmiForm {
    /** By name; versions before 1.8.11 do not know it. */
    DCMI,
    /** By number: network function 2C, command 02, group DC, mode 01. */
    RAW;

    List<String> words() {
        return switch (this) {
            case DCMI -> List.of("dcmi", "power", "reading");
            case RAW -> List.of("raw", "0x2c", "0x02", "0xdc", "0x01", "0x00", "0x00");
        };
    }

    Optional<DcmiPower> parse(String text) {
        return switch (this) {
            case DCMI -> DcmiText.parse(text);
            case RAW -> DcmiBytes.parse(text);
        };
    }
}
