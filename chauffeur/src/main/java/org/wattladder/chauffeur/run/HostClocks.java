package org.wattladder.chauffeur.run;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.AskClock;

/** Compares the clocks of all Directors with the Chauffeur's, just before each interval and never within one. */
final class HostClocks {
    private static final int FEWEST_QUESTIONS = 4;
    private static final int MOST_QUESTIONS = 16;

    /** Quick networks are asked more often, as one of many answers is hardly delayed. */
    private static final Duration ASKING = Duration.ofMillis(300);

    private static final Duration LIMIT = Duration.ofSeconds(15);

    /** For the order to be read, the CPUs to be probed for CPU contention, and the lines to reach every client. */
    private static final Duration LEAD = Duration.ofMillis(400);

    /** What {@link #agree} and the lead behind it take on a quick network. */
    static final Duration AGREEMENT = ASKING.plus(LEAD).plusMillis(100);

    private static final Duration LONGEST_LEAD = Duration.ofSeconds(5);

    private final Directors directors;
    private final TimeSource time;

    HostClocks(Directors directors, TimeSource time) {
        this.directors = directors;
        this.time = time;
    }

    /**
     * Asks every Director several times in parallel, keeps the answer that came quickest, and sets a start that the order
     * reaches every host in time for.
     *
     * @param earliestNanos no start before this, by the Chauffeur's monotonic clock
     * @throws RunFault if a Director is lost or silent
     */
    CommonStart agree(long earliestNanos, Duration pre, Message doing) throws RunFault, InterruptedException {
        Map<String, HostClock> clocks = new HashMap<>();
        long begin = time.nanoTime();
        for (int question = 0; question < MOST_QUESTIONS; question++) {
            if (question >= FEWEST_QUESTIONS && time.nanoTime() - begin > ASKING.toNanos()) {
                break;
            }
            Map<String, Long> askedNanos = new HashMap<>();
            directors.ask(
                    host -> {
                        askedNanos.put(host, time.nanoTime());
                        return new AskClock();
                    },
                    LIMIT,
                    Message.of("doing.comparing-clocks", doing),
                    (host, told) -> {
                        HostClock clock =
                                HostClock.of(askedNanos.getOrDefault(host, 0L), told.nanos(), time.nanoTime());
                        clocks.merge(host, clock, HostClock::better);
                    });
        }
        long wayNanos =
                clocks.values().stream().mapToLong(HostClock::wayNanos).max().orElse(0);
        long leadNanos = Math.min(LEAD.toNanos() + 2 * wayNanos, LONGEST_LEAD.toNanos());
        return new CommonStart(clocks, Math.max(earliestNanos, time.nanoTime() + leadNanos), pre.toNanos());
    }
}
