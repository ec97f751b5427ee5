package org.wattladder.model.result;

import java.util.Objects;

/**
 * One client JVM in one window, without histograms.
 *
 * @param host name in the plan
 * @param client number on that host
 * @param transactions completed in the window
 * @param unfinished transactions scheduled in the window but not completed in it
 * @param startDelayNanos how late the slowest user began
 * @param recordingNanos length of the window by the client's clock
 * @param processorPercent CPU time of the client in the window, in percent of one CPU; absent when the JVM cannot tell
 */
public record HostInterval(
        String host,
        int client,
        long transactions,
        long unfinished,
        long startDelayNanos,
        long recordingNanos,
        Measurement processorPercent) {
    public HostInterval {
        Objects.requireNonNull(host, "host");
        Objects.requireNonNull(processorPercent, "processorPercent");
    }
}
