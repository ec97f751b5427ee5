package org.wattladder.console.live;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.live.LiveRun;
import org.wattladder.console.web.EventStream;
import org.wattladder.model.time.TimeSource;
import org.wattladder.reporter.language.Words;

/**
 * One run for one browser: the lines of its journal, each exactly once, and in between where it is. The journal file is the
 * only source of lines; what the run's process says tells when to read it. At most one event a second.
 */
public final class RunFeed implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(RunFeed.class);
    private static final long GAP_NANOS = Duration.ofSeconds(1).toNanos();

    private final String run;
    private final Path directory;
    private final EventStream browser;
    private final Words words;
    private final TimeSource time;
    private final boolean withLines;
    private Optional<JournalTail> tail = Optional.empty();
    private Optional<LiveRun> live = Optional.empty();
    private long sentNanos;
    private boolean closed;

    /**
     * Feeds nobody yet.
     *
     * @param run name in the page
     * @param withLines whether the browser gets the lines themselves, or only hears that there are new ones
     */
    public RunFeed(String run, Path directory, EventStream browser, Words words, TimeSource time, boolean withLines) {
        this.run = run;
        this.directory = directory;
        this.browser = browser;
        this.words = words;
        this.time = time;
        this.withLines = withLines;
        this.sentNanos = time.nanoTime() - GAP_NANOS;
    }

    /** Number of whole lines in the journal of this run. */
    public static int journalLines(Path directory) throws IOException {
        return new JournalTail(directory.resolve(RunDirectory.JOURNAL), Integer.MAX_VALUE).lines();
    }

    /**
     * Sends what is behind this line, then follows the run on a thread of its own.
     *
     * @param line the last that the browser has; more than there are makes it load the page again
     * @return whether the run is on
     * @throws IOException if its journal or its process cannot be read
     */
    public boolean begin(int line) throws IOException {
        synchronized (this) {
            JournalTail journal = new JournalTail(directory.resolve(RunDirectory.JOURNAL), line);
            tail = Optional.of(journal);
            if (journal.lines() < line) {
                browser.send("", "resync", "{}");
            }
        }
        live = LiveRun.attach(directory);
        lines();
        if (live.isEmpty()) {
            return false;
        }
        live.get().attached().position().ifPresent(position -> sendNow(Now.of(run, position, words)));
        Thread thread = new Thread(this::follow, "run " + run);
        thread.setDaemon(true);
        thread.start();
        return true;
    }

    private void follow() {
        try {
            live.orElseThrow().follow(this::heard);
            lines();
            browser.send("", "over", "{}");
        } catch (IOException | IllegalArgumentException lost) {
            LOG.info("run {} is not followed any more", run, lost);
        } finally {
            close();
        }
    }

    private void heard(RunEvent event) {
        try {
            if (event instanceof RunEvent.Journaled) {
                lines();
            } else {
                Now.of(run, event, words).ifPresent(this::sendNow);
            }
        } catch (IOException unreadable) {
            LOG.info("the journal of {} cannot be read", run, unreadable);
        }
    }

    private synchronized void lines() throws IOException {
        JournalTail journal = tail.orElseThrow();
        List<String> fresh = journal.next();
        if (!fresh.isEmpty()) {
            pace();
            browser.send(
                    withLines ? Integer.toString(journal.lines()) : "",
                    "journal",
                    withLines ? "[" + String.join(",", fresh) + "]" : "{}");
        }
    }

    private void sendNow(Now now) {
        synchronized (this) {
            if (now.urgent() || time.nanoTime() - sentNanos >= GAP_NANOS) {
                sentNanos = time.nanoTime();
                browser.send("", "progress", now.json());
            }
        }
    }

    private void pace() {
        sentNanos = time.nanoTime();
    }

    /** Follows no more; the run goes on. */
    @Override
    public void close() {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
        }
        try {
            if (live.isPresent()) {
                live.get().close();
            }
        } catch (IOException alreadyGone) {
            LOG.debug("the line to {} was closed before", run, alreadyGone);
        }
        browser.end();
    }
}
