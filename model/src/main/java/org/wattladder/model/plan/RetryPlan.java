package org.wattladder.model.plan;

/**
 * When an interval is tried again because CPU time was lost to others.
 *
 * @param lostPercent CPU time lost to others, in percent, above which an attempt is discarded
 * @param retries how often at most an interval is tried again; 0 for never. The last attempt is always kept
 * @param budgetPercent how long all retries together may take, in percent of the configured lengths of the worklets begun so
 *     far
 */
public record RetryPlan(double lostPercent, int retries, double budgetPercent) {
    /** A few retries, so that a disturbance costs minutes and not the run. */
    public static final RetryPlan STANDARD = new RetryPlan(4, 2, 10);

    /** Every interval is run once. */
    public static final RetryPlan NEVER = new RetryPlan(4, 0, 10);

    public RetryPlan {
        if (!(lostPercent > 0) || retries < 0 || !(budgetPercent > 0)) {
            throw new IllegalArgumentException(
                    "limits of CPU contention and budget must be above 0 %, and retries cannot be negative");
        }
    }

    /** The same plan with a budget of at most this. */
    public RetryPlan withBudgetOfAtMost(double percent) {
        return new RetryPlan(lostPercent, retries, Math.min(budgetPercent, percent));
    }
}
