package org.wattladder.worklets.client;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.client.JvmCounters.Reading;
import org.wattladder.worklets.link.ClientLine;
import org.wattladder.worklets.link.DoneLine;
import org.wattladder.worklets.link.IterateLine;
import org.wattladder.worklets.link.StageLine;

/** Fixed iterations of the whole client: the users meet before recording, and none stops while one still records. */
final class IterationRun implements ClientRun {
    private final IterateLine line;
    private final Clock clock;
    private final JvmCounters counters;
    private final Consumer<ClientLine> answers;
    private final AtomicInteger beforeRecording;
    private final AtomicInteger recording;
    private final AtomicInteger busy;
    private final CountDownLatch gone = new CountDownLatch(1);
    private final AtomicLong startDelayNanos = new AtomicLong();

    private volatile long goNanos;
    private volatile long endNanos;
    private volatile Reading first = Reading.NONE;
    private volatile Reading last = Reading.NONE;
    private volatile boolean over;

    IterationRun(IterateLine line, int users, Clock clock, JvmCounters counters, Consumer<ClientLine> answers) {
        this.line = line;
        this.clock = clock;
        this.counters = counters;
        this.answers = answers;
        beforeRecording = new AtomicInteger(users);
        recording = new AtomicInteger(users);
        busy = new AtomicInteger(users);
    }

    @Override
    public long number() {
        return line.interval();
    }

    /** Lets all users record from this moment on. */
    void go(long startNanos) {
        goNanos = startNanos;
        gone.countDown();
    }

    /** Lets all users stop as soon as they have done their post iterations. */
    void end() {
        over = true;
    }

    @Override
    public void execute(int user, TransactionLoop loop) {
        loop.beginIterations(line.sizePercent());
        clock.waitUntil(line.startNanos());
        for (int i = 0; i < line.pre(); i++) {
            loop.iterate(false);
        }
        pass(beforeRecording, StageLine.Stage.PRE);
        await();
        clock.waitUntil(goNanos);
        long delayNanos = clock.nanos() - goNanos;
        startDelayNanos.accumulateAndGet(delayNanos, Math::max);
        if (user == 1) {
            first = Reading.of(counters);
        }
        for (int i = 0; i < line.measured(); i++) {
            loop.iterate(true);
        }
        pass(recording, StageLine.Stage.MEASURED);
        for (int i = 0; i < line.post(); i++) {
            loop.iterate(false);
        }
        loop.iterateUntil(() -> over);
        loop.audit();
    }

    private void pass(AtomicInteger left, StageLine.Stage stage) {
        if (left.decrementAndGet() == 0) {
            endNanos = clock.nanos();
            last = stage == StageLine.Stage.MEASURED ? Reading.of(counters) : Reading.NONE;
            answers.accept(new StageLine(line.interval(), stage, endNanos));
        }
    }

    private void await() {
        while (true) {
            try {
                gone.await();
                return;
            } catch (InterruptedException ofTheWorklet) {
                // A worklet may have interrupted its own thread; the flag is cleared now.
            }
        }
    }

    @Override
    public boolean isLast() {
        return busy.decrementAndGet() == 0;
    }

    @Override
    public List<Figure> counted(List<TransactionLoop> loops) {
        return last.since(first);
    }

    @Override
    public List<ClientLine> answer(List<TransactionLoop> loops) {
        List<ClientLine> lines = new ArrayList<>(UserCounts.of(loops, line.interval(), false));
        lines.add(new DoneLine(
                line.interval(), startDelayNanos.get(), endNanos - goNanos, last.processorNanosSince(first), 0));
        return lines;
    }
}
