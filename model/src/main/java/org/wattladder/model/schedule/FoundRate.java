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
 * @param inherited whether the trials at the highest rate that passed could tell of a stricter goal only
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
        boolean inherited,
        OptionalDouble confirmed,
        OptionalInt confirmedBy,
        int lowered) {
    public FoundRate {
        Objects.requireNonNull(goal, "goal");
        Objects.requireNonNull(confirmed, "confirmed");
        Objects.requireNonNull(confirmedBy, "confirmedBy");
    }

    static FoundRate below(double calibratedRate, LatencyGoal goal) {
        return new FoundRate(
                goal, 0, calibratedRate, false, false, false, OptionalDouble.empty(), OptionalInt.empty(), 0);
    }

    /** Whether trials told of this goal itself that no higher rate meets it, or that the highest that passed does. */
    public boolean isOwn() {
        return !inherited || !undecided;
    }

    /**
     * A rate passes this goal or a stricter one, of which that is known; trials that could not tell are forgotten.
     *
     * @param own whether its trials tell the same of this goal
     */
    FoundRate passing(double rate, FoundRate stricter, boolean own) {
        if (rate <= passed) {
            return this;
        }
        return failed > rate
                ? new FoundRate(goal, rate, failed, tried, undecided, !own, confirmed, confirmedBy, lowered)
                : new FoundRate(
                        goal, rate, stricter.failed, stricter.tried, true, !own, confirmed, confirmedBy, lowered);
    }

    FoundRate failing(double rate, boolean notSure) {
        if (rate >= failed) {
            return this;
        }
        return new FoundRate(goal, passed, rate, true, notSure, inherited, confirmed, confirmedBy, lowered);
    }

    FoundRate confirmedAt(double rate, int interval) {
        return new FoundRate(
                goal,
                passed,
                failed,
                tried,
                undecided,
                inherited,
                OptionalDouble.of(rate),
                OptionalInt.of(interval),
                lowered);
    }

    FoundRate lower() {
        return new FoundRate(goal, passed, failed, tried, undecided, inherited, confirmed, confirmedBy, lowered + 1);
    }
}
