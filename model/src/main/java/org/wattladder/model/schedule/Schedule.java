package org.wattladder.model.schedule;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.interval.IntervalPlan;

/** Decides the intervals of a worklet, one after the other; paper section 5 and figures 3 and 4. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Ladder.class, name = "ladder"),
    @JsonSubTypes.Type(value = Iterations.class, name = "iterations"),
    @JsonSubTypes.Type(value = DepthSweep.class, name = "depth-sweep"),
    @JsonSubTypes.Type(value = Steady.class, name = "steady"),
    @JsonSubTypes.Type(value = Search.class, name = "search"),
    @JsonSubTypes.Type(value = Curve.class, name = "curve"),
    @JsonSubTypes.Type(value = Trace.class, name = "trace"),
    @JsonSubTypes.Type(value = Tiles.class, name = "tiles"),
    @JsonSubTypes.Type(value = Idle.class, name = "idle"),
    @JsonSubTypes.Type(value = Turns.class, name = "turns"),
    @JsonSubTypes.Type(value = UntilPrecise.class, name = "until-precise")
})
public interface Schedule {

    /**
     * The interval after those that are done; empty at the end. Equal histories give equal intervals.
     *
     * @param done the intervals so far, in order
     */
    Optional<IntervalPlan> next(History done);

    /** Sum of the configured lengths of all intervals that it can ask for; iterations count by the length expected. */
    Duration atMost();

    /** How many intervals it can ask for. */
    int mostIntervals();

    /** The same schedule with its lengths and counts made smaller. */
    Schedule shortened(Shortening shortening);

    /** How the rates of calibration intervals become the calibrated rate. */
    default CalibrationUse calibrationUse() {
        return CalibrationUse.MEAN;
    }

    /** How sure the means of this interval have to be for its recording to end early; empty when its length is fixed. */
    default Optional<Precision> precision(IntervalPlan interval) {
        return Optional.empty();
    }

    /** When its warm-up is repeated; empty when there is one of them, or none. */
    default Optional<Settling> settling() {
        return Optional.empty();
    }

    /** The same schedule at other load levels, in percent; one without load levels stays as it is. */
    default Schedule atLevels(List<Double> percent) {
        return this;
    }

    /** Whether lengths and count of all intervals are known beforehand; else {@link #atMost} is a bound, often far off. */
    @JsonIgnore
    default boolean isKnown() {
        return !foreseen().isEmpty();
    }

    /** For display only: every interval, if all of them are known beforehand; else none. */
    @JsonIgnore
    default List<IntervalPlan> foreseen() {
        return List.of();
    }
}
