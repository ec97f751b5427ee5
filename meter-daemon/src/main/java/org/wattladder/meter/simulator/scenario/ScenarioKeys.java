package org.wattladder.meter.simulator.scenario;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kind;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.LengthText;
import org.wattladder.settings.ListKind;
import org.wattladder.settings.NamedKind;
import org.wattladder.settings.OneOrMore;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.ScalarKind;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;

/** The settings of a scenario; the table in docs/meters.md is made of these. */
final class ScenarioKeys {
    private static final double MOST_WATTS = 1_000_000;
    private static final int MOST_LISTED = 10_000;
    private static final Kind<Double> WATTS_KIND = Kinds.decimal(0, MOST_WATTS);
    private static final Kind<Duration> LENGTH = Kinds.length(Duration.ZERO, Duration.ofHours(24));

    static final Key<List<Reading>> WATTS = Key.of(
            "watts",
            List.of(Reading.of(100)),
            new OneOrMore<>(MOST_LISTED, reading(Column.WATTS)),
            "watts, or a list of readings such as `[90, 110, nan, -1]`, one per sample, again and again");

    static final Key<Double> BASE = Key.of("base-watts", 50.0, WATTS_KIND, "watts at no use");
    static final Key<Double> SPAN = Key.of("span-watts", 100.0, WATTS_KIND, "watts more at full use");
    static final Key<Double> EXPONENT =
            Key.of("exponent", 1.0, Kinds.decimal(0.1, 3), "watts = base + span x use ^ exponent, 0.1 to 3");
    static final Key<List<PlacedValue<Double>>> TABLE = Key.optional(
            "table",
            new NamedKind<>("watts by use from 0 to 1, such as {0: 40, 1: 140}", 2, WATTS_KIND),
            "instead of these three: use and watts, for example `{0: 40, 0.5: 95, 1: 140}`, straight between");
    static final Key<String> PROC_ROOT =
            Key.of("proc-root", "/proc", Kinds.scalar(), "folder that holds the file stat");
    static final Key<SectionValues> LOAD = Key.optional(
            "load",
            new Section("Watts from the use of the processors.", List.of(BASE, SPAN, EXPONENT, TABLE, PROC_ROOT)),
            "watts follow the use of this machine's processors instead");

    static final Key<Duration> SMOOTHING = Key.of(
            "smoothing", Duration.ZERO, LENGTH, "time constant of a first-order lag: after it 63 % of a step shows");
    static final Key<Duration> LAG = Key.of(
            "lag",
            Duration.ZERO,
            LENGTH,
            "pure delay: figures show what was so long before; at the start what the first sample was");
    static final Key<Duration> AVERAGING = Key.of(
            "averaging",
            Duration.ZERO,
            LENGTH,
            "the figure is the mean of the last full window of this length and changes only with it");
    static final Key<Double> GAIN = Key.of("gain", 1.0, Kinds.decimal(0, 1000), "watts are multiplied by it");
    static final Key<Double> OFFSET =
            Key.of("offset-watts", 0.0, Kinds.decimal(-MOST_WATTS, MOST_WATTS), "watts are added, after the gain");
    static final Key<Double> NOISE =
            Key.of("noise-watts", 0.0, WATTS_KIND, "standard deviation of what is added at random");
    static final Key<Long> SEED = Key.of(
            "seed",
            1L,
            Kinds.whole(0, Long.MAX_VALUE),
            "start of the random numbers; the same seed gives the same noise");

    static final Key<Double> VOLTS = Key.optional(
            "volts", Kinds.decimal(1, 1000), "voltage; with it amperes follow from watts, volts and power factor");
    static final Key<Double> POWER_FACTOR = Key.optional(
            "power-factor",
            Kinds.decimal(0.01, 1),
            "power factor, above 0 to 1; 1 for the amperes when volts alone are given");
    static final Key<List<Double>> CHANNELS = Key.optional(
            "channels",
            new ListKind<>(1, 64, false, Kinds.decimal(0, 1)),
            "shares of the watts, for example `[0.5, 0.3, 0.2]`: a sum channel and one channel each");
    static final Key<Double> UNCERTAINTY = Key.optional(
            "uncertainty-percent",
            Kinds.decimal(0, 100),
            "uncertainty of every sample, percent; without it none is stated");

    static final Key<Duration> CLOCK_OFFSET =
            Key.of("offset", Duration.ZERO, signedLength(), "how much it is ahead; negative when behind");
    static final Key<Double> CLOCK_DRIFT =
            Key.of("drift-ppm", 0.0, Kinds.decimal(-100_000, 100_000), "how much faster it runs, millionths");
    static final Key<SectionValues> CLOCK = Key.optional(
            "clock",
            new Section("A clock of the device.", List.of(CLOCK_OFFSET, CLOCK_DRIFT)),
            "the stamps come from a clock of the device");

    /** What a figure beyond a fixed range becomes. */
    enum OverRange {
        /** An error. */
        ERROR,
        /** A figure of unknown uncertainty. */
        UNKNOWN
    }

    static final Key<List<Double>> AMPS =
            Key.of("amps", List.of(0.5, 1.0, 2.0, 5.0, 10.0, 20.0), rangeSteps(), "current ranges, rising");
    static final Key<List<Double>> RANGE_VOLTS =
            Key.of("volts", List.of(150.0, 300.0, 600.0), rangeSteps(), "voltage ranges, rising");
    static final Key<OverRange> OVER_RANGE = Key.of(
            "over-range",
            OverRange.ERROR,
            Kinds.word(OverRange.class),
            "a figure beyond a fixed range: `error` makes the sample one, `unknown` its uncertainty unknown");
    static final Key<SectionValues> RANGES = Key.optional(
            "ranges",
            new Section("Ranges of an analyzer.", List.of(AMPS, RANGE_VOLTS, OVER_RANGE)),
            "ranges that can be set; automatic until then, which leaves the uncertainty unknown");

    static final Key<List<Reading>> CELSIUS = Key.of(
            "celsius",
            List.of(Reading.of(22.5)),
            new OneOrMore<>(MOST_LISTED, reading(Column.TEMPERATURE)),
            "with -t: degrees, or a list as for watts");
    static final Key<List<Reading>> HUMIDITY = Key.of(
            "humidity",
            List.of(Reading.invalid()),
            new OneOrMore<>(MOST_LISTED, reading(Column.HUMIDITY)),
            "with -t: percent, or a list; -1 for a sensor without humidity");

    static final Key<FaultKind> FAULT_KIND =
            Key.required("kind", Kinds.word(FaultKind.class), "one of the faults of the table below");
    static final Key<Extent> FAULT_AT = Key.required(
            "at",
            Extent.kind(),
            "first sample that has it, from 1, or the time since the start such as `10s`; a measurement of"
                    + " some four samples at the start of a session compares the clocks");
    static final Key<Extent> FAULT_FOR =
            Key.optional("for", Extent.kind(), "how many samples have it (one without it), or for how long");
    static final Key<Extent> FAULT_EVERY =
            Key.optional("every", Extent.kind(), "again after so many samples, or so long; once without it");
    static final Key<String> FAULT_BY = Key.optional(
            "by",
            Kinds.scalar(),
            "size: the factor of a unit slip (1000), the length of time of a backwards clock (5s) or a slow reply (3s)");
    static final Key<List<SectionValues>> FAULTS = Key.of(
            "faults",
            List.of(),
            new ListKind<>(
                    1,
                    1000,
                    false,
                    new Section("A fault.", List.of(FAULT_KIND, FAULT_AT, FAULT_FOR, FAULT_EVERY, FAULT_BY))),
            "a list of faults, see below");

    static final Section SECTION = new Section(
            "A meter as it is to be played.",
            List.of(
                    WATTS,
                    LOAD,
                    SMOOTHING,
                    LAG,
                    AVERAGING,
                    GAIN,
                    OFFSET,
                    NOISE,
                    SEED,
                    VOLTS,
                    POWER_FACTOR,
                    CHANNELS,
                    UNCERTAINTY,
                    CLOCK,
                    RANGES,
                    CELSIUS,
                    HUMIDITY,
                    FAULTS));

    private ScenarioKeys() {}

    private static Kind<Reading> reading(Column column) {
        return new ScalarKind<>(
                "a number or an error mark such as nan",
                ScalarKind.Form.WORD,
                text -> {
                    try {
                        return Optional.of(Reading.parse(column, text.strip()));
                    } catch (UnreadableAnswer noNumber) {
                        return Optional.empty();
                    }
                },
                text -> "",
                reading -> reading.text().replaceFirst("\\.?0+$", ""));
    }

    private static Kind<List<Double>> rangeSteps() {
        return new ListKind<>(1, 100, true, Kinds.decimal(0.000001, 1_000_000));
    }

    private static Kind<Duration> signedLength() {
        return new ScalarKind<>(
                "a length of time such as 2300ms or -2s",
                ScalarKind.Form.WORD,
                text -> text.startsWith("-")
                        ? LengthText.parse(text.substring(1)).map(Duration::negated)
                        : LengthText.parse(text),
                text -> "",
                length -> length.isNegative() ? "-" + LengthText.write(length.negated()) : LengthText.write(length));
    }
}
