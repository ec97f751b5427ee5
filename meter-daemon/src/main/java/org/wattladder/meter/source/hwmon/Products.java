package org.wattladder.meter.source.hwmon;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The power of chips that tell volts and amperes only: their product, channel by channel.
 *
 * @param files of the chip
 * @param chip its name
 * @param text reads a file that may be missing
 */
record Products(List<Path> files, String chip, Function<Path, Optional<String>> text) {
    private static final Pattern AMPERES = Pattern.compile("curr(\\d+)_input");

    /** Its channels from 4 on hold shunts and sums, which are no pairs. */
    private static final String INA3221 = "ina3221";

    private static final int LAST_OF_INA3221 = 3;

    Products {
        files = List.copyOf(files);
    }

    List<Sensor> sensors() {
        TreeMap<Integer, Sensor> found = new TreeMap<>();
        for (Path file : files) {
            Matcher match = AMPERES.matcher(file.getFileName().toString());
            if (match.matches() && match.group(1).length() < 4) {
                int channel = Integer.parseInt(match.group(1));
                sensor(file, channel).ifPresent(sensor -> found.put(channel, sensor));
            }
        }
        return List.copyOf(found.values());
    }

    private Optional<Sensor> sensor(Path amperes, int channel) {
        if (chip.equals(INA3221) && channel > LAST_OF_INA3221) {
            return Optional.empty();
        }
        Path volts = amperes.resolveSibling("in" + channel + "_input");
        Optional<String> ofVolts = text.apply(amperes.resolveSibling("in" + channel + "_label"));
        Optional<String> ofAmperes = text.apply(amperes.resolveSibling("curr" + channel + "_label"));
        return files.contains(volts) && mayBelong(ofVolts, ofAmperes)
                ? Optional.of(
                        new Sensor(volts, "in" + channel, ofVolts.or(() -> ofAmperes), false, Optional.of(amperes)))
                : Optional.empty();
    }

    /** Two labels that differ by more than {@code vin} and {@code iin} do name two places of a circuit. */
    private static boolean mayBelong(Optional<String> ofVolts, Optional<String> ofAmperes) {
        return ofVolts.isEmpty()
                || ofAmperes.isEmpty()
                || ofVolts.equals(ofAmperes)
                || (ofVolts.get().startsWith("v")
                        && ofAmperes.get().equals("i" + ofVolts.get().substring(1)));
    }
}
