package org.wattladder.chauffeur.config.suite;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.schedule.Precision;
import org.wattladder.model.schedule.Schedule;
import org.wattladder.model.schedule.Settling;
import org.wattladder.model.schedule.UntilPrecise;
import org.wattladder.settings.InheritedValues;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kind;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;

/** Settings of the parts of an interval, paper section 5. */
final class IntervalKeys {
    private static final Kind<Duration> PART = Kinds.length(Duration.ZERO, Duration.ofHours(1));

    static final Key<Duration> PRE =
            Key.of("pre", Duration.ofSeconds(15), PART, "Load runs and nothing counts, so that rate and power settle.");
    static final Key<Duration> RECORDING = Key.of(
            "recording",
            Duration.ofSeconds(120),
            Kinds.length(Duration.ofSeconds(1), Duration.ofHours(24)),
            "Load runs and counts; the only part that enters the result.");
    static final Key<Duration> POST = Key.of(
            "post",
            Duration.ofSeconds(15),
            PART,
            "Load runs and nothing counts, so that no host or meter sees the end of the load while recording.");
    static final Key<Duration> PAUSE = pause(Duration.ofSeconds(10), "Sleep before the interval.");
    static final Key<Duration> WARM_UP = Key.of(
            "warm-up",
            Duration.ofSeconds(30),
            PART,
            "Unpaced load before anything counts, so that compiler and caches settle; 0s leaves it out.");

    /** How often a warm-up is repeated at most; what has not settled by then never may. */
    private static final int MOST_WARM_UPS = 10;

    static final Key<Double> SETTLED_WITHIN = Key.optional(
            "settled-within",
            Kinds.percent(),
            "Warm-up is repeated until the rates of two in a row differ by no more than this, in percent. If the worklet reports"
                    + " what share of reads a cache answers, that may differ by a tenth of it, in points. There are "
                    + MOST_WARM_UPS + " warm-ups at most. Left out, there is one warm-up, as in a rehearsal.");

    private static final Key<Double> HALF_WIDTH = Key.of(
            "half-width",
            0.5,
            Kinds.percent(),
            "How far the true mean watts and the rate may be off, in percent, in 95 of 100 cases.");
    private static final Key<Duration> LEAST = Key.of(
            "least",
            Duration.ofMinutes(1),
            Kinds.length(Duration.ofSeconds(1), Duration.ofHours(24)),
            "Shortest recording; it may also end after 1.5, 2, 3, 4, 6, 8, 12 or 16 times as long.");
    private static final Key<Duration> MOST = Key.of(
            "most",
            Duration.ofMinutes(4),
            Kinds.length(Duration.ofSeconds(1), Duration.ofHours(24)),
            "Longest recording; `recording` then means nothing.");
    private static final Key<SectionValues> PRECISION = Key.of(
            "precision",
            SectionValues.none(),
            new Section(
                    "Recording ends as soon as mean watts and rate are precise enough.",
                    List.of(HALF_WIDTH, LEAST, MOST)),
            "Lets recording end early, see [precision](scoring.md#recordings-that-end-when-they-are-precise). Left out,"
                    + " each recording has its full length.");

    private IntervalKeys() {}

    /** The settings of parts whose recording may end early. */
    static List<Key<?>> partsUntilPrecise() {
        return Stream.concat(parts(PAUSE).stream(), Stream.of(PRECISION)).toList();
    }

    /** The schedule that these make of levels or idle of these lengths. */
    static Schedule untilPrecise(InheritedValues section, Function<IntervalLengths, Schedule> schedule) {
        IntervalLengths lengths = lengths(section, PAUSE);
        InheritedValues precision = section.below(PRECISION);
        return precision.sections().isEmpty()
                ? schedule.apply(lengths)
                : new UntilPrecise(
                        schedule.apply(lengths.endedAfter(precision.get(MOST))),
                        new Precision(precision.get(HALF_WIDTH), precision.get(LEAST)));
    }

    /** When warm-up is repeated. */
    static Optional<Settling> settling(InheritedValues section) {
        return section.placed(SETTLED_WITHIN).map(percent -> new Settling(percent.value(), MOST_WARM_UPS));
    }

    static Key<Duration> pause(Duration standard, String sentence) {
        return Key.of("pause", standard, PART, sentence);
    }

    static List<Key<?>> parts(Key<Duration> pause) {
        return List.of(pause, PRE, RECORDING, POST);
    }

    static IntervalLengths lengths(InheritedValues section, Key<Duration> pause) {
        return new IntervalLengths(section.get(pause), section.get(PRE), section.get(RECORDING), section.get(POST));
    }
}
