package org.wattladder.model.plan;

/**
 * When an interval is tried again because CPU time was lost to others.
 *
 * @param lostPercent CPU time lost to others, in percent, above which an attempt is discarded
 * @param retries how often at most an interval is tried again; 0 for never. The last attempt is always kept
 * @param budgetPercent how long all retries together may take, in percent of the configured lengths of the worklets begun so
 *     far
 */
public record RetryPlan(
        @Adjustable(
                help = "CPU time of any host that others may take just before, during or just after an interval;"
                        + " above it the attempt is discarded. A missed load level is discarded above a quarter of it.",
                most = "100")
        double lostPercent,

        @Adjustable(help = "How often an interval is tried again before it is kept as it is; 0 for never.", most = "10")
        int retries,

        @Adjustable(
                help = "How long all retries together may take, in percent of the configured lengths of"
                        + " all worklets so far.",
                most = "1000")
        double budgetPercent) {
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
}
