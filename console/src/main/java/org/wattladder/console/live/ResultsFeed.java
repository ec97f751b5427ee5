package org.wattladder.console.live;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.RunIndex;
import org.wattladder.chauffeur.archive.RunQuery;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.console.web.EventStream;
import org.wattladder.model.time.TimeSource;
import org.wattladder.reporter.language.Words;

/**
 * All runs that are on for one browser: where each is, and that something has changed. New runs are noticed by what the
 * system says of the results folders, without looking again and again.
 */
public final class ResultsFeed implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ResultsFeed.class);
    private static final long SETTLE_SECONDS = 1;

    /** How long the thread of a browser that has gone may stay. */
    private static final long BEAT_SECONDS = 15;

    private final RunIndex index;
    private final EventStream browser;
    private final PacedStream paced;
    private final Words words;
    private final Map<String, RunFeed> followed = new ConcurrentHashMap<>();
    private volatile boolean closed;

    /** Feeds nobody yet. */
    public ResultsFeed(RunIndex index, EventStream browser, Words words, TimeSource time) {
        this.index = index;
        this.browser = browser;
        this.paced = PacedStream.ofMany(browser, time);
        this.words = words;
    }

    /** Follows what is there and what comes, on threads of its own. */
    public void begin() {
        Thread thread = new Thread(this::watch, "results");
        thread.setDaemon(true);
        thread.start();
    }

    private void watch() {
        try (WatchService changes = FileSystems.getDefault().newWatchService()) {
            for (Path folder : index.folders()) {
                Files.createDirectories(folder);
                folder.register(changes, StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_DELETE);
            }
            followAll();
            while (!closed) {
                WatchKey changed = changes.poll(BEAT_SECONDS, TimeUnit.SECONDS);
                if (changed != null) {
                    TimeUnit.SECONDS.sleep(SETTLE_SECONDS);
                    changed.pollEvents();
                    changed.reset();
                    followAll();
                    paced.grown();
                }
            }
        } catch (IOException | ClosedWatchServiceException lost) {
            LOG.info("the results are not followed any more", lost);
            browser.end();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private void followAll() throws IOException {
        index.refresh();
        List<IndexedRun> running = index.find(RunQuery.everything()).runs().stream()
                .filter(run -> run.state() instanceof RunState.Running)
                .toList();
        for (IndexedRun run : running) {
            if (!followed.containsKey(run.name())) {
                RunFeed feed = new RunFeed(run.name(), run.directory(), paced, words, over -> ended(run.name()));
                followed.put(run.name(), feed);
                if (feed.attach()) {
                    feed.begin();
                } else {
                    followed.remove(run.name());
                }
            }
        }
    }

    private void ended(String run) {
        followed.remove(run);
        paced.grown();
    }

    @Override
    public void close() {
        closed = true;
        List.copyOf(followed.values()).forEach(RunFeed::close);
    }
}
