package org.wattladder.chauffeur.config.suite;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.schedule.Iterations;
import org.wattladder.settings.InheritedValues;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.ListKind;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.WorkletDescription;

/** Settings of a number of iterations, paper figure 4. */
final class IterationsSection implements ScheduleSection {
    private static final Key<Long> COUNT = Key.of(
            "count",
            50L,
            Kinds.whole(1, 1_000_000),
            "How often each user goes through the mix of the worklet while recording.");
    private static final Key<Long> PRE =
            Key.of("pre", 2L, Kinds.whole(0, 1_000_000), "Iterations before those, which do not count.");
    private static final Key<Long> POST = Key.of(
            "post",
            1L,
            Kinds.whole(0, 1_000_000),
            "Iterations after those, which do not count; users go on until all of them have recorded.");
    private static final Key<List<Long>> SIZES = Key.of(
            "sizes",
            List.of(100L, 50L),
            new ListKind<>(1, 20, true, Kinds.whole(1, 100)),
            "Shares of the data to work on in percent, one interval each; only for `flood` and `solve-*`.");
    private static final Key<Long> REPEATS = Key.of(
            "repeats", 1L, Kinds.whole(1, 20), "How many intervals there are of each size, one after the other.");
    private static final Key<Duration> EXPECTED = Key.of(
            "expected",
            Duration.ofSeconds(120),
            Kinds.length(Duration.ofSeconds(1), Duration.ofHours(24)),
            "About how long the iterations of one size take, for the time left that progress shows.");
    private static final Key<Duration> LIMIT = Key.of(
            "limit",
            Duration.ofMinutes(30),
            Kinds.length(Duration.ofSeconds(1), Duration.ofHours(24)),
            "Time limit for the iterations of one size; the worklet is aborted when they take longer.");

    private static final Key<SectionValues> SECTION = Key.of(
            "iterations",
            SectionValues.none(),
            new Section(
                    "A number of iterations instead of a length of time.",
                    List.of(IntervalKeys.PAUSE, COUNT, PRE, POST, SIZES, REPEATS, EXPECTED, LIMIT)),
            "Settings of the schedule `iterations`.");

    @Override
    public Key<SectionValues> key() {
        return SECTION;
    }

    @Override
    public Iterations schedule(InheritedValues settings, ScheduleContext context) {
        return new Iterations(
                settings.get(IntervalKeys.PAUSE),
                settings.get(PRE).intValue(),
                settings.get(COUNT).intValue(),
                settings.get(POST).intValue(),
                sizes(sized(context.worklet()) ? settings.get(SIZES) : List.of(100L), settings.get(REPEATS)),
                settings.get(EXPECTED),
                settings.get(LIMIT));
    }

    private static List<Integer> sizes(List<Long> percents, long repeats) {
        return percents.stream()
                .flatMap(percent -> Stream.generate(percent::intValue).limit(repeats))
                .toList();
    }

    @Override
    public List<Key<?>> meaningless(WorkletDescription worklet) {
        return sized(worklet) ? List.of() : List.of(SIZES);
    }

    private static boolean sized(WorkletDescription worklet) {
        return worklet.metric() == Metric.BANDWIDTH_TIMES_CAPACITY || worklet.metric() == Metric.FLOATING_POINT;
    }
}
