package org.wattladder.chauffeur.config.suite;

import java.time.Duration;
import java.util.List;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.settings.InheritedValues;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kind;
import org.wattladder.settings.Kinds;

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

    private IntervalKeys() {}

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
