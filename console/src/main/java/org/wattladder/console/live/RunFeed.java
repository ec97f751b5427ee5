package org.wattladder.console.live;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.live.LiveRun;
import org.wattladder.reporter.language.Words;

/**
 * One run for one browser: that its journal has grown, and in between where it is. The journal file is the only source of
 * lines; what the run's process says tells when to read it.
 */
public final class RunFeed implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(RunFeed.class);

    private final String run;
    private final Path directory;
    private final PacedStream stream;
    private final Words words;
    private final End end;
    private Optional<LiveRun> live = Optional.empty();
    private boolean closed;

    /** Hears when there is nothing more to follow. */
    public interface End {
        /** Told once, unless the feed was closed before; the run is over, or its process was lost. */
        void ended(boolean over);
    }

    /**
     * Feeds nobody yet.
     *
     * @param run name in the page
     */
    public RunFeed(String run, Path directory, PacedStream stream, Words words, End end) {
        this.run = run;
        this.directory = directory;
        this.stream = stream;
        this.words = words;
        this.end = end;
    }

    /** Number of whole lines in the journal of this run. */
    public static int journalLines(Path directory) throws IOException {
        return new JournalTail(directory.resolve(RunDirectory.JOURNAL), Integer.MAX_VALUE).lines();
    }

    /**
     * Finds the process of the run, which may speak from now on.
     *
     * @return whether the run is on
     * @throws IOException if its process cannot be read
     */
    public boolean attach() throws IOException {
        live = LiveRun.attach(directory);
        return live.isPresent();
    }

    /** Follows the process that was found, on a thread of its own. */
    public void begin() {
        LiveRun process = live.orElseThrow();
        process.attached().position().ifPresent(position -> place(Now.of(run, position, words)));
        Thread thread = new Thread(() -> follow(process), "run " + run);
        thread.setDaemon(true);
        thread.start();
    }

    private void follow(LiveRun process) {
        boolean over = false;
        try {
            process.follow(this::heard);
            over = true;
        } catch (IOException | IllegalArgumentException lost) {
            LOG.info("run {} is not followed any more", run, lost);
        }
        if (closeOnce()) {
            end.ended(over);
        }
    }

    private void heard(RunEvent event) {
        if (event instanceof RunEvent.Journaled) {
            stream.grown();
        } else {
            Now.of(run, event, words).ifPresent(this::place);
        }
    }

    private void place(Now now) {
        stream.place(run, now.json());
    }

    /** Follows no more; the run goes on. */
    @Override
    public void close() {
        closeOnce();
    }

    private boolean closeOnce() {
        synchronized (this) {
            if (closed) {
                return false;
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
        return true;
    }
}
