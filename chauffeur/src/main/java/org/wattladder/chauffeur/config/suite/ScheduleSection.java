package org.wattladder.chauffeur.config.suite;

import java.util.List;
import org.wattladder.model.schedule.Schedule;
import org.wattladder.settings.InheritedValues;
import org.wattladder.settings.Key;
import org.wattladder.settings.SectionValues;
import org.wattladder.worklets.api.WorkletDescription;

/** One schedule in suite files: its settings, and how they become the schedule. */
interface ScheduleSection {

    /** The section; its name is that of the schedule. */
    Key<SectionValues> key();

    /**
     * The schedule of a worklet.
     *
     * @param settings of the section, from the worklet to the defaults of the suite
     */
    Schedule schedule(InheritedValues settings, ScheduleContext context);

    /** Settings of the section that mean nothing for this worklet. */
    default List<Key<?>> meaningless(WorkletDescription worklet) {
        return List.of();
    }
}
