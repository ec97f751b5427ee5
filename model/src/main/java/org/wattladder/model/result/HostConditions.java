package org.wattladder.model.result;

import java.util.Objects;
import org.wattladder.model.plan.HostRole;

/**
 * What disturbed one host around an interval.
 *
 * @param host name in the plan
 * @param role whether it is under test
 * @param facts what its Director found
 */
public record HostConditions(String host, HostRole role, Conditions facts) {
    public HostConditions {
        Objects.requireNonNull(host, "host");
        Objects.requireNonNull(role, "role");
        Objects.requireNonNull(facts, "facts");
    }

    /** Conditions of a system under test. */
    public HostConditions(String host, Conditions facts) {
        this(host, HostRole.SUT, facts);
    }

    /** Whether the host only drives. */
    public boolean ofDriver() {
        return role == HostRole.DRIVER;
    }
}
