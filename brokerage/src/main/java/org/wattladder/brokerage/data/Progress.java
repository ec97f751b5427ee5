package org.wattladder.brokerage.data;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Locale;
import java.util.function.Consumer;

/** Tells every few seconds how far loading is; for any thread. */
final class Progress {
    private static final Duration PAUSE = Duration.ofSeconds(2);
    /** Before it, the time that the rest takes is not known. */
    private static final double LEAST_SHARE = 0.05;

    private static final double MILLIS_PER_SECOND = 1_000;
    private static final double HUNDRED = 100;

    private final Consumer<String> said;
    private final InstantSource clock;
    private Instant began;
    private Instant last;

    Progress(Consumer<String> said, InstantSource clock) {
        this.said = said;
        this.clock = clock;
        began = clock.instant();
        last = began;
    }

    /** A part of the work begins. */
    synchronized void begin(String sentence) {
        began = clock.instant();
        last = began;
        said.accept(sentence);
    }

    /**
     * So much of this part is done.
     *
     * @param what is done, in the plural
     */
    synchronized void reached(String what, long done, long all) {
        Instant now = clock.instant();
        if (done < all && !now.isBefore(last.plus(PAUSE))) {
            last = now;
            double share = (double) done / all;
            double seconds = Duration.between(began, now).toMillis() / MILLIS_PER_SECOND;
            String left = share < LEAST_SHARE
                    ? ""
                    : String.format(Locale.ROOT, ", about %,.0f s left", Math.ceil(seconds * (1 - share) / share));
            said.accept(String.format(Locale.ROOT, "%.0f %% of %,d %s", HUNDRED * share, all, what) + left);
        }
    }
}
