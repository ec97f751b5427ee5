package org.wattladder.chauffeur.config.suite;

import java.util.List;
import org.wattladder.model.plan.RetryPlan;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;

/** Settings of trying intervals again. */
final class RetryKeys {
    static final Key<Double> LOST_ABOVE = Key.of(
            "lost-above",
            RetryPlan.NEVER.lostPercent(),
            Kinds.percent(),
            "Percent of CPU time of any host that others may take just before, during or just after an interval; above it"
                    + " the attempt is discarded.");
    static final Key<Long> AT_MOST = Key.of(
            "at-most",
            (long) RetryPlan.NEVER.retries(),
            Kinds.whole(0, 10),
            "How often an interval is tried again before it is kept as it is; 0 for never.");

    static final Section SECTION = new Section(
            "When an interval is tried again; discarded attempts stay in the result and count for nothing.",
            List.of(LOST_ABOVE, AT_MOST));

    private RetryKeys() {}

    static RetryPlan plan(SectionValues section) {
        return new RetryPlan(
                section.orStandard(LOST_ABOVE), section.orStandard(AT_MOST).intValue());
    }
}
