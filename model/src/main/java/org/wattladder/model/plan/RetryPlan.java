package org.wattladder.model.plan;

/**
 * When an interval is tried again because CPU time was lost to others; rates and watts have no say in it.
 *
 * @param lostPercent CPU time lost to others, in percent, above which an attempt is discarded
 * @param retries how often at most an interval is tried again; 0 for never. The last attempt is always kept
 */
public record RetryPlan(double lostPercent, int retries) {
    /** Every interval is run once. */
    public static final RetryPlan NEVER = new RetryPlan(4, 0);

    public RetryPlan {
        if (!(lostPercent > 0) || retries < 0) {
            throw new IllegalArgumentException(
                    "a limit of lost time must be above 0 %, and retries cannot be negative");
        }
    }
}
