package org.wattladder.chauffeur.config.suite;

import java.util.List;
import org.wattladder.model.plan.RetryPlan;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;

/** Settings of repeated intervals. */
final class RetryKeys {
    private static final Key<Double> LOST_PERCENT = Key.of(
            "lost-percent",
            RetryPlan.STANDARD.lostPercent(),
            Kinds.decimalAboveZero(100),
            "CPU time of any host that others may take just before, during or just after an interval;"
                    + " above it the attempt is discarded. A missed load level is discarded above a quarter of it.");
    private static final Key<Long> RETRIES = Key.of(
            "retries",
            (long) RetryPlan.STANDARD.retries(),
            Kinds.whole(0, 10),
            "How often an interval is tried again before it is kept as it is; 0 for never.");
    private static final Key<Double> BUDGET_PERCENT = Key.of(
            "budget-percent",
            RetryPlan.STANDARD.budgetPercent(),
            Kinds.decimalAboveZero(1000),
            "How long all retries together may take, in percent of the configured lengths of all worklets so far.");

    static final Section SECTION = new Section(
            "When an interval is tried again; discarded attempts stay in the result and count for nothing.",
            List.of(LOST_PERCENT, RETRIES, BUDGET_PERCENT));

    private RetryKeys() {}

    /** What a file says, with defaults for what it leaves out. */
    static RetryPlan read(SectionValues values) {
        return new RetryPlan(
                values.orStandard(LOST_PERCENT),
                Math.toIntExact(values.orStandard(RETRIES)),
                values.orStandard(BUDGET_PERCENT));
    }
}
