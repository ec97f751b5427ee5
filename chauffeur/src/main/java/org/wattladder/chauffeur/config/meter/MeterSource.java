package org.wattladder.chauffeur.config.meter;

import java.util.List;

/**
 * What a local meter daemon can measure with, as the Chauffeur knows it before any daemon runs.
 *
 * @param name as written in files and options
 * @param power whether it measures watts
 * @param temperature whether it measures degrees
 * @param automatic whether {@code auto} tries it; the others measure nothing and have to be asked for
 * @param sentence what it reads and what that is worth
 */
public record MeterSource(String name, boolean power, boolean temperature, boolean automatic, String sentence) {
    /** The choice that leaves the source to the daemon. */
    public static final String AUTO = "auto";

    /** Every source, the best first. */
    public static List<MeterSource> all() {
        return List.of(
                new MeterSource(
                        "rapl",
                        true,
                        false,
                        true,
                        "Energy counters inside the processor (powercap tree): packages and memory, not the wall; tier"
                                + " in-band."),
                new MeterSource(
                        "estimate",
                        true,
                        false,
                        true,
                        "A model from the host's CPU utilisation, no electrical measurement at all; tier estimated."),
                new MeterSource(
                        "scripted",
                        true,
                        true,
                        false,
                        "Values written by hand, for rehearsals and tests of the set-up; tier scripted."));
    }

    /** Names of the sources that {@code auto} tries, in this order. */
    public static List<String> automaticNames() {
        return all().stream()
                .filter(MeterSource::automatic)
                .map(MeterSource::name)
                .toList();
    }

    /** Names of the sources of power. */
    public static List<String> powerNames() {
        return all().stream().filter(MeterSource::power).map(MeterSource::name).toList();
    }

    /** Names of the sources of temperature. */
    public static List<String> temperatureNames() {
        return all().stream()
                .filter(MeterSource::temperature)
                .map(MeterSource::name)
                .toList();
    }
}
