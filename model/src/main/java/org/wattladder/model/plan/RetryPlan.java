package org.wattladder.model.plan;

/**
 * When an interval is tried again because CPU time was lost to others; rates and watts have no say in it.
 *
 * @param lostPercent CPU time lost to others, in percent, above which an attempt is discarded
 * @param retries how often at most an interval is tried again; 0 for never. The last attempt is always kept
 */
public record RetryPlan(
        @Adjustable(
                help = "CPU time of any host that others may take just before, during or just after an interval;"
                        + " above it the attempt is discarded.",
                most = "100")
        double lostPercent,

        @Adjustable(help = "How often an interval is tried again before it is kept as it is; 0 for never.", most = "10")
        int retries) {
    /** Every interval is run once. */
    public static final RetryPlan NEVER = new RetryPlan(4, 0);

    public RetryPlan {
        if (!(lostPercent > 0) || retries < 0) {
            throw new IllegalArgumentException(
                    "a limit of lost time must be above 0 %, and retries cannot be negative");
        }
    }
}
