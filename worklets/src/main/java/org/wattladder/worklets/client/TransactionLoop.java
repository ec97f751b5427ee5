package org.wattladder.worklets.client;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import org.wattladder.worklets.api.Aborted;
import org.wattladder.worklets.api.Pipeline;
import org.wattladder.worklets.api.PipelinedTransaction;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WeightedTransaction;

/**
 * Executes the transactions of one user in one interval after the other, on the thread of that user.
 *
 * <p>Paced or not, warm-up or level: it is this one loop. It allocates nothing, takes no lock and reads the clock twice
 * per transaction, or twice per run of very short ones (see {@link RunLength}); such a run has one type, its mean is
 * recorded once for each execution, and its service time includes prepare and check.
 *
 * <p>A transaction that is late starts immediately and the schedule is not shifted; what is still due at the end of the
 * interval is dropped.
 */
final class TransactionLoop {
    private final Clock clock;
    private final Transaction[] transactions;
    private final TypeRecord[] records;
    private final List<WeightedTransaction> mix;
    private final Thirds thirds = new Thirds();
    private int runLength = 1;
    private long deckNanos;
    private long deckRuns;

    private Window window;
    private Deck deck;
    private RecordingMarks marks;
    private boolean paced;
    private long startDelayNanos;
    private long onTime;
    private long outstandingNanos;

    @SuppressWarnings("NullAway.Init") // an interval begins before it runs
    TransactionLoop(Clock clock, List<WeightedTransaction> mix) {
        this.clock = clock;
        this.mix = List.copyOf(mix);
        transactions = mix.stream().map(WeightedTransaction::transaction).toArray(Transaction[]::new);
        records = mix.stream()
                .map(entry -> new TypeRecord(entry.transaction().type()))
                .toArray(TypeRecord[]::new);
    }

    /** Runs one interval from its start to its end. */
    void run(Window interval, Arrivals arrivals, SplittableRandom order, RecordingMarks recordingMarks) {
        window = interval;
        marks = recordingMarks;
        deck = new Deck(mix, order);
        paced = arrivals.paced();
        onTime = 0;
        outstandingNanos = 0;
        thirds.begin(interval);
        clear();
        clock.waitUntil(interval.startNanos());
        long now = pass(now());
        startDelayNanos = now;
        while (now < window.endNanos() && arrivals.next()) {
            now = waitUntil(arrivals.dueNanos(), now);
            now = executeGroup(arrivals, now);
        }
        waitUntil(window.endNanos(), now);
    }

    /**
     * Runs one interval with this many transactions outstanding.
     *
     * @throws IllegalArgumentException if the worklet cannot have several transactions outstanding, or not that many
     */
    void runOutstanding(Window interval, int depth, SplittableRandom order, RecordingMarks recordingMarks) {
        window = interval;
        marks = recordingMarks;
        Pipeline pipeline = pipeline()
                .orElseThrow(() -> new IllegalArgumentException(
                        "transactions of type " + transactions[0].type() + " cannot have several outstanding"));
        PipelineLoop loop = new PipelineLoop(
                clock, pipeline, records, interval, new Deck(mix, order), recordingMarks, depth, thirds);
        onTime = 0;
        thirds.begin(interval);
        clear();
        clock.waitUntil(interval.startNanos());
        startDelayNanos = now();
        waitUntil(interval.endNanos(), pass(loop.run()));
        outstandingNanos = loop.outstandingNanos();
    }

    /** What keeps several transactions outstanding; empty when the worklet cannot do that. */
    Optional<Pipeline> pipeline() {
        return transactions[0] instanceof PipelinedTransaction several
                ? Optional.of(several.pipeline())
                : Optional.empty();
    }

    private void clear() {
        for (TypeRecord record : records) {
            record.clear();
        }
    }

    /** Makes ready for iterations over this share of the data. */
    void beginIterations(int sizePercent) {
        clear();
        for (Transaction transaction : transactions) {
            transaction.resize(sizePercent);
        }
    }

    /** Executes each type as often as its share, in order. */
    void iterate(boolean recorded) {
        for (int type = 0; type < transactions.length; type++) {
            for (int i = mix.get(type).share(); i > 0; i--) {
                executeOnce(type, recorded);
            }
        }
    }

    /** Executes one type after the other, unrecorded, until it is over. */
    void iterateUntil(BooleanSupplier over) {
        for (int type = 0; !over.getAsBoolean(); type = (type + 1) % transactions.length) {
            executeOnce(type, false);
        }
    }

    private void executeOnce(int type, boolean recorded) {
        Transaction transaction = transactions[type];
        try {
            transaction.prepare();
            long begin = clock.nanos();
            transaction.execute();
            long done = clock.nanos();
            transaction.check();
            if (recorded) {
                records[type].addService(done - begin, 1);
            }
        } catch (Aborted noResult) {
            records[type].addAborted(recorded ? 1 : 0);
        } catch (Throwable thrown) {
            throw new TransactionFailure(transaction.type(), thrown);
        }
    }

    /** Bytes that one execution of this type moves. */
    long bytesMoved(int type) {
        return transactions[type].bytesMoved();
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
        int aborted = 0;
        try {
            if (run == 1) {
                transaction.prepare();
                begin = now();
                transaction.execute();
                done = now();
                transaction.check();
            } else {
                begin = now();
                aborted = executeEach(transaction, run);
                done = now();
            }
        } catch (Aborted noResult) {
            return abort(type);
        } catch (Throwable thrown) {
            throw new TransactionFailure(transaction.type(), thrown);
        }
        pass(done);
        long tookNanos = done - begin;
        if (window.records(done)) {
            records[type].addAborted(aborted);
            records[type].addService(run == 1 ? tookNanos : tookNanos / run, run - aborted);
            thirds.add(done, run - aborted);
            if (paced) {
                records[type].addResponse(done - dueNanos, run - aborted);
            }
        }
        if (!paced) {
            lengthen(tookNanos);
        }
        return done;
    }

    /** Executes a transaction this often and returns how many of them ended aborted. */
    private static int executeEach(Transaction transaction, int run) {
        int aborted = 0;
        int ended = 0;
        while (ended < run) {
            try {
                for (; ended < run; ended++) {
                    transaction.prepare();
                    transaction.execute();
                    transaction.check();
                }
            } catch (Aborted noResult) {
                aborted++;
                ended++;
            }
        }
        return aborted;
    }

    private long abort(int type) {
        long done = pass(now());
        records[type].addAborted(window.records(done) ? 1 : 0);
        return done;
    }

    /** Changes the length of runs only between decks, so that every type of a mix keeps its exact share. */
    private void lengthen(long tookNanos) {
        deckNanos += tookNanos;
        deckRuns++;
        if (deck.isComplete()) {
            runLength = RunLength.after(runLength, deckNanos / deckRuns);
            deckNanos = 0;
            deckRuns = 0;
        }
    }

    private long waitUntil(long nanos, long since) {
        long now = since;
        for (long end = Math.min(nanos, window.endNanos()); now < end; end = Math.min(nanos, window.endNanos())) {
            clock.waitUntil(window.startNanos() + Math.min(end, marks.nextNanos()));
            now = pass(now());
        }
        return now;
    }

    private long pass(long now) {
        while (now >= marks.nextNanos()) {
            marks.pass(now);
            window = marks.window();
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

    /** Transactions that were scheduled in recording and ended in it, completed or aborted. */
    long onTime() {
        return onTime;
    }

    /** Sum over recording of the time that each transaction was outstanding; 0 unless a depth was asked for. */
    long outstandingNanos() {
        return outstandingNanos;
    }

    /** What this user completed at the begin and at the end of recording. */
    Thirds thirds() {
        return thirds;
    }

    TypeRecord[] records() {
        return records;
    }
}
