package org.wattladder.meter.sampling;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;

/** What else is to be done with the source, in order, by the thread that alone touches it; safe for any thread. */
final class Tasks {
    private final Queue<Runnable> waiting = new ArrayDeque<>();

    synchronized <T> CompletableFuture<T> add(Supplier<T> task) {
        CompletableFuture<T> result = new CompletableFuture<>();
        waiting.add(() -> {
            try {
                result.complete(task.get());
            } catch (RuntimeException fault) {
                result.completeExceptionally(fault);
            }
        });
        return result;
    }

    synchronized boolean isEmpty() {
        return waiting.isEmpty();
    }

    void performAll() {
        for (Runnable next = next(); next != null; next = next()) {
            next.run();
        }
    }

    private synchronized Runnable next() {
        return waiting.poll();
    }
}
