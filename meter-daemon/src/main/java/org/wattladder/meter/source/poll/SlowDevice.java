package org.wattladder.meter.source.poll;

import java.io.IOException;

/** A device that may take longer to answer than a sample lasts; asked by one thread at a time. */
public interface SlowDevice extends AutoCloseable {

    /**
     * Asks once, within a time that the device bounds itself.
     *
     * @throws IOException when there is no answer; the message is one sentence without secrets
     */
    Answer ask() throws IOException, InterruptedException;

    /** Lets go of the device, within a bounded time. */
    @Override
    void close();
}
