package org.wattladder.chauffeur.config.suite;

import org.wattladder.chauffeur.config.yaml.Key;
import org.wattladder.chauffeur.config.yaml.Layers;
import org.wattladder.chauffeur.config.yaml.Section;
import org.wattladder.chauffeur.config.yaml.Values;
import org.wattladder.model.schedule.Idle;
import org.wattladder.worklets.api.WorkletDescription;

/** Settings of active idle. */
final class IdleSection implements ScheduleSection {
    private static final Key<Values> SECTION = Key.of(
            "idle",
            Values.none(),
            new Section("One interval without load.", IntervalKeys.parts(IntervalKeys.PAUSE)),
            "Settings of the schedule `idle`.");

    @Override
    public Key<Values> key() {
        return SECTION;
    }

    @Override
    public Idle schedule(Layers settings, WorkletDescription worklet) {
        return new Idle(IntervalKeys.lengths(settings, IntervalKeys.PAUSE));
    }
}
