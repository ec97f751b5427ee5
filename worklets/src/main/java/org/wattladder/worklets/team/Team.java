package org.wattladder.worklets.team;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * Threads of one client JVM that work on one task together and meet at its end, as a parallel region of OpenMP does; the
 * thread that gives the task is member 0.
 *
 * <p>Members spin for about 50 µs between two tasks, so that short ones follow each other without delay, then sleep until the next. Given tasks by one
 * thread at a time.
 */
public final class Team implements AutoCloseable {
    private static final int SPINS = 5000;

    /** One member's part of a task. */
    public interface Task {
        /** Works as this member, from 0. */
        void run(int member);
    }

    private final List<Thread> threads = new ArrayList<>();
    private final AtomicInteger round = new AtomicInteger();
    private final AtomicInteger busy = new AtomicInteger();
    private final AtomicReference<Optional<Throwable>> failure = new AtomicReference<>(Optional.empty());
    private volatile Task task = member -> {};
    private volatile Thread giver = Thread.currentThread();
    private volatile boolean closed;

    /** Starts the members but the first. */
    public Team(int size) {
        for (int member = 1; member < size; member++) {
            int number = member;
            Thread thread = new Thread(() -> serve(number), "team-" + number);
            thread.setDaemon(true);
            threads.add(thread);
        }
        threads.forEach(Thread::start);
    }

    /** A team for one of so many users: its share of the CPUs that this JVM may use, one at least. */
    public static Team ofClient(int users) {
        return new Team(Math.max(1, Runtime.getRuntime().availableProcessors() / users));
    }

    /** Number of members. */
    public int size() {
        return threads.size() + 1;
    }

    /**
     * Has every member run the task; returns when all have ended.
     *
     * @throws RuntimeException or Error of one member, if any threw
     */
    public void run(Task next) {
        giver = Thread.currentThread();
        task = next;
        busy.set(threads.size());
        round.incrementAndGet();
        threads.forEach(LockSupport::unpark);
        attempt(0);
        await(() -> busy.get() == 0);
        Throwable thrown = failure.getAndSet(Optional.empty()).orElse(null);
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
    }

    private void serve(int member) {
        for (int last = 0; ; last++) {
            int done = last;
            await(() -> round.get() != done || closed);
            if (closed) {
                return;
            }
            attempt(member);
            if (busy.decrementAndGet() == 0) {
                LockSupport.unpark(giver);
            }
        }
    }

    private void attempt(int member) {
        try {
            task.run(member);
        } catch (RuntimeException | Error thrown) {
            failure.compareAndSet(Optional.empty(), Optional.of(thrown));
        }
    }

    private static void await(BooleanSupplier met) {
        for (int i = 0; i < SPINS && !met.getAsBoolean(); i++) {
            Thread.onSpinWait();
        }
        while (!met.getAsBoolean()) {
            LockSupport.park();
        }
    }

    /** Ends the members. */
    @Override
    public void close() {
        closed = true;
        threads.forEach(LockSupport::unpark);
    }
}
