package org.wattladder.model.plan;

import java.util.Objects;

/**
 * What happens to a run that is disturbed.
 *
 * @param hostLoss what happens to it when a host is lost
 * @param retry when an interval is tried again
 */
public record DisturbancePolicy(HostLoss hostLoss, RetryPlan retry) {
    /** Every interval is run once, and a lost host ends the run. */
    public static final DisturbancePolicy STRICT = new DisturbancePolicy(HostLoss.END, RetryPlan.NEVER);

    public DisturbancePolicy {
        Objects.requireNonNull(hostLoss, "hostLoss");
        Objects.requireNonNull(retry, "retry");
    }
}
