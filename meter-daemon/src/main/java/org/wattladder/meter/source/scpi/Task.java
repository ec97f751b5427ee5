package org.wattladder.meter.source.scpi;

import java.io.IOException;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.wattladder.model.text.ExceptionText;

/** Something that the analyzer's thread does for another one, which waits. */
final class Task<T> {
    private final Work<T> work;
    private final CompletableFuture<T> outcome = new CompletableFuture<>();

    Task(Work<T> work) {
        this.work = work;
    }

    /** What is done. */
    interface Work<T> {
        T on(Analyzer analyzer) throws IOException;
    }

    void perform(Analyzer analyzer) throws IOException {
        if (outcome.isDone()) {
            return;
        }
        try {
            outcome.complete(work.on(analyzer));
        } catch (IOException failed) {
            outcome.completeExceptionally(failed);
            throw failed;
        }
    }

    /**
     * Waits for the outcome.
     *
     * @throws IOException when the analyzer failed or did not answer in time; it is not done later either
     */
    T await(long millis) throws IOException {
        try {
            return outcome.get(millis, TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            outcome.cancel(false);
            throw new IOException("the analyzer did not answer within " + millis + " ms", late);
        } catch (ExecutionException failed) {
            throw new IOException(
                    "the analyzer failed: " + ExceptionText.of(Objects.requireNonNullElse(failed.getCause(), failed)),
                    failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", interrupted);
        }
    }
}
