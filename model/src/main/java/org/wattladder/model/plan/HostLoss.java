package org.wattladder.model.plan;

/** What happens to a run of several hosts when one of them is lost. */
public enum HostLoss {
    /** The run ends. */
    END,
    /** The worklet is aborted, and the next one runs on the hosts that are left; the result is not valid. */
    DEGRADE
}
