package org.wattladder.chauffeur.run;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.wattladder.chauffeur.link.HostEvent;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;

/** Lets time pass while hosts work: takes what they say early, and ticks when it is time to or a meter was lost. */
final class Ticker {
    private final Arrivals arrivals;
    private final Set<String> hosts;
    private final TimeSource time;
    private final long begin;
    private final Tick tick;
    private final Duration every;
    private long nextNanos;

    /** Begins now; ticks about every so often, or never when that is zero. */
    Ticker(Arrivals arrivals, Set<String> hosts, TimeSource time, Tick tick, Duration every) {
        this.arrivals = arrivals;
        this.hosts = hosts;
        this.time = time;
        this.begin = time.nanoTime();
        this.tick = tick;
        this.every = every;
        nextNanos = every.isZero() ? Long.MAX_VALUE : every.toNanos();
    }

    /** Takes one event or ticks, within so many nanoseconds; ticks immediately when a meter was lost. */
    void pass(long leftNanos, Message doing) throws RunFault, InterruptedException {
        if (arrivals.events().takeMeterLost()) {
            tick.pass();
            return;
        }
        long elapsed = time.nanoTime() - begin;
        Optional<HostEvent> event = arrivals.events()
                .take(Math.min(leftNanos, nextNanos - elapsed))
                .filter(taken -> hosts.contains(taken.host()));
        if (event.isPresent()) {
            arrivals.arrived(event.get(), doing);
        } else if (time.nanoTime() - begin >= nextNanos) {
            tick.pass();
            nextNanos += every.toNanos();
        }
    }
}
