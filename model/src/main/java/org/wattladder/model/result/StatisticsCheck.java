package org.wattladder.model.result;

import com.fasterxml.jackson.annotation.JsonCreator;

/** Whether a daemon's own statistics of a measurement have the count and average of the samples that were read. */
public enum StatisticsCheck {
    /** Counts equal, averages within 1e-5. */
    AGREE,
    /** A count or the average is another. */
    DIFFER,
    /** The daemon has no statistics of the whole measurement, as after a lost connection. */
    NOT_COMPARED;

    /** The constant of this name; older results only say whether they agree, {@code true} or {@code false}. */
    @JsonCreator
    static StatisticsCheck read(Object written) {
        return switch (written.toString()) {
            case "true" -> AGREE;
            case "false" -> DIFFER;
            default -> valueOf(written.toString());
        };
    }
}
