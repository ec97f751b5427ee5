package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.wattladder.chauffeur.service.ExitCode;
import org.wattladder.chauffeur.service.RunHandle;
import org.wattladder.chauffeur.service.RunOutcome;

/**
 * Lets Ctrl-C and SIGTERM end a run in order: the run is stopped, closes its journal and reports, and only then the process
 * ends, with exit code 4.
 */
public final class StopOnSignal {
    private static final long LIMIT_SECONDS = 90;

    private final Halt halt;

    /** Ends the process immediately; only a main class may do so. */
    public interface Halt {
        /** Does not return. */
        void now(int exitCode);
    }

    /** Ends the process through this when it was asked to stop. */
    public StopOnSignal(Halt halt) {
        this.halt = halt;
    }

    /** What is done when the run is over, before the process ends. */
    interface End {
        /** Takes a minute at most; the exit code of a process that nobody stopped. */
        int of(RunOutcome outcome) throws IOException, InterruptedException;
    }

    /** Waits for the end of the run, and of what is done then. */
    int await(RunHandle run, End end) throws IOException, InterruptedException {
        CountDownLatch finished = new CountDownLatch(1);
        Thread hook = new Thread(
                () -> {
                    run.stop();
                    awaitQuietly(finished);
                    halt.now(ExitCode.BROKEN_OFF.code());
                },
                "stop on signal");
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            return end.of(run.await());
        } finally {
            finished.countDown();
            removeQuietly(hook);
        }
    }

    private static void awaitQuietly(CountDownLatch finished) {
        try {
            if (!finished.await(LIMIT_SECONDS, TimeUnit.SECONDS)) {
                System.err.println("the run did not end within " + LIMIT_SECONDS + " s; leaving it as it is");
            }
        } catch (InterruptedException nobodyInterruptsAHook) {
            Thread.currentThread().interrupt();
        }
    }

    private static void removeQuietly(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException alreadyShuttingDown) {
            // The hook is what brought us here; it ends the process.
        }
    }
}
