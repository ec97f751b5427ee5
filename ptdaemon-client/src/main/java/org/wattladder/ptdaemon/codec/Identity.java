package org.wattladder.ptdaemon.codec;

import java.util.List;
import java.util.Objects;

/**
 * The answer to {@code Identify}.
 *
 * @param driver name of the driver, may hold blanks and plus signs
 * @param samplingMillis default sampling interval
 * @param abilities fields 3 to 8: watts, volts, amps, power factor, energy, frequency; temperature and humidity in the
 *     first two places of a temperature sensor
 * @param accepted whether SPEC accepts the device for publication
 * @param version of the daemon
 * @param operatingSystem of the daemon's host
 * @param mode what it measures
 * @param details the fields after the mode, as they are: uncertainty known, ranges can be set, channels, two of unknown
 *     meaning, calibration date, the device's own identity
 */
public record Identity(
        String driver,
        int samplingMillis,
        List<Boolean> abilities,
        boolean accepted,
        DaemonVersion version,
        String operatingSystem,
        Mode mode,
        List<String> details) {

    /** Start of the driver names of our own daemon; the name of the source follows. */
    public static final String OWN_PREFIX = "Wattladder-";

    private static final DaemonVersion FIRST_THAT_COUNTS = new DaemonVersion("1.10");

    /** What a daemon measures. */
    public enum Mode {
        /** Electrical power. */
        POWER("power"),
        /** Temperature and humidity. */
        TEMPERATURE("temperature");

        private final String word;

        Mode(String word) {
            this.word = word;
        }

        /** The word on the wire. */
        public String word() {
            return word;
        }
    }

    public Identity {
        Objects.requireNonNull(driver, "driver");
        Objects.requireNonNull(version, "version");
        Objects.requireNonNull(operatingSystem, "operatingSystem");
        Objects.requireNonNull(mode, "mode");
        abilities = List.copyOf(abilities);
        details = List.copyOf(details);
    }

    /** Number of channels as stated; some versions state it wrongly, so never rely on it for reading samples. */
    public int statedChannels() {
        return details.size() > 2 && Numbers.isWhole(details.get(2)) ? Integer.parseInt(details.get(2)) : 1;
    }

    /** Number of channels that rows must have; 1 where the version is one that is known to state it wrongly, up to 1.9. */
    public int channelsToExpect() {
        boolean believed = driver.startsWith(OWN_PREFIX) || version.compareTo(FIRST_THAT_COUNTS) >= 0;
        return believed ? statedChannels() : 1;
    }

    /** Whether the daemon estimates uncertainties. */
    public boolean estimatesUncertainty() {
        return !details.isEmpty() && details.get(0).equals("1");
    }

    /** Whether ranges can be set; true also when the daemon does not say. */
    public boolean setsRanges() {
        return details.size() < 2 || !details.get(1).equals("0");
    }

    /** Whether both are one device in one mode, whatever daemon version now speaks for it. */
    public boolean isSameDevice(Identity other) {
        return driver.equals(other.driver) && mode == other.mode && details.equals(other.details);
    }

    /**
     * Reads an identity: fields 1 to 9 from the left, then {@code version=}, {@code OS=} and {@code mode=} by prefix.
     *
     * @throws UnreadableAnswer when one of these is missing
     */
    public static Identity parse(String line) throws UnreadableAnswer {
        return IdentityText.parse(line);
    }

    /** The identity as it stands on the wire. */
    public String line() {
        return IdentityText.line(this);
    }
}
