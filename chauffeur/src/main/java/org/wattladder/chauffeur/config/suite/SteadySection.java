package org.wattladder.chauffeur.config.suite;

import java.util.stream.Stream;
import org.wattladder.model.schedule.Steady;
import org.wattladder.settings.InheritedValues;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;

/** Settings of an unpaced load that is recorded several times. */
final class SteadySection implements ScheduleSection {
    private static final Key<Long> PERIODS =
            Key.of("periods", 3L, Kinds.whole(1, Steady.MOST_PERIODS), "How often the load is recorded.");
    private static final Key<SectionValues> SECTION = Key.of(
            "steady",
            SectionValues.none(),
            new Section(
                    "Warm-up, then periods of one length without a target rate. For worklets whose users think between"
                            + " transactions, which `consolidation` is; of others it is full speed. A rehearsal has one period of a"
                            + " minute.",
                    Stream.concat(
                                    Stream.of(IntervalKeys.WARM_UP, PERIODS),
                                    IntervalKeys.parts(IntervalKeys.PAUSE).stream())
                            .toList()),
            "Settings of the schedule `steady`.");

    @Override
    public Key<SectionValues> key() {
        return SECTION;
    }

    @Override
    public Steady schedule(InheritedValues settings, ScheduleContext context) {
        return new Steady(
                settings.get(IntervalKeys.WARM_UP),
                settings.get(PERIODS).intValue(),
                IntervalKeys.lengths(settings, IntervalKeys.PAUSE));
    }
}
