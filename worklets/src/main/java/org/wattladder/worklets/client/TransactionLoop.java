package org.wattladder.worklets.client;

import java.util.List;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WeightedTransaction;

/**
 * Executes the transactions of one user in one interval after the other, on the thread of that user.
 *
 * <p>Paced or not, warm-up or level: it is this one loop. It allocates nothing, takes no lock and reads the clock twice
 * per transaction, or twice per run of very short ones (see {@link RunLength}); such a run has one type, its mean is
 * recorded once for each execution, and its service time includes prepare and check.
 *
 * <p>A transaction that is late starts at once and the schedule is not shifted; what is still due at the end of the
 * interval is dropped.
 */
final class TransactionLoop {
    private final Clock clock;
    private final Transaction[] transactions;
    private final TypeRecord[] records;
    private int runLength = 1;

    private Window window;
    private Deck deck;
    private ProcessorMarks marks;
    private boolean paced;
    private long startDelayNanos;
    private long onTime;

    TransactionLoop(Clock clock, List<WeightedTransaction> mix) {
        this.clock = clock;
        transactions = mix.stream().map(WeightedTransaction::transaction).toArray(Transaction[]::new);
        records = mix.stream()
                .map(entry -> new TypeRecord(entry.transaction().type()))
                .toArray(TypeRecord[]::new);
    }

    /** Runs one interval from its start to its end. */
    void run(Window interval, Arrivals arrivals, Deck types, ProcessorMarks processor) {
        window = interval;
        marks = processor;
        deck = types;
        paced = arrivals.paced();
        onTime = 0;
        for (TypeRecord record : records) {
            record.clear();
        }
        clock.waitUntil(interval.startNanos());
        long now = now();
        startDelayNanos = now;
        while (now < interval.endNanos() && arrivals.next()) {
            now = waitUntil(arrivals.dueNanos(), now);
            now = executeGroup(arrivals, now);
        }
        waitUntil(interval.endNanos(), now);
    }

    /** Lets every transaction check the state it has left; not part of any interval. */
    void audit() {
        for (Transaction transaction : transactions) {
            try {
                transaction.audit();
            } catch (Throwable thrown) {
                throw new TransactionFailure(transaction.type(), thrown);
            }
        }
    }

    private long executeGroup(Arrivals arrivals, long begin) {
        long now = begin;
        long left = arrivals.size();
        while (left > 0 && now < window.endNanos()) {
            int run = (int) Math.min(left, runLength);
            now = executeRun(run, arrivals.dueNanos());
            if (window.records(now) && arrivals.recorded()) {
                onTime += run;
            }
            now = pass(now);
            left -= run;
        }
        return now;
    }

    /** Executes one type {@code run} times and returns the moment of completion. */
    private long executeRun(int run, long dueNanos) {
        int type = deck.deal();
        Transaction transaction = transactions[type];
        long begin;
        long done;
        try {
            if (run == 1) {
                transaction.prepare();
                begin = now();
                transaction.execute();
                done = now();
                transaction.check();
            } else {
                begin = now();
                for (int i = 0; i < run; i++) {
                    transaction.prepare();
                    transaction.execute();
                    transaction.check();
                }
                done = now();
            }
        } catch (Throwable thrown) {
            throw new TransactionFailure(transaction.type(), thrown);
        }
        long tookNanos = done - begin;
        if (window.records(done)) {
            records[type].addService(run == 1 ? tookNanos : tookNanos / run, run);
            if (paced) {
                records[type].addResponse(done - dueNanos, run);
            }
        }
        if (!paced) {
            runLength = RunLength.after(run, tookNanos);
        }
        return done;
    }

    private long waitUntil(long nanos, long since) {
        long now = pass(since);
        while (now < nanos) {
            clock.waitUntil(window.startNanos() + Math.min(nanos, marks.nextNanos()));
            now = pass(now());
        }
        return now;
    }

    private long pass(long now) {
        while (now >= marks.nextNanos()) {
            marks.read(now);
        }
        return now;
    }

    private long now() {
        return clock.nanos() - window.startNanos();
    }

    /** How much later than asked this user began, 0 or more. */
    long startDelayNanos() {
        return startDelayNanos;
    }

    /** Transactions that were scheduled in recording and completed in it. */
    long onTime() {
        return onTime;
    }

    /** Bytes that one transaction of this type moves. */
    long bytesMoved(int type) {
        return transactions[type].bytesMoved();
    }

    TypeRecord[] records() {
        return records;
    }
}
