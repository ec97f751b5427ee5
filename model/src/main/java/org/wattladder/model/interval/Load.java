package org.wattladder.model.interval;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;

/** How much load all hosts together take during one interval. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Load.Unpaced.class, name = "unpaced"),
    @JsonSubTypes.Type(value = Load.Share.class, name = "share"),
    @JsonSubTypes.Type(value = Load.Rate.class, name = "rate"),
    @JsonSubTypes.Type(value = Load.Outstanding.class, name = "outstanding"),
    @JsonSubTypes.Type(value = Load.Iterations.class, name = "iterations"),
    @JsonSubTypes.Type(value = Load.Tiles.class, name = "tiles"),
    @JsonSubTypes.Type(value = Load.None.class, name = "none")
})
public sealed interface Load {

    /** The word for an interval under this load in tables, for example {@code level}. */
    String word();

    /** The name of an interval under this load, for example {@code level 67 %}. */
    Message label();

    /** How much load, in a column of loads, for example {@code 67 %}. */
    default Message amount() {
        return label();
    }

    /** Share of full load in percent, of iterations share of the data; empty where the load does not tell. */
    default OptionalDouble percent() {
        return OptionalDouble.of(100);
    }

    /** Whether a rate is asked for. */
    default boolean paced() {
        return false;
    }

    /** As fast as possible. */
    record Unpaced() implements Load {
        @Override
        public String word() {
            return "full-speed";
        }

        @Override
        public Message label() {
            return Message.of("interval.full-speed");
        }

        @Override
        public Message amount() {
            return Message.of("percent", Figure.shortest(100));
        }
    }

    /**
     * A share of the calibrated rate of each host.
     *
     * @param calibratedPercent in percent, above 0
     */
    record Share(double calibratedPercent) implements Load {
        public Share {
            if (!(calibratedPercent > 0) || Double.isInfinite(calibratedPercent)) {
                throw new IllegalArgumentException("a load level must be above 0 %, not " + calibratedPercent);
            }
        }

        @Override
        public String word() {
            return "level";
        }

        @Override
        public Message label() {
            return Message.of("interval.level", Figure.shortest(calibratedPercent));
        }

        @Override
        public Message amount() {
            return Message.of("percent", Figure.shortest(calibratedPercent));
        }

        @Override
        public OptionalDouble percent() {
            return OptionalDouble.of(calibratedPercent);
        }

        @Override
        public boolean paced() {
            return true;
        }
    }

    /**
     * A rate, divided among the hosts by their calibrated rates, or equally where nothing was calibrated.
     *
     * @param transactionsPerSecond of all hosts together, above 0
     */
    record Rate(double transactionsPerSecond) implements Load {
        public Rate {
            if (!(transactionsPerSecond > 0) || Double.isInfinite(transactionsPerSecond)) {
                throw new IllegalArgumentException("a rate must be above 0, not " + transactionsPerSecond);
            }
        }

        @Override
        public String word() {
            return "rate";
        }

        @Override
        public Message label() {
            return Message.of("interval.rate", Figure.shortest(transactionsPerSecond));
        }

        @Override
        public OptionalDouble percent() {
            return OptionalDouble.empty();
        }

        @Override
        public boolean paced() {
            return true;
        }
    }

    /**
     * As fast as possible with several transactions outstanding.
     *
     * @param depth of each client, at least 1
     */
    record Outstanding(int depth) implements Load {
        public Outstanding {
            if (depth < 1) {
                throw new IllegalArgumentException("at least 1 transaction must be outstanding, not " + depth);
            }
        }

        @Override
        public String word() {
            return "depth";
        }

        @Override
        public Message label() {
            return Message.of("interval.depth", depth);
        }
    }

    /**
     * A number of iterations of every user, as fast as possible; the interval takes as long as they do.
     *
     * @param pre of each user before recording
     * @param measured of each user, at least 1
     * @param post of each user after it has recorded; it goes on until all have recorded
     * @param sizePercent share of the data that the transactions work on
     * @param limit how long they may take
     * @param command which command of a program that has several; empty of all others
     */
    record Iterations(
            int pre,
            int measured,
            int post,
            int sizePercent,
            Duration limit,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) String command)
            implements Load {
        public Iterations {
            Objects.requireNonNull(limit, "limit");
            command = command == null ? "" : command;
        }

        /** Iterations of what has no commands to choose from. */
        public Iterations(int pre, int measured, int post, int sizePercent, Duration limit) {
            this(pre, measured, post, sizePercent, limit, "");
        }

        /** The same with so many that count. */
        public Iterations measuring(int others) {
            return new Iterations(pre, others, post, sizePercent, limit, command);
        }

        @Override
        public String word() {
            return command.isEmpty() ? "iterations" : "command";
        }

        @Override
        public Message label() {
            return command.isEmpty() ? Message.of("interval.iterations", sizePercent) : amount();
        }

        @Override
        public Message amount() {
            return command.isEmpty()
                    ? Message.of("interval.data", sizePercent)
                    : Message.of("interval.command", new Name(command));
        }

        @Override
        public OptionalDouble percent() {
            return OptionalDouble.of(sizePercent);
        }
    }

    /**
     * Tiles of guests, each guest under a load of its own; guests of other tiles wait.
     *
     * @param tiles that work, at least 1
     * @param guests of each tile, in the order of its deployments
     */
    record Tiles(int tiles, List<GuestLoad> guests) implements Load {
        public Tiles {
            guests = List.copyOf(guests);
            if (tiles < 1 || guests.isEmpty()) {
                throw new IllegalArgumentException(
                        "a load of tiles needs a tile and a guest, not " + tiles + " and " + guests.size());
            }
        }

        /** What the deployment of this number, from 1, does: guests of one tile follow each other. */
        public Load of(int copy) {
            return (copy - 1) / guests.size() < tiles
                    ? guests.get((copy - 1) % guests.size()).load()
                    : new None();
        }

        @Override
        public String word() {
            return "tiles";
        }

        @Override
        public Message label() {
            List<GuestLoad> working = guests.stream().filter(GuestLoad::works).toList();
            return working.size() == 1 && guests.size() > 1
                    ? Message.of("interval.guest-alone", new Name(working.get(0).guest()))
                    : Message.of("interval.tiles", tiles);
        }

        @Override
        public OptionalDouble percent() {
            return OptionalDouble.empty();
        }
    }

    /** Nothing executes. */
    record None() implements Load {
        @Override
        public String word() {
            return "idle";
        }

        @Override
        public Message label() {
            return Message.of("interval.active-idle");
        }

        @Override
        public OptionalDouble percent() {
            return OptionalDouble.of(0);
        }
    }
}
