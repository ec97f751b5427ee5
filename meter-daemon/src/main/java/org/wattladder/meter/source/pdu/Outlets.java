package org.wattladder.meter.source.pdu;

import java.io.IOException;
import java.util.List;
import org.wattladder.ptdaemon.codec.Channel;

/** Outlets of a unit, whatever language it speaks; asked by one thread at a time. */
interface Outlets extends AutoCloseable {

    /** Where the unit is, for messages. */
    String address();

    /** Number of outlets, constant. */
    int count();

    /**
     * All figures at once, within a bounded time; one outlet, one channel.
     *
     * @throws IOException when there is no answer, or one that is no power; one sentence without secrets
     */
    List<Channel> ask() throws IOException, InterruptedException;

    /** Lets go of the unit, within a bounded time. */
    @Override
    void close();
}
