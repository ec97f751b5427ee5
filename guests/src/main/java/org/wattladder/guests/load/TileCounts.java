package org.wattladder.guests.load;

import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;
import org.wattladder.guests.tile.Role;

/** What the guests of one tile did for all users of a client; users add, one thread takes. */
public final class TileCounts {
    private final Map<Role, LongAdder> asked = adders();
    private final Map<Role, LongAdder> answered = adders();
    private final LongAdder silent = new LongAdder();
    private final LongAdder broken = new LongAdder();
    private final LongSupplier clock;
    private final AtomicLong lastNanos = new AtomicLong(Long.MIN_VALUE);

    /** Counts from zero, by this clock in nanoseconds. */
    public TileCounts(LongSupplier clock) {
        this.clock = clock;
    }

    private static Map<Role, LongAdder> adders() {
        Map<Role, LongAdder> adders = new EnumMap<>(Role.class);
        Role.allLoaded().forEach(role -> adders.put(role, new LongAdder()));
        return adders;
    }

    void asked(Role role) {
        lastNanos.set(clock.getAsLong());
        add(asked, role);
    }

    void answered(Role role) {
        add(answered, role);
    }

    /** The guest did not answer in time; its connection broke, or stands. */
    void silent(Role role, boolean connectionLost) {
        silent.increment();
        if (connectionLost) {
            broken.increment();
        }
    }

    private static void add(Map<Role, LongAdder> adders, Role role) {
        LongAdder adder = adders.get(role);
        if (adder != null) {
            adder.increment();
        }
    }

    /** Pieces of work asked of guests of this role, ever. */
    public long asked(Iterable<Role> roles) {
        return sum(asked, roles);
    }

    /** Pieces of work that they answered. */
    public long answered(Iterable<Role> roles) {
        return sum(answered, roles);
    }

    private static long sum(Map<Role, LongAdder> adders, Iterable<Role> roles) {
        long sum = 0;
        for (Role role : roles) {
            LongAdder adder = adders.get(role);
            sum += adder == null ? 0 : adder.sum();
        }
        return sum;
    }

    /** Requests without an answer in time since this was last asked. */
    public long takeSilent() {
        return silent.sumThenReset();
    }

    /** Connections that broke, likewise. */
    public long takeBroken() {
        return broken.sumThenReset();
    }

    /** When a guest was last asked, by the clock; empty when none ever was. */
    public OptionalLong lastNanos() {
        long last = lastNanos.get();
        return last == Long.MIN_VALUE ? OptionalLong.empty() : OptionalLong.of(last);
    }
}
