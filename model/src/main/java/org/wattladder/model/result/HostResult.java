package org.wattladder.model.result;

import java.util.Objects;

/**
 * One system under test in a result.
 *
 * @param name as in the plan
 * @param facts what its Director found
 */
public record HostResult(String name, HostFacts facts) {
    public HostResult {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(facts, "facts");
    }
}
