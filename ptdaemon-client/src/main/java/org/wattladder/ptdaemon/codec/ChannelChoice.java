package org.wattladder.ptdaemon.codec;

import java.util.Objects;
import java.util.OptionalInt;

/**
 * The channel argument of a command.
 *
 * @param scope which kind of choice
 * @param number the channel when one is named, 0 being the sum
 */
public record ChannelChoice(Scope scope, OptionalInt number) {

    /** Which channels a command means. */
    public enum Scope {
        /** No argument: the only channel, or the sum. */
        TOTAL,
        /** One channel by number. */
        ONE,
        /** {@code *}: every channel. */
        EVERY
    }

    public ChannelChoice {
        Objects.requireNonNull(scope, "scope");
        Objects.requireNonNull(number, "number");
    }

    /** No argument. */
    public static ChannelChoice total() {
        return new ChannelChoice(Scope.TOTAL, OptionalInt.empty());
    }

    /** One channel. */
    public static ChannelChoice one(int number) {
        return new ChannelChoice(Scope.ONE, OptionalInt.of(number));
    }

    /** Every channel. */
    public static ChannelChoice every() {
        return new ChannelChoice(Scope.EVERY, OptionalInt.empty());
    }

    String suffix() {
        return switch (scope) {
            case TOTAL -> "";
            case ONE -> "," + number.orElseThrow();
            case EVERY -> ",*";
        };
    }
}
