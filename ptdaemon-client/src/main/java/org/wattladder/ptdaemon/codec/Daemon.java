package org.wattladder.ptdaemon.codec;

/**
 * Answers commands, one method each, so that a new command does not compile until a daemon answers it.
 *
 * @param <A> what an answer is
 */
public interface Daemon<A> {
    /** Answers {@code Hello}. */
    A hello();

    /** Answers {@code Identify}. */
    A identify();

    /** Answers {@code RR}. */
    A readRanges(ChannelChoice channels);

    /** Answers {@code SR}. */
    A setRange(Command.SetRange setRange);

    /** Answers {@code Go}. */
    A go(Command.Go go);

    /** Answers {@code Stop}. */
    A stop();

    /** Answers {@code Mark}. */
    A mark(String text);

    /** Answers {@code R*}. */
    A readCurrent();

    /** Answers {@code RL}. */
    A readSamples(Command.ReadSamples readSamples);

    /** Answers {@code Watts}, {@code Temperature} and their kind. */
    A readStatistics(Column column);

    /** Answers {@code Uncertainty}. */
    A readUncertainty(ChannelChoice channels);

    /** Answers {@code Reset}. */
    A reset();

    /** Answers anything else. */
    A notUnderstood(Command.NotUnderstood line);
}
