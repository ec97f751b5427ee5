package org.wattladder.meter.source.redfish;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.meter.source.poll.Answer;
import org.wattladder.meter.source.poll.SlowDevice;
import org.wattladder.model.time.TimeSource;

/**
 * The management controller as a device whose energy counter is polled: watts are the joules between two values over the time
 * between the answers that brought them. For one thread.
 */
final class EnergyController implements SlowDevice {
    private static final double NANOS_PER_SECOND = 1e9;

    private final RedfishClient client;
    private final EnergyCounter counter;
    private final TimeSource time;
    private final long longestPauseNanos;
    private OptionalDouble joules = OptionalDouble.empty();
    private Answer last = Answer.unusable();
    private long changedNanos;
    private long askedNanos;

    /** @param longestPauseNanos between two questions; a longer one begins again */
    EnergyController(RedfishClient client, EnergyCounter counter, TimeSource time, long longestPauseNanos) {
        this.client = client;
        this.counter = counter;
        this.time = time;
        this.longestPauseNanos = longestPauseNanos;
    }

    /** The first question of a measurement has no answer yet; a counter that went back has begun again. */
    @Override
    public Answer ask() throws IOException, InterruptedException {
        OptionalDouble now = counter.joules(client.get(counter.path()));
        long nanos = time.nanoTime();
        boolean paused = nanos - askedNanos > longestPauseNanos;
        askedNanos = nanos;
        if (now.isEmpty() || joules.isEmpty() || paused || now.getAsDouble() < joules.getAsDouble()) {
            joules = now;
            changedNanos = nanos;
            last = Answer.unusable();
        } else if (now.getAsDouble() > joules.getAsDouble()) {
            double seconds = (nanos - changedNanos) / NANOS_PER_SECOND;
            last = Answer.watts(
                    (now.getAsDouble() - joules.getAsDouble()) / seconds,
                    Optional.of(Double.toString(now.getAsDouble())));
            joules = now;
            changedNanos = nanos;
        }
        return last;
    }

    @Override
    public void close() {
        client.close();
    }
}
