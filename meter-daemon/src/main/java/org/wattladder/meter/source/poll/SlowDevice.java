package org.wattladder.meter.source.poll;

import java.io.IOException;
import java.util.Optional;

/** A device that may take longer to answer than a sample lasts; asked by one thread at a time. */
public interface SlowDevice extends AutoCloseable {

    /**
     * Asks once, within a time that the device bounds itself.
     *
     * @throws IOException when there is no answer; the message is one sentence without secrets
     */
    Answer ask() throws IOException, InterruptedException;

    /** How many figures an answer has, constant; several are added up. */
    default int channels() {
        return 1;
    }

    /** How the device names itself, the last field of the identity. */
    default Optional<String> name() {
        return Optional.empty();
    }

    /** Lets go of the device, within a bounded time. */
    @Override
    void close();
}
