package org.wattladder.console.live;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.console.web.EventStream;
import org.wattladder.model.time.TimeSource;

/**
 * Tells one browser of runs, one event a second at most: that journals have grown, or the newest of where each run is, as an
 * array. Safe for use by any thread.
 */
public final class PacedStream {
    private static final Logger LOG = LoggerFactory.getLogger(PacedStream.class);
    private static final long GAP_NANOS = Duration.ofSeconds(1).toNanos();

    private final EventStream browser;
    private final TimeSource time;
    private final BooleanSupplier journals;
    private final Later later;
    private final Map<String, String> places = new LinkedHashMap<>();
    private boolean grown;
    private boolean planned;
    private long sentNanos;

    /** Does something after so many nanoseconds, on another thread. */
    interface Later {
        Later OF_THIS_MACHINE =
                (nanos, action) -> CompletableFuture.delayedExecutor(nanos, TimeUnit.NANOSECONDS, Runnable::run)
                        .execute(action);

        void after(long nanos, Runnable action);
    }

    private PacedStream(EventStream browser, TimeSource time, BooleanSupplier journals, Later later) {
        this.browser = browser;
        this.time = time;
        this.journals = journals;
        this.later = later;
        this.sentNanos = time.nanoTime() - GAP_NANOS;
    }

    /** Of many runs: that journals have grown is all that is told of them. */
    static PacedStream ofMany(EventStream browser, TimeSource time) {
        return ofMany(browser, time, Later.OF_THIS_MACHINE);
    }

    static PacedStream ofMany(EventStream browser, TimeSource time, Later later) {
        BooleanSupplier journals = () -> {
            browser.send("", "journal", "{}");
            return true;
        };
        return new PacedStream(browser, time, journals, later);
    }

    /**
     * Of one run: the lines of its journal, each exactly once.
     *
     * @param line the last that the browser has; more than there are makes it load the page again
     */
    public static PacedStream ofLines(Path run, int line, EventStream browser, TimeSource time) throws IOException {
        JournalTail journal = new JournalTail(run.resolve(RunDirectory.JOURNAL), line);
        if (journal.lines() < line) {
            browser.send("", "resync", "{}");
        }
        return new PacedStream(browser, time, () -> lines(journal, browser), Later.OF_THIS_MACHINE);
    }

    private static boolean lines(JournalTail journal, EventStream browser) {
        try {
            List<String> fresh = journal.next();
            if (!fresh.isEmpty()) {
                browser.send(Integer.toString(journal.lines()), "journal", "[" + String.join(",", fresh) + "]");
            }
            return !fresh.isEmpty();
        } catch (IOException unreadable) {
            LOG.info("a journal cannot be read", unreadable);
            return false;
        }
    }

    /** Where a run is now, as JSON. */
    synchronized void place(String run, String json) {
        places.put(run, json);
        plan();
    }

    /** The journal of a run has grown, or a run has begun or ended: a page that is loaded again shows where they are, too. */
    public synchronized void grown() {
        grown = true;
        places.clear();
        plan();
    }

    /** Tells now what journals hold, because nothing more will come. */
    public synchronized void finish() {
        grown = true;
        tell();
    }

    private void plan() {
        if (!planned) {
            planned = true;
            later.after(Math.max(0, GAP_NANOS - (time.nanoTime() - sentNanos)), this::tell);
        }
    }

    private synchronized void tell() {
        planned = false;
        boolean told = grown && journals.getAsBoolean();
        grown = false;
        if (!told && !places.isEmpty()) {
            browser.send("", "progress", "[" + String.join(",", places.values()) + "]");
            places.clear();
            told = true;
        }
        if (told) {
            sentNanos = time.nanoTime();
        }
        if (!places.isEmpty()) {
            plan();
        }
    }
}
