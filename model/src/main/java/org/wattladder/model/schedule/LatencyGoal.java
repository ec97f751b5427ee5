package org.wattladder.model.schedule;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Duration;
import org.wattladder.model.interval.PlannedLength;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;

/**
 * A bound on latency from scheduled start to completion, for example 99 % of all transactions within 10 ms.
 *
 * @param percentile share of all transactions in percent that must keep the bound, above 0 and below 100
 * @param bound longest latency that keeps it, above 0
 */
public record LatencyGoal(double percentile, Duration bound) {
    private static final double HUNDRED = 100;
    private static final double MILLIS = 1e6;

    public LatencyGoal {
        PlannedLength.positive("a bound on latency", bound);
        if (!(percentile > 0) || percentile >= HUNDRED) {
            throw new IllegalArgumentException("a percentile must lie between 0 and 100, not be " + percentile);
        }
    }

    /** Share of all transactions that may take longer, from 0 to 1. */
    @JsonIgnore
    public double allowedShare() {
        return 1 - percentile / HUNDRED;
    }

    /** Whether all that meets this goal meets the other one too. */
    boolean implies(LatencyGoal other) {
        return percentile >= other.percentile && bound.compareTo(other.bound) <= 0;
    }

    /** For people, for example {@code p99 within 10 ms}. */
    public Message label() {
        return Message.of("goal.latency", Figure.shortest(percentile), Figure.shortest(bound.toNanos() / MILLIS));
    }
}
