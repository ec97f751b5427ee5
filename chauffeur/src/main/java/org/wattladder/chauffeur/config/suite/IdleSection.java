package org.wattladder.chauffeur.config.suite;

import org.wattladder.model.schedule.Idle;
import org.wattladder.settings.InheritedValues;
import org.wattladder.settings.Key;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;

/** Settings of active idle. */
final class IdleSection implements ScheduleSection {
    private static final Key<SectionValues> SECTION = Key.of(
            "idle",
            SectionValues.none(),
            new Section("One interval without load.", IntervalKeys.parts(IntervalKeys.PAUSE)),
            "Settings of the schedule `idle`.");

    @Override
    public Key<SectionValues> key() {
        return SECTION;
    }

    @Override
    public Idle schedule(InheritedValues settings, ScheduleContext context) {
        return new Idle(IntervalKeys.lengths(settings, IntervalKeys.PAUSE));
    }
}
