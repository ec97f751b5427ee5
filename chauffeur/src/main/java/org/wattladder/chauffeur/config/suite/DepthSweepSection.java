package org.wattladder.chauffeur.config.suite;

import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.schedule.DepthSweep;
import org.wattladder.settings.InheritedValues;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.ListKind;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;

/** Settings of a sweep over numbers of outstanding transactions. */
final class DepthSweepSection implements ScheduleSection {
    private static final Key<List<Long>> DEPTHS = Key.of(
            "depths",
            List.of(1L, 2L, 4L, 8L, 16L, 32L, 64L, 128L, 256L, 512L),
            new ListKind<>(1, 100, true, Kinds.whole(1, DepthSweep.DEEPEST)),
            "Numbers of outstanding transactions of each client, one unpaced interval each, in the order of execution.");
    private static final Key<SectionValues> SECTION = Key.of(
            "depth-sweep",
            SectionValues.none(),
            new Section(
                    "Warm-up at the greatest depth, then one interval at each depth. Only for worklets that can keep"
                            + " several transactions outstanding, which storage load profiles are.",
                    Stream.concat(
                                    Stream.of(IntervalKeys.WARM_UP, DEPTHS),
                                    IntervalKeys.parts(IntervalKeys.PAUSE).stream())
                            .toList()),
            "Settings of the schedule `depth-sweep`.");

    @Override
    public Key<SectionValues> key() {
        return SECTION;
    }

    @Override
    public DepthSweep schedule(InheritedValues settings, ScheduleContext context) {
        return new DepthSweep(
                settings.get(IntervalKeys.WARM_UP),
                settings.get(DEPTHS).stream().map(Long::intValue).toList(),
                IntervalKeys.lengths(settings, IntervalKeys.PAUSE));
    }
}
