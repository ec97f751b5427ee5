package org.wattladder.chauffeur.link;

import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** What all Directors said, in order of arrival: links put, the run's thread takes. */
public final class EventQueue {
    private final BlockingQueue<HostEvent> events = new LinkedBlockingQueue<>();

    /** Adds an event; called on the links' network thread. */
    public void put(HostEvent event) {
        events.add(event);
    }

    /**
     * Takes the next event, waiting at most this long.
     *
     * @return empty when nothing arrived in time
     * @throws InterruptedException when the run is being aborted
     */
    public Optional<HostEvent> take(long waitNanos) throws InterruptedException {
        return Optional.ofNullable(events.poll(Math.max(0, waitNanos), TimeUnit.NANOSECONDS));
    }
}
