package org.wattladder.model.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** How much load a host takes during one interval. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "load")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Load.Unpaced.class, name = "unpaced"),
    @JsonSubTypes.Type(value = Load.Paced.class, name = "paced"),
    @JsonSubTypes.Type(value = Load.Held.class, name = "held"),
    @JsonSubTypes.Type(value = Load.Iterations.class, name = "iterations"),
    @JsonSubTypes.Type(value = Load.Outstanding.class, name = "outstanding"),
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

    /**
     * A share of the CPU time that a program takes by itself, as its unpaced intervals told; for programs that no rate holds.
     *
     * @param unpacedPercent above 0 and at most 100
     */
    record Held(double unpacedPercent) implements Load {
        public Held {
            if (!(unpacedPercent > 0 && unpacedPercent <= 100)) {
                throw new IllegalArgumentException(
                        "a share of CPU time lies above 0 and up to 100 %, not at " + unpacedPercent);
            }
        }
    }

    /**
     * A number of iterations of every user, unpaced; the lengths of the interval say only how long they may take.
     *
     * @param pre of each user before recording
     * @param measured of each user, at least 1; recording begins for all together and ends with the last of them
     * @param post of each user after it has recorded; it goes on until all have recorded
     * @param sizePercent share of the data that the transactions work on
     * @param command which command of a program that has several; empty of all others
     */
    record Iterations(
            int pre,
            int measured,
            int post,
            int sizePercent,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) String command)
            implements Load {
        public Iterations {
            command = command == null ? "" : command;
            if (pre < 0 || measured < 1 || post < 0 || sizePercent < 1 || sizePercent > 100) {
                throw new IllegalArgumentException("iterations cannot be " + pre + ", " + measured + " and " + post
                        + " over " + sizePercent + " % of the data");
            }
        }

        /** Iterations of what has no commands to choose from. */
        public Iterations(int pre, int measured, int post, int sizePercent) {
            this(pre, measured, post, sizePercent, "");
        }
    }

    /**
     * As fast as possible with several transactions outstanding concurrently.
     *
     * @param depth of each client, at least 1; divided among its users
     */
    record Outstanding(int depth) implements Load {
        public Outstanding {
            if (depth < 1) {
                throw new IllegalArgumentException("at least 1 transaction must be outstanding, not " + depth);
            }
        }
    }

    /** Nothing. */
    record Idle() implements Load {}
}
