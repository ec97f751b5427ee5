package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.wattladder.chauffeur.run.ExitCode;
import org.wattladder.chauffeur.session.SessionOutcome;

/**
 * Lets Ctrl-C and SIGTERM end a run in order: the run's thread is interrupted, closes the run and reports, and only then
 * the process ends, with exit code 4.
 */
public final class BreakOff {
    private static final long PATIENCE_SECONDS = 60;

    private final Halt halt;

    /** Ends the process at once; only a main class may do so. */
    public interface Halt {
        /** Does not return. */
        void now(int exitCode);
    }

    /** A session that can be interrupted. */
    public interface Interruptible {
        /** Runs to the end, or until interrupted. */
        SessionOutcome run() throws IOException;
    }

    /** Ends the process through this when it was asked to stop. */
    public BreakOff(Halt halt) {
        this.halt = halt;
    }

    /** Runs the session on the calling thread. */
    public SessionOutcome whileRunning(Interruptible session) throws IOException {
        Thread runner = Thread.currentThread();
        CountDownLatch finished = new CountDownLatch(1);
        Thread hook = new Thread(
                () -> {
                    runner.interrupt();
                    awaitQuietly(finished);
                    halt.now(ExitCode.BROKEN_OFF.code());
                },
                "break off");
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            return session.run();
        } finally {
            finished.countDown();
            removeQuietly(hook);
        }
    }

    private static void awaitQuietly(CountDownLatch finished) {
        try {
            if (!finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                System.err.println("the run did not end within " + PATIENCE_SECONDS + " s; leaving it as it is");
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
