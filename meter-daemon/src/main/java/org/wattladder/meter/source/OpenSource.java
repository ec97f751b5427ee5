package org.wattladder.meter.source;

import java.util.Set;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;

/** A source that is being used; for the sampler thread only. */
public interface OpenSource extends AutoCloseable {

    /** The columns it really measures; the others stay {@code -1} on the wire. */
    Set<Column> columns();

    /** Starts a measurement: whatever is averaged is averaged from now on. */
    void begin();

    /**
     * The figures of the time since {@link #begin} or the last sample.
     *
     * @return never throws for a failing device: the figure is then an error reading
     */
    Channel sample();

    /** Lets go of the device. */
    @Override
    void close();
}
