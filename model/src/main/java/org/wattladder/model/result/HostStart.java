package org.wattladder.model.result;

import java.util.Objects;

/**
 * When recording began on one of the hosts, measured against the moment that all of them were asked to begin at.
 *
 * @param host name in the plan
 * @param lateNanos how much later; below 0 when earlier
 * @param uncertaintyNanos how far off the comparison of clocks may be, half the round-trip time of its quickest question and answer
 */
public record HostStart(String host, long lateNanos, long uncertaintyNanos) {
    public HostStart {
        Objects.requireNonNull(host, "host");
    }
}
