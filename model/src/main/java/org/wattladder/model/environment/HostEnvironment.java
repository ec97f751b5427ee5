package org.wattladder.model.environment;

import java.util.List;
import java.util.Objects;

/**
 * The facts of one system under test.
 *
 * @param host name in the plan
 * @param facts in the order of {@link EnvironmentKey}
 */
public record HostEnvironment(String host, List<EnvironmentFact> facts) {
    public HostEnvironment {
        Objects.requireNonNull(host, "host");
        facts = List.copyOf(facts);
    }
}
