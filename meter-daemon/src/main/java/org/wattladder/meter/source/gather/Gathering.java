package org.wattladder.meter.source.gather;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Reading;

/**
 * What a device said since the last sample: its thread {@link #add adds}, the sampler thread {@link #take takes} the mean.
 *
 * <p>An error among the updates makes the mean of that figure an error: part of the time would be missing in it. Without
 * an update the latest one is repeated while it is fresh, so that a device slower than the sampling still measures.
 */
public final class Gathering {
    private static final int MOST_KEPT = 1000;

    private final TimeSource time;
    private final int channels;
    private final long staleNanos;
    private final Deque<List<Channel>> updates = new ArrayDeque<>();
    private Optional<List<Channel>> latest = Optional.empty();
    private long latestNanos;

    /**
     * Of a device with so many channels.
     *
     * @param staleAfter age at which the latest update is no longer repeated
     */
    public Gathering(TimeSource time, int channels, Duration staleAfter) {
        this.time = time;
        this.channels = channels;
        this.staleNanos = staleAfter.toNanos();
        this.latestNanos = time.nanoTime();
    }

    /** Forgets the updates so far; the latest may still be repeated. */
    public synchronized void begin() {
        updates.clear();
    }

    /** An update of every channel, made just now. */
    public synchronized void add(List<Channel> update) {
        keep(List.copyOf(update));
        latest = Optional.of(List.copyOf(update));
        latestNanos = time.nanoTime();
    }

    /** The device is gone, or talks nonsense: what is sampled now is an error. */
    public synchronized void lost() {
        keep(invalid());
        latest = Optional.empty();
        latestNanos = time.nanoTime();
    }

    /** Nanoseconds since the last update, the last loss, or since this was made. */
    public synchronized long silentNanos() {
        return time.nanoTime() - latestNanos;
    }

    /** One figure per channel since the last call. */
    public synchronized List<Channel> take() {
        if (updates.isEmpty()) {
            return latest.filter(fresh -> silentNanos() <= staleNanos).orElseGet(this::invalid);
        }
        List<Channel> means = new ArrayList<>(channels);
        for (int channel = 0; channel < channels; channel++) {
            int index = channel;
            means.add(ChannelMath.mean(
                    updates.stream().map(update -> update.get(index)).toList()));
        }
        updates.clear();
        return List.copyOf(means);
    }

    private void keep(List<Channel> update) {
        if (update.size() != channels) {
            throw new IllegalArgumentException(update.size() + " channels instead of " + channels);
        }
        updates.add(update);
        if (updates.size() > MOST_KEPT) {
            updates.remove();
        }
    }

    private List<Channel> invalid() {
        Reading none = Reading.invalid();
        return Collections.nCopies(channels, Channel.power(none, none, none, none));
    }
}
