package org.wattladder.model.plan;

/** What a host is in a run. */
public enum HostRole {
    /** It is under test: metered, and its figures are the result. */
    SUT,
    /** It only drives a system under test: neither metered nor scored, but its conditions are recorded. */
    DRIVER
}
