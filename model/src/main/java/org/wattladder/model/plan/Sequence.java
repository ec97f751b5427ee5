package org.wattladder.model.plan;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.time.Duration;
import java.util.List;

/** How a worklet is executed, paper section 5 and figures 3 and 4. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = GraduatedSequence.class, name = "graduated"),
    @JsonSubTypes.Type(value = FixedIterationSequence.class, name = "iterations"),
    @JsonSubTypes.Type(value = DepthSequence.class, name = "depths"),
    @JsonSubTypes.Type(value = IdleSequence.class, name = "idle")
})
public sealed interface Sequence permits GraduatedSequence, FixedIterationSequence, DepthSequence, IdleSequence {

    /** Every interval in the order of execution, numbered from 1. */
    @JsonIgnore
    List<IntervalPlan> intervals();

    /** Sum of all configured lengths. */
    @JsonIgnore
    default Duration length() {
        return intervals().stream().map(interval -> interval.lengths().total()).reduce(Duration.ZERO, Duration::plus);
    }
}
