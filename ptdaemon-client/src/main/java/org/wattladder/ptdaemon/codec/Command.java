package org.wattladder.ptdaemon.codec;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** A line from a client to a daemon. */
public sealed interface Command {

    /** The command as it stands on the wire, without line end. */
    String line();

    /** Hands this command to the method for its type. */
    <A> A answeredBy(Daemon<A> daemon);

    /** Reads a line; one that is no command becomes {@link NotUnderstood}. */
    static Command parse(String line) {
        return CommandText.parse(line);
    }

    /** Text of a mark: letters, digits, dash and underscore; a comma would break the columns of the log. */
    Pattern MARK = Pattern.compile("[A-Za-z0-9_-]{1,200}");

    /** {@code Hello}: first line of a session. */
    record Hello() implements Command {
        @Override
        public String line() {
            return "Hello";
        }

        @Override
        public <A> A answeredBy(Daemon<A> daemon) {
            return daemon.hello();
        }
    }

    /** {@code Identify}: asks for the {@link Identity}. */
    record Identify() implements Command {
        @Override
        public String line() {
            return "Identify";
        }

        @Override
        public <A> A answeredBy(Daemon<A> daemon) {
            return daemon.identify();
        }
    }

    /**
     * {@code RR}: asks for the {@link Ranges}.
     *
     * @param channels which channels
     */
    record ReadRanges(ChannelChoice channels) implements Command {
        @Override
        public String line() {
            return "RR" + channels.suffix();
        }

        @Override
        public <A> A answeredBy(Daemon<A> daemon) {
            return daemon.readRanges(channels);
        }
    }

    /**
     * {@code SR}: sets a range.
     *
     * @param typeLetter A for current, V for voltage, in either case; the answer echoes it
     * @param value the largest value to measure, or {@code Auto}
     * @param channels which channels
     */
    record SetRange(String typeLetter, String value, ChannelChoice channels) implements Command {
        /** The smallest range of the device that is not below this value in volts or amperes. */
        public static SetRange upTo(String typeLetter, double value, ChannelChoice channels) {
            return new SetRange(typeLetter, Numbers.sixDecimals(value), channels);
        }

        /** The device shall choose the range itself. */
        public static SetRange automatic(String typeLetter, ChannelChoice channels) {
            return new SetRange(typeLetter, "Auto", channels);
        }

        @Override
        public String line() {
            return "SR," + typeLetter + "," + value + channels.suffix();
        }

        @Override
        public <A> A answeredBy(Daemon<A> daemon) {
            return daemon.setRange(this);
        }
    }

    /**
     * {@code Go}: starts a measurement.
     *
     * @param samplingMillis 0 for the default of the device
     * @param rampupSamples samples to leave out at the start
     * @param mark text for the log; empty keeps the default
     */
    record Go(int samplingMillis, int rampupSamples, Optional<String> mark) implements Command {
        public Go {
            Objects.requireNonNull(mark, "mark");
            if (mark.isPresent() && !MARK.matcher(mark.get()).matches()) {
                throw new IllegalArgumentException(
                        "a mark holds letters, digits, - and _ only, not '" + mark.get() + "'");
            }
        }

        @Override
        public String line() {
            return "Go," + samplingMillis + "," + rampupSamples
                    + mark.map(text -> "," + text).orElse("");
        }

        @Override
        public <A> A answeredBy(Daemon<A> daemon) {
            return daemon.go(this);
        }
    }

    /** {@code Stop}: ends the measurement at the end of its current interval. */
    record Stop() implements Command {
        @Override
        public String line() {
            return "Stop";
        }

        @Override
        public <A> A answeredBy(Daemon<A> daemon) {
            return daemon.stop();
        }
    }

    /**
     * {@code Mark}: changes the text in the log from now on.
     *
     * @param text the mark
     */
    record Mark(String text) implements Command {
        public Mark {
            if (!MARK.matcher(text).matches()) {
                throw new IllegalArgumentException("a mark holds letters, digits, - and _ only, not '" + text + "'");
            }
        }

        @Override
        public String line() {
            return "Mark," + text;
        }

        @Override
        public <A> A answeredBy(Daemon<A> daemon) {
            return daemon.mark(text);
        }
    }

    /** {@code R*}: asks for the current reading. */
    record ReadCurrent() implements Command {
        @Override
        public String line() {
            return "R*";
        }

        @Override
        public <A> A answeredBy(Daemon<A> daemon) {
            return daemon.readCurrent();
        }
    }

    /**
     * {@code RL}: asks for unread samples.
     *
     * @param oldest how many; empty for all
     * @param withChannels whether the single channels are wanted behind the sum
     * @param directCurrent whether it is asked in the form of direct-current devices, {@code DC-RL}
     */
    record ReadSamples(OptionalInt oldest, boolean withChannels, boolean directCurrent) implements Command {
        /** All unread samples, of the only or the sum channel. */
        public static ReadSamples all() {
            return new ReadSamples(OptionalInt.empty(), false, false);
        }

        /** All unread samples with all channels. */
        public static ReadSamples allChannels() {
            return new ReadSamples(OptionalInt.empty(), true, false);
        }

        /** The same for a direct-current device. */
        public ReadSamples ofDirectCurrent() {
            return new ReadSamples(oldest, withChannels, true);
        }

        @Override
        public String line() {
            String word = directCurrent ? "DC-RL" : "RL";
            if (withChannels) {
                return word + "," + (oldest.isPresent() ? oldest.getAsInt() : "*") + ",*";
            }
            return oldest.isPresent() ? word + "," + oldest.getAsInt() : word;
        }

        @Override
        public <A> A answeredBy(Daemon<A> daemon) {
            return daemon.readSamples(this);
        }
    }

    /**
     * {@code Watts}, {@code Temperature} and their kind: asks for the {@link StatisticsAnswer}.
     *
     * @param column of what
     */
    record ReadStatistics(Column column) implements Command {
        @Override
        public String line() {
            return column.word();
        }

        @Override
        public <A> A answeredBy(Daemon<A> daemon) {
            return daemon.readStatistics(column);
        }
    }

    /**
     * {@code Uncertainty}: asks for the {@link UncertaintyAnswer}.
     *
     * @param channels which channels
     */
    record ReadUncertainty(ChannelChoice channels) implements Command {
        @Override
        public String line() {
            return "Uncertainty" + channels.suffix();
        }

        @Override
        public <A> A answeredBy(Daemon<A> daemon) {
            return daemon.readUncertainty(channels);
        }
    }

    /** {@code Reset}: ends a measurement and clears the statistics. */
    record Reset() implements Command {
        @Override
        public String line() {
            return "Reset";
        }

        @Override
        public <A> A answeredBy(Daemon<A> daemon) {
            return daemon.reset();
        }
    }

    /**
     * A line that is no command, or a command with parameters that cannot be.
     *
     * @param line as it came
     * @param answer the sentence that refuses it
     */
    record NotUnderstood(String line, String answer) implements Command {
        @Override
        public <A> A answeredBy(Daemon<A> daemon) {
            return daemon.notUnderstood(this);
        }
    }
}
