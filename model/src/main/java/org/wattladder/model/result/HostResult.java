package org.wattladder.model.result;

import java.util.Objects;
import org.wattladder.model.plan.HostRole;

/**
 * One host in a result.
 *
 * @param name as in the plan
 * @param role whether it is under test
 * @param facts what its Director found
 */
public record HostResult(String name, HostRole role, HostFacts facts) {
    public HostResult {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(role, "role");
        Objects.requireNonNull(facts, "facts");
    }

    /** A system under test. */
    public HostResult(String name, HostFacts facts) {
        this(name, HostRole.SUT, facts);
    }
}
