package org.wattladder.chauffeur.event;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;

/** Events on their way to one subscriber; the oldest are dropped when it is too slow. */
final class Mailbox {
    /** Several worklets of a rating. */
    static final int CAPACITY = 256;

    private final Consumer<RunEvent> subscriber;
    private final Thread thread = new Thread(this::deliver, "run events");
    private final Deque<RunEvent> waiting = new ArrayDeque<>();
    private long missed;
    private boolean closed;

    Mailbox(Consumer<RunEvent> subscriber) {
        this.subscriber = subscriber;
        thread.setDaemon(true);
    }

    void open() {
        thread.start();
    }

    synchronized void put(RunEvent event) {
        if (closed) {
            return;
        }
        if (event instanceof RunEvent.Progress && waiting.peekLast() instanceof RunEvent.Progress) {
            waiting.removeLast();
        } else if (waiting.size() == CAPACITY) {
            waiting.removeFirst();
            missed++;
        }
        waiting.addLast(event);
        notifyAll();
    }

    synchronized void close() {
        closed = true;
        notifyAll();
    }

    void awaitEmpty(Duration limit) throws InterruptedException {
        thread.join(limit.toMillis());
    }

    /** A subscriber that fails hears nothing more, and the run goes on. */
    private void deliver() {
        try {
            for (Optional<RunEvent> event = take(); event.isPresent(); event = take()) {
                subscriber.accept(event.get());
            }
        } catch (InterruptedException nobodyInterruptsThisThread) {
            Thread.currentThread().interrupt();
        } finally {
            leave();
        }
    }

    /** Waits for the next event; empty when there will be none. */
    private synchronized Optional<RunEvent> take() throws InterruptedException {
        while (waiting.isEmpty() && !closed) {
            wait();
        }
        if (missed > 0) {
            RunEvent gap = new RunEvent.EventsMissed(missed);
            missed = 0;
            return Optional.of(gap);
        }
        return Optional.ofNullable(waiting.pollFirst());
    }

    private synchronized void leave() {
        closed = true;
        waiting.clear();
    }
}
