package org.wattladder.chauffeur.config.meter;

import java.time.Duration;
import java.util.List;
import org.wattladder.chauffeur.config.yaml.Endpoint;
import org.wattladder.chauffeur.config.yaml.Key;
import org.wattladder.chauffeur.config.yaml.Kind;
import org.wattladder.chauffeur.config.yaml.Kinds;
import org.wattladder.chauffeur.config.yaml.NamedKind;
import org.wattladder.chauffeur.config.yaml.Placed;
import org.wattladder.chauffeur.config.yaml.Section;
import org.wattladder.chauffeur.config.yaml.Values;

/** Settings of a meters file. */
public final class MeterKeys {
    static final Key<Endpoint> ADDRESS = Key.optional(
            "address", Endpoint.kind(), "Where a daemon that already runs listens. Give either this or source.");
    static final Key<String> SOURCE = Key.optional(
            "source",
            Kinds.text("a source from `wattladder list meters`, or auto", 40, text -> true),
            "What a local daemon, started for the run, measures with; auto takes the best that works here.");
    static final Key<List<Placed<String>>> OPTIONS = Key.of(
            "options",
            List.of(),
            new NamedKind<>("options of the source, each a name and a value", 0, Kinds.scalar()),
            "Options of the source; the daemon checks them when it starts.");
    static final Key<Duration> POWER_SAMPLING =
            Key.of("sampling", Duration.ofSeconds(1), sampling(), "Length of one sample.");
    static final Key<Duration> TEMPERATURE_SAMPLING =
            Key.of("sampling", Duration.ofSeconds(5), sampling(), "Length of one sample; quick runs take at most 1s.");

    static final Section METER = new Section("One power analyzer.", List.of(ADDRESS, SOURCE, OPTIONS, POWER_SAMPLING));
    static final Section SENSOR =
            new Section("One temperature sensor.", List.of(ADDRESS, SOURCE, OPTIONS, TEMPERATURE_SAMPLING));

    static final Key<List<Placed<Values>>> METERS = Key.of(
            "meters",
            List.of(),
            new NamedKind<>("power analyzers by name", 0, METER),
            "Power analyzers; watts add up.");
    static final Key<List<Placed<Values>>> SENSORS = Key.of(
            "sensors",
            List.of(),
            new NamedKind<>("temperature sensors by name", 0, SENSOR),
            "Temperature sensors at the air inlet.");

    /** What a file in {@code config/meters} holds. */
    public static final Section SECTION =
            new Section("Power analyzers and temperature sensors, used with `--meter NAME`.", List.of(METERS, SENSORS));

    private MeterKeys() {}

    private static Kind<Duration> sampling() {
        return Kinds.length(Duration.ofMillis(100), Duration.ofMinutes(1));
    }
}
