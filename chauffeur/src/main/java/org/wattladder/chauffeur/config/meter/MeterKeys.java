package org.wattladder.chauffeur.config.meter;

import java.time.Duration;
import java.util.List;
import org.wattladder.model.plan.MeterRole;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kind;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.ListKind;
import org.wattladder.settings.NamedKind;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;
import org.wattladder.worklets.api.Endpoint;

/** Settings of a meters file. */
public final class MeterKeys {
    static final Key<Endpoint> ADDRESS = Key.optional(
            "address", Kinds.endpoint(), "Where a daemon that already runs listens. Give either this or source.");
    static final Key<String> SOURCE = Key.optional(
            "source",
            Kinds.text("a source from `wattladder list meters`, or auto", 40, text -> true),
            "What a local daemon, started for the run, measures with; auto takes the best that works here.");
    static final Key<List<PlacedValue<String>>> OPTIONS = Key.of(
            "options",
            List.of(),
            new NamedKind<>("options of the source, each a name and a value", 0, Kinds.scalar()),
            "Options of the source; the daemon checks them when it starts.");
    static final Key<Duration> POWER_SAMPLING =
            Key.of("sampling", Duration.ofSeconds(1), sampling(), "Length of one sample.");
    static final Key<Duration> TEMPERATURE_SAMPLING =
            Key.of("sampling", Duration.ofSeconds(5), sampling(), "Length of one sample; quick runs take at most 1s.");

    static final Key<List<String>> HOSTS = Key.of(
            "hosts",
            List.of(),
            new ListKind<>(0, 64, true, Kinds.text("the name of a host", 255, text -> true)),
            "Hosts that it measures, by the names that the run shows; empty for the whole system under test. Watts of several"
                    + " meters of a host add up.");
    static final Key<MeterRole> ROLE = Key.of(
            "role",
            MeterRole.COUNTS,
            Kinds.word(MeterRole.class),
            "Whether its figures count, or are only recorded beside the others, in no sum and no verdict.");
    static final Key<SectionValues> RANGES =
            Key.of("ranges", SectionValues.none(), RangeKeys.SECTION, "Measuring ranges, each analyzer its own.");

    static final Section METER =
            new Section("One power analyzer.", List.of(ADDRESS, SOURCE, OPTIONS, POWER_SAMPLING, HOSTS, ROLE, RANGES));
    static final Section SENSOR = new Section(
            "One temperature sensor.", List.of(ADDRESS, SOURCE, OPTIONS, TEMPERATURE_SAMPLING, HOSTS, ROLE));

    static final Key<List<PlacedValue<SectionValues>>> METERS = Key.of(
            "meters",
            List.of(),
            new NamedKind<>("power analyzers by name", 0, METER),
            "Power analyzers; watts of those that count add up.");
    static final Key<List<PlacedValue<SectionValues>>> SENSORS = Key.of(
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
