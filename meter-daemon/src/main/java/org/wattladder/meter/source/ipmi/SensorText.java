package org.wattladder.meter.source.ipmi;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the sensor of the whole machine in what {@code ipmitool sdr} prints, one sensor a line. */
final class SensorText {
    private static final Pattern LINE =
            Pattern.compile("([^|]+?)\\s*\\|\\s*(\\d{1,6})(?:\\.\\d+)? Watts\\s*\\|\\s*ok\\s*");

    /** Makers' names of the whole machine; of no part and no single supply. */
    private static final List<String> WHOLE = List.of(
            "system level",
            "pwr consumption",
            "power meter",
            "total power",
            "total_power",
            "sys power",
            "system power",
            "sys_power",
            "power consumption");

    private SensorText() {}

    /** The figure; empty when no sensor, or more than one, is of the whole machine. */
    static Optional<DcmiPower> parse(String text) {
        List<Matcher> found = text.lines()
                .map(LINE::matcher)
                .filter(Matcher::matches)
                .filter(line -> WHOLE.contains(line.group(1).toLowerCase(Locale.ROOT)))
                .toList();
        return found.size() == 1
                ? Optional.of(new DcmiPower(Integer.parseInt(found.get(0).group(2)), true, Optional.empty()))
                : Optional.empty();
    }
}
