package org.wattladder.console.live;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.wattladder.console.web.EventStream;
import org.wattladder.model.time.TimeSource;

/**
 * Tells one browser of many runs, one event a second at most: that journals have grown, or the newest of where each run is,
 * as an array. Safe for use by any thread.
 */
final class PacedStream {
    private static final long GAP_NANOS = Duration.ofSeconds(1).toNanos();

    private final EventStream browser;
    private final TimeSource time;
    private final Map<String, String> places = new LinkedHashMap<>();
    private boolean grown;
    private boolean planned;
    private long sentNanos;

    PacedStream(EventStream browser, TimeSource time) {
        this.browser = browser;
        this.time = time;
        this.sentNanos = time.nanoTime() - GAP_NANOS;
    }

    /** Where a run is now, as JSON. */
    synchronized void place(String run, String json) {
        places.put(run, json);
        plan();
    }

    /** The journal of a run has grown, or a run has begun or ended: a page that is loaded again shows where they are, too. */
    synchronized void grown() {
        grown = true;
        places.clear();
        plan();
    }

    private void plan() {
        if (!planned) {
            planned = true;
            long wait = Math.max(0, GAP_NANOS - (time.nanoTime() - sentNanos));
            CompletableFuture.delayedExecutor(wait, TimeUnit.NANOSECONDS, Runnable::run)
                    .execute(this::tell);
        }
    }

    private synchronized void tell() {
        planned = false;
        sentNanos = time.nanoTime();
        if (grown) {
            grown = false;
            browser.send("", "journal", "{}");
        } else {
            browser.send("", "progress", "[" + String.join(",", places.values()) + "]");
            places.clear();
        }
        if (!places.isEmpty()) {
            plan();
        }
    }
}
