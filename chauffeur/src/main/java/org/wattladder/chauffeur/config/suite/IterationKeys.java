package org.wattladder.chauffeur.config.suite;

import java.time.Duration;
import java.util.List;
import org.wattladder.model.plan.FixedIterationSequence;
import org.wattladder.settings.InheritedValues;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.ListKind;

/** Settings of a fixed-iteration sequence, paper figure 4. */
final class IterationKeys {
    static final Key<Long> ITERATIONS = Key.of(
            "iterations",
            50L,
            Kinds.whole(1, 1_000_000),
            "How often each user goes through the mix of the worklet while recording; given at all, it stands in place of"
                    + " warm-up, calibration and levels. `flood` always runs iterations.");
    static final Key<Long> PRE_ITERATIONS =
            Key.of("pre-iterations", 2L, Kinds.whole(0, 1_000_000), "Iterations before those, which do not count.");
    static final Key<Long> POST_ITERATIONS = Key.of(
            "post-iterations",
            1L,
            Kinds.whole(0, 1_000_000),
            "Iterations after those, which do not count; users go on until all of them have recorded.");
    static final Key<List<Long>> SIZES = Key.of(
            "sizes",
            List.of(100L, 50L),
            new ListKind<>(1, 20, true, Kinds.whole(1, 100)),
            "Shares of the data to work on in percent, one interval each; only for `flood`.");
    static final Key<Duration> EXPECTED = Key.of(
            "expected",
            Duration.ofSeconds(120),
            Kinds.length(Duration.ofSeconds(1), Duration.ofHours(24)),
            "About how long the iterations of one size take, for the time left that progress shows.");
    static final Key<Duration> LIMIT = Key.of(
            "limit",
            Duration.ofMinutes(30),
            Kinds.length(Duration.ofSeconds(1), Duration.ofHours(24)),
            "How long the iterations of one size may take; the worklet breaks off when they take longer.");

    static final List<Key<?>> ALL = List.of(ITERATIONS, PRE_ITERATIONS, POST_ITERATIONS, SIZES, EXPECTED, LIMIT);

    private IterationKeys() {}

    static FixedIterationSequence sequence(InheritedValues layers, boolean sized) {
        return new FixedIterationSequence(
                layers.below(WorkletKeys.LEVEL).get(IntervalKeys.LEVEL_PAUSE),
                layers.get(PRE_ITERATIONS).intValue(),
                layers.get(ITERATIONS).intValue(),
                layers.get(POST_ITERATIONS).intValue(),
                sized ? layers.get(SIZES).stream().map(Long::intValue).toList() : List.of(100),
                layers.get(EXPECTED),
                layers.get(LIMIT));
    }
}
