package org.wattladder.director.launch;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one thread that launches clients and holds what is known of them; it sleeps until there is something to do.
 * Everything that changes the state of a session runs here, so that state needs no locks.
 */
public final class WorkThread {
    private static final Logger LOG = LoggerFactory.getLogger(WorkThread.class);
    private static final long END_SECONDS = 10;

    private final ScheduledThreadPoolExecutor executor;

    /** Starts the thread. */
    public WorkThread() {
        executor = new ScheduledThreadPoolExecutor(1, task -> {
            Thread thread = new Thread(task, "work");
            thread.setDaemon(true);
            return thread;
        });
        executor.setRemoveOnCancelPolicy(true);
    }

    /** Runs a task after those already waiting; callable from any thread, and ignored once ended. */
    public void execute(Runnable task) {
        after(0, task);
    }

    /** Runs a task once, so many nanoseconds from now; callable from any thread, and ignored once ended. */
    public Deadline after(long nanos, Runnable task) {
        if (executor.isShutdown()) {
            return () -> {};
        }
        Future<?> future = executor.schedule(() -> guarded(task), nanos, TimeUnit.NANOSECONDS);
        return () -> future.cancel(false);
    }

    /** Runs what is waiting without delay, forgets deadlines, ends, and says whether that took no longer than it may. */
    public boolean end() {
        try {
            executor.submit(() -> {}).get(END_SECONDS, TimeUnit.SECONDS);
            return true;
        } catch (ExecutionException | TimeoutException stuck) {
            LOG.warn("the work thread did not come to an end within {} s", END_SECONDS);
            return false;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        } finally {
            executor.shutdownNow();
        }
    }

    private static void guarded(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException | OutOfMemoryError bug) {
            LOG.error("internal error: a task of the Director failed", bug);
        }
    }

    /** Something that happens once unless it is cancelled before. */
    @FunctionalInterface
    public interface Deadline {
        /** Makes sure that it does not happen, if it has not begun. */
        void cancel();
    }
}
