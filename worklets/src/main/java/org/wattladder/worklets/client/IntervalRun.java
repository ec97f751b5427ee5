package org.wattladder.worklets.client;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.link.ClientLine;
import org.wattladder.worklets.link.DoneLine;
import org.wattladder.worklets.link.RunLine;

/** One interval of the whole client: what each user gets of it, and the sum of what they measured. */
final class IntervalRun implements ClientRun {
    private static final long SHORTEST_SLOT_NANOS = 1_000_000_000;
    private static final long SMALLEST_SLOT = 100;

    private final RunLine line;
    private final Window window;
    private final int users;
    private final RecordingMarks marks;
    private final AtomicInteger busy;
    private final AtomicLong cutNanos = new AtomicLong();

    IntervalRun(RunLine line, int users, JvmCounters counters) {
        this.line = line;
        this.users = users;
        window = Window.of(line);
        marks = RecordingMarks.of(counters, window, line.earlyEnds(), cutNanos);
        busy = new AtomicInteger(users);
    }

    @Override
    public long number() {
        return line.interval();
    }

    /**
     * Ends recording after this early end.
     *
     * @throws IllegalArgumentException if it is none, or some user may have passed it already
     */
    void cut(long recordingNanos, Clock clock) {
        cutNanos.set(recordingNanos);
        if (!line.earlyEnds().contains(recordingNanos)
                || clock.nanos() >= line.startNanos() + line.preNanos() + recordingNanos) {
            throw new IllegalArgumentException("recording of interval " + line.interval() + " cannot end after "
                    + recordingNanos + " ns: that is over, or was not announced");
        }
    }

    @Override
    public void execute(int user, TransactionLoop loop) {
        SplittableRandom order = RandomStreams.generator(line.seed(), user, RandomStreams.Purpose.MIX);
        if (line.depth() > 0) {
            int depth = (int) Share.of(line.depth(), users, user);
            loop.runOutstanding(window, depth, order, marks(user));
        } else {
            loop.run(window, arrivals(user), order, marks(user));
        }
        loop.audit();
    }

    /** The readings of the counters, which user 1 takes. */
    private RecordingMarks marks(int user) {
        return user == 1 ? marks : RecordingMarks.withoutReading(window, line.earlyEnds(), cutNanos);
    }

    /** The schedule of one user. */
    Arrivals arrivals(int user) {
        RunLine.Pace pace = line.pace();
        if (pace.isUnpaced()) {
            return new BackToBack();
        }
        List<PoissonArrivals.Part> parts = new ArrayList<>();
        addSlots(parts, 0, line.preNanos(), Share.of(pace.pre(), users, user), false);
        long from = 0;
        for (long end : ends()) {
            long count = Share.of(scheduled(end), users, user) - Share.of(scheduled(from), users, user);
            addSlots(parts, line.preNanos() + from, end - from, count, true);
            from = end;
        }
        addSlots(parts, window.postNanos(), line.postNanos(), Share.of(pace.post(), users, user), false);
        return new PoissonArrivals(
                RandomStreams.generator(line.seed(), user, RandomStreams.Purpose.SCHEDULE),
                parts.toArray(PoissonArrivals.Part[]::new));
    }

    private List<Long> ends() {
        List<Long> ends = new ArrayList<>(line.earlyEnds());
        if (line.recordingNanos() > 0) {
            ends.add(line.recordingNanos());
        }
        return ends;
    }

    /** Transactions of all users that are scheduled in the first part of recording. */
    private long scheduled(long nanos) {
        return nanos == line.recordingNanos()
                ? line.pace().recording()
                : Math.round(line.pace().recording() * ((double) nanos / line.recordingNanos()));
    }

    /**
     * Cuts a part into slots of at least a second and a hundred transactions, each with its exact share of the count.
     * Without slots the backlog at full load is a random walk over the whole part: in 20 s it costs one or two percent
     * of the rate by itself, and the level would measure the dice.
     */
    private static void addSlots(
            List<PoissonArrivals.Part> parts, long begin, long length, long count, boolean recorded) {
        long slots = Math.max(1, Math.min(length / SHORTEST_SLOT_NANOS, count / SMALLEST_SLOT));
        for (long slot = 0; slot < slots; slot++) {
            long from = length * slot / slots;
            long to = length * (slot + 1) / slots;
            long before = count * slot / slots;
            long after = count * (slot + 1) / slots;
            parts.add(new PoissonArrivals.Part(begin + from, to - from, after - before, recorded));
        }
    }

    @Override
    public boolean isLast() {
        return busy.decrementAndGet() == 0;
    }

    /** At a pace, thirds tell the schedule; and only then can recording end early. */
    @Override
    public List<Figure> counted(List<TransactionLoop> loops) {
        List<Figure> figures = new ArrayList<>(marks.counted());
        if (line.pace().isUnpaced()) {
            figures.addAll(
                    Thirds.figures(loops.stream().map(TransactionLoop::thirds).toList()));
        }
        return figures;
    }

    @Override
    public List<ClientLine> answer(List<TransactionLoop> loops) {
        boolean paced = !line.pace().isUnpaced();
        List<ClientLine> lines = new ArrayList<>(UserCounts.of(loops, line.interval(), paced));
        long delay =
                loops.stream().mapToLong(TransactionLoop::startDelayNanos).max().orElse(0);
        long onTime = loops.stream().mapToLong(TransactionLoop::onTime).sum();
        Window recorded = marks.window();
        long recordedNanos = recorded.recordedNanos(delay);
        lines.add(new DoneLine(
                line.interval(),
                delay,
                recordedNanos,
                marks.processorNanos(recordedNanos),
                paced ? scheduled(recorded.postNanos() - recorded.recordingNanos()) - onTime : 0,
                loops.stream().mapToLong(TransactionLoop::outstandingNanos).sum()));
        return lines;
    }
}
