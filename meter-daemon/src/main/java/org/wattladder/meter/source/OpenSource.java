package org.wattladder.meter.source;

import java.util.Optional;
import java.util.Set;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;

/**
 * A source that is being used; for the sampler thread only. A simple source implements the methods without a body here;
 * the others are for devices with several channels, settable ranges or a known uncertainty.
 */
public interface OpenSource extends AutoCloseable {

    /** The columns it really measures; the others stay {@code -1} on the wire. */
    Set<Column> columns();

    /** Starts a measurement: whatever is averaged is averaged from now on. */
    void begin();

    /** Starts a measurement of which more is known; {@link #begin()} unless the source cares. */
    default void begin(Start start) {
        begin();
    }

    /**
     * The figures of the time since {@link #begin} or the last sample.
     *
     * @return never throws for a failing device: the figure is then an error reading
     */
    Channel sample();

    /** The figures of every channel, their uncertainty and the device's stamp; {@link #sample} alone by default. */
    default Figures sampleAll() {
        return Figures.of(sample());
    }

    /** Number of channels behind the sum channel, constant while open; 1 for a device without a sum channel. */
    default int channels() {
        return 1;
    }

    /** Whether {@link #sampleAll} states uncertainties. */
    default boolean statesUncertainty() {
        return false;
    }

    /** The ranges; empty when the device has none, or none that can be set. */
    default Optional<RangeControl> ranges() {
        return Optional.empty();
    }

    /** How the device names itself, for example its answer to {@code *IDN?}; the last field of the identity. */
    default Optional<String> device() {
        return Optional.empty();
    }

    /** Faults on the way to the client; safe for any thread. A source that measures plays none. */
    default LineFault.Script lineFaults() {
        return LineFault.None::new;
    }

    /** Lets go of the device. */
    @Override
    void close();
}
