package org.wattladder.guests.load;

import java.util.concurrent.locks.LockSupport;
import java.util.random.RandomGenerator;
import org.wattladder.guests.tile.Role;
import org.wattladder.worklets.api.Aborted;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

/** A piece of work that one guest does for one user, who thinks before each. */
public final class GuestWork implements Transaction {
    private static final long MOST_KEY = 1L << 31;
    private static final long NANOS_PER_MILLI = 1_000_000;

    private final Role role;
    private final GuestConnection guest;
    private final RandomGenerator random;
    private final long thinkMillis;
    private final TileCounts counts;
    private long key;
    private String answer = "";

    /**
     * Asks nothing yet.
     *
     * @param thinkMillis mean time that the user thinks, between half of it and one and a half
     */
    public GuestWork(Role role, GuestConnection guest, RandomGenerator random, long thinkMillis, TileCounts counts) {
        this.role = role;
        this.guest = guest;
        this.random = random;
        this.thinkMillis = thinkMillis;
        this.counts = counts;
    }

    @Override
    public String type() {
        return role.word();
    }

    @Override
    public void prepare() {
        key = random.nextLong(MOST_KEY);
        if (thinkMillis > 0) {
            LockSupport.parkNanos((long) (thinkMillis * NANOS_PER_MILLI * (0.5 + random.nextDouble())));
        }
    }

    @Override
    public void execute() {
        counts.asked(role);
        long lost = guest.lost();
        answer = guest.ask("work " + key).orElseThrow(() -> {
            counts.silent(role, guest.lost() > lost);
            return new Aborted();
        });
        counts.answered(role);
    }

    @Override
    public void check() {
        String expected = Expected.answer(role, key);
        if (!answer.equals(expected)) {
            throw new WrongOutput(
                    "guest " + role.word() + " answered " + answer + " to work " + key + ", not " + expected);
        }
    }
}
