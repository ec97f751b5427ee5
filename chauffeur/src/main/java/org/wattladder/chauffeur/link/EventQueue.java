package org.wattladder.chauffeur.link;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.wattladder.model.text.Message;

/** What all Directors said, in order of arrival, and whether a meter was lost: links put, the run's thread takes. */
public final class EventQueue {
    /** Wakes who waits; no host has this name. */
    private static final HostEvent METER_LOST = new HostEvent.Lost("", Message.of("fault.daemon-closed"));

    private final BlockingQueue<HostEvent> events = new LinkedBlockingQueue<>();
    private final Map<String, Integer> waiting = new ConcurrentHashMap<>();
    private final AtomicBoolean meterLost = new AtomicBoolean();

    /** Adds an event; called on the links' network thread. */
    public void put(HostEvent event) {
        waiting.merge(event.host(), 1, Integer::sum);
        events.add(event);
    }

    /** How many events of this host nobody has taken yet. */
    int waiting(String host) {
        return waiting.getOrDefault(host, 0);
    }

    /** Says that the connection to a meter ended; called on its network thread. */
    public void meterLost() {
        meterLost.set(true);
        events.add(METER_LOST);
    }

    /** Whether the connection to a meter ended since this was asked. */
    public boolean takeMeterLost() {
        return meterLost.getAndSet(false);
    }

    /**
     * Takes the next event, waiting at most this long.
     *
     * @return empty when nothing arrived in time; an event of no host when a meter was lost
     * @throws InterruptedException when the run is being aborted
     */
    public Optional<HostEvent> take(long waitNanos) throws InterruptedException {
        Optional<HostEvent> taken = Optional.ofNullable(events.poll(Math.max(0, waitNanos), TimeUnit.NANOSECONDS));
        taken.ifPresent(event -> waiting.computeIfPresent(event.host(), (host, count) -> count - 1));
        return taken;
    }
}
