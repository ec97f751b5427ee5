package org.wattladder.meter.simulator.scenario;

import java.util.Arrays;
import java.util.List;

/** Every word of a scenario; the table in docs/meters.md is made of these. */
public enum ScenarioKey {
    /** Watts as written. */
    WATTS("watts", "100", "watts, or a list of readings such as `[90, 110, nan, -1]`, one per sample, again and again"),
    /** Watts that follow the processors. */
    LOAD("load", "", "watts follow the use of this machine's processors instead"),
    /** At no use. */
    LOAD_BASE("load.base-watts", "50", "watts at no use"),
    /** More at full use. */
    LOAD_SPAN("load.span-watts", "100", "watts more at full use"),
    /** Bend. */
    LOAD_EXPONENT("load.exponent", "1", "watts = base + span x use ^ exponent, 0.1 to 3"),
    /** Curve by points. */
    LOAD_TABLE(
            "load.table",
            "",
            "instead of these three: use and watts, for example `{0: 40, 0.5: 95, 1: 140}`, straight between"),
    /** Where to look. */
    LOAD_PROC("load.proc-root", "/proc", "folder that holds the file stat"),
    /** Smoothing. */
    SMOOTHING("smoothing", "0s", "time constant of a first-order lag: after it 63 % of a step shows"),
    /** Pure delay. */
    LAG("lag", "0s", "pure delay: figures show what was so long before; at the start what the first sample was"),
    /** Averaging window. */
    AVERAGING(
            "averaging",
            "0s",
            "the figure is the mean of the last full window of this length and changes only with it"),
    /** Gain. */
    GAIN("gain", "1", "watts are multiplied by it"),
    /** Offset. */
    OFFSET("offset-watts", "0", "watts are added, after the gain"),
    /** Noise. */
    NOISE("noise-watts", "0", "standard deviation of what is added at random"),
    /** Seed. */
    SEED("seed", "1", "start of the random numbers; the same seed gives the same noise"),
    /** Volts. */
    VOLTS("volts", "", "voltage; with it amperes follow from watts, volts and power factor"),
    /** Power factor. */
    POWER_FACTOR("power-factor", "", "power factor, above 0 to 1; 1 for the amperes when volts alone are given"),
    /** Channels. */
    CHANNELS("channels", "", "shares of the watts, for example `[0.5, 0.3, 0.2]`: a sum channel and one channel each"),
    /** Uncertainty. */
    UNCERTAINTY("uncertainty-percent", "", "uncertainty of every sample, percent; without it none is stated"),
    /** Clock. */
    CLOCK("clock", "", "the stamps come from a clock of the device"),
    /** Ahead. */
    CLOCK_OFFSET("clock.offset", "0s", "how much it is ahead; negative when behind"),
    /** Drift. */
    CLOCK_DRIFT("clock.drift-ppm", "0", "how much faster it runs, millionths"),
    /** Ranges. */
    RANGES("ranges", "", "ranges that can be set; automatic until then, which leaves the uncertainty unknown"),
    /** Current ranges. */
    RANGES_AMPS("ranges.amps", "[0.5, 1, 2, 5, 10, 20]", "current ranges, rising"),
    /** Voltage ranges. */
    RANGES_VOLTS("ranges.volts", "[150, 300, 600]", "voltage ranges, rising"),
    /** Beyond a range. */
    RANGES_OVER(
            "ranges.over-range",
            "error",
            "a figure beyond a fixed range: `error` makes the sample one, `unknown` its uncertainty unknown"),
    /** Temperature. */
    CELSIUS("celsius", "22.5", "with -t: degrees, or a list as for watts"),
    /** Humidity. */
    HUMIDITY("humidity", "-1", "with -t: percent, or a list; -1 for a sensor without humidity"),
    /** Faults. */
    FAULTS("faults", "", "a list of faults, see below"),
    /** Which. */
    FAULT_KIND("faults.kind", "", "one of the faults of the table below"),
    /** Where. */
    FAULT_AT(
            "faults.at",
            "",
            "first sample that has it, from 1, or the time since the start such as `10s`; a measurement of"
                    + " some four samples at the start of a session compares the clocks"),
    /** How long. */
    FAULT_FOR("faults.for", "1", "how many samples have it, or for how long"),
    /** Again. */
    FAULT_EVERY("faults.every", "", "again after so many samples, or so long; once without it"),
    /** Size. */
    FAULT_BY(
            "faults.by",
            "",
            "size: the factor of a unit slip (1000), seconds of a backwards clock (5s) or a slow reply (3s)");

    private final String path;
    private final String defaultText;
    private final String meaning;

    ScenarioKey(String path, String defaultText, String meaning) {
        this.path = path;
        this.defaultText = defaultText;
        this.meaning = meaning;
    }

    /** Where it stands, for example {@code load.base-watts}. */
    public String path() {
        return path;
    }

    /** The word itself. */
    String word() {
        return path.substring(path.lastIndexOf('.') + 1);
    }

    /** Value when it is left out; empty when there is none. */
    public String defaultText() {
        return defaultText;
    }

    /** What it means, with unit and range. */
    public String meaning() {
        return meaning;
    }

    /** The words allowed below a path, empty for the top. */
    static List<String> wordsBelow(String parent) {
        return Arrays.stream(values())
                .filter(key -> key.path.equals(parent.isEmpty() ? key.word() : parent + "." + key.word()))
                .map(ScenarioKey::word)
                .toList();
    }
}
