package org.wattladder.model.schedule;

import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * What a search knows of one goal.
 *
 * @param goal the bound
 * @param passed highest rate whose trials meet it, in transactions per second; 0 when none does
 * @param failed lowest rate that does not; at first the calibrated rate, which is not tried
 * @param tried whether that rate was tried
 * @param undecided whether its trials could not tell, so that it only counts as failed
 * @param confirmed rate at which a whole recording met the goal; empty when none did yet
 * @param confirmedBy number of that interval; empty likewise
 * @param lowered how often a recording did not meet it and the rate was lowered
 */
public record FoundRate(
        LatencyGoal goal,
        double passed,
        double failed,
        boolean tried,
        boolean undecided,
        OptionalDouble confirmed,
        OptionalInt confirmedBy,
        int lowered) {
    public FoundRate {
        Objects.requireNonNull(goal, "goal");
        Objects.requireNonNull(confirmed, "confirmed");
        Objects.requireNonNull(confirmedBy, "confirmedBy");
    }

    static FoundRate below(double calibratedRate, LatencyGoal goal) {
        return new FoundRate(goal, 0, calibratedRate, false, false, OptionalDouble.empty(), OptionalInt.empty(), 0);
    }

    /** A rate passes this goal or a stricter one, of which that is known; trials that could not tell are forgotten. */
    FoundRate passing(double rate, FoundRate stricter) {
        if (rate <= passed) {
            return this;
        }
        return failed > rate
                ? new FoundRate(goal, rate, failed, tried, undecided, confirmed, confirmedBy, lowered)
                : new FoundRate(goal, rate, stricter.failed, stricter.tried, true, confirmed, confirmedBy, lowered);
    }

    FoundRate failing(double rate, boolean notSure) {
        if (rate >= failed) {
            return this;
        }
        return new FoundRate(goal, passed, rate, true, notSure, confirmed, confirmedBy, lowered);
    }

    FoundRate confirmedAt(double rate, int interval) {
        return new FoundRate(
                goal, passed, failed, tried, undecided, OptionalDouble.of(rate), OptionalInt.of(interval), lowered);
    }

    FoundRate lower() {
        return new FoundRate(goal, passed, failed, tried, undecided, confirmed, confirmedBy, lowered + 1);
    }
}
