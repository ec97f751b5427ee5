package org.wattladder.model.wire;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** How much load a host takes during one interval. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "load")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Load.Unpaced.class, name = "unpaced"),
    @JsonSubTypes.Type(value = Load.Paced.class, name = "paced"),
    @JsonSubTypes.Type(value = Load.Idle.class, name = "idle")
})
public sealed interface Load {

    /** As fast as possible. */
    record Unpaced() implements Load {}

    /**
     * A fixed rate, met by exact counts.
     *
     * @param transactionsPerSecond of the whole host, above 0; the Director divides it among its clients
     */
    record Paced(double transactionsPerSecond) implements Load {
        public Paced {
            if (!(transactionsPerSecond > 0) || Double.isInfinite(transactionsPerSecond)) {
                throw new IllegalArgumentException("a paced load needs a rate above 0, not " + transactionsPerSecond);
            }
        }
    }

    /** Nothing. */
    record Idle() implements Load {}
}
