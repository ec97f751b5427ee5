package org.wattladder.chauffeur.event;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;

/** Events on their way to one subscriber; the oldest are dropped when it is too slow. Safe for use by any thread. */
public final class Mailbox {
    /** Several worklets of a rating. */
    static final int CAPACITY = 256;

    private final Consumer<RunEvent> subscriber;
    private final Consumer<Mailbox> over;
    private final Thread thread = new Thread(this::deliver, "run events");
    private final Deque<RunEvent> waiting = new ArrayDeque<>();
    private long missed;
    private boolean closed;

    /** Is told when the subscriber hears nothing more. */
    Mailbox(Consumer<RunEvent> subscriber, Consumer<Mailbox> over) {
        this.subscriber = subscriber;
        this.over = over;
        thread.setDaemon(true);
    }

    void open() {
        thread.start();
    }

    /** What is heard before all that waits. */
    synchronized void putFirst(RunEvent event) {
        waiting.addFirst(event);
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

    /** Nothing but what waits and this is heard any more. */
    public void end(RunEvent last) {
        put(last);
        close();
    }

    /** Waits until the subscriber has heard everything and is left alone, but no longer than this. */
    public void awaitEmpty(Duration limit) throws InterruptedException {
        thread.join(Math.max(1, limit.toMillis()));
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

    /** Nothing more is heard, not even what waits. */
    public void leave() {
        synchronized (this) {
            closed = true;
            waiting.clear();
            notifyAll();
        }
        over.accept(this);
    }
}
