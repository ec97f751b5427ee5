package org.wattladder.model.result;

import java.util.Objects;

/**
 * What disturbed one system under test around an interval.
 *
 * @param host name in the plan
 * @param facts what its Director found
 */
public record HostConditions(String host, Conditions facts) {
    public HostConditions {
        Objects.requireNonNull(host, "host");
        Objects.requireNonNull(facts, "facts");
    }
}
