package org.wattladder.chauffeur.service;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import org.wattladder.chauffeur.event.EventFeed;
import org.wattladder.chauffeur.event.RunEvent;

/** A run that is on, on a thread of its own; safe for use by any thread. */
public final class RunHandle {
    private final EventFeed events;
    private final FutureTask<RunOutcome> run;
    private final Thread thread;

    RunHandle(EventFeed events, Callable<RunOutcome> run) {
        this.events = events;
        this.run = new FutureTask<>(run);
        this.thread = new Thread(this.run, "run");
    }

    void start() {
        thread.start();
    }

    /** Hears what happens from now on, on a thread of its own; the journal has what happened before. */
    public void subscribe(Consumer<RunEvent> subscriber) {
        events.subscribe(subscriber);
    }

    /** Ends the run, and the series it belongs to, in order: what was measured is kept and reported. Returns immediately. */
    public void stop() {
        thread.interrupt();
    }

    /**
     * Waits for the end; its subscribers have then heard everything.
     *
     * @return how it ended; a fault of this program is thrown as it occurred
     */
    public RunOutcome await() throws InterruptedException {
        try {
            return run.get();
        } catch (ExecutionException failed) {
            if (failed.getCause() instanceof Error error) {
                throw error;
            }
            if (failed.getCause() instanceof RuntimeException fault) {
                throw fault;
            }
            throw new IllegalStateException(failed.getCause());
        }
    }
}
