package org.wattladder.meter.sampling;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.wattladder.meter.source.Figures;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.Start;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.StatisticsAnswer;
import org.wattladder.ptdaemon.codec.UncertaintyAnswer;

/**
 * The state of measuring: idle, measuring, or stopping until the end of the current interval.
 *
 * <p>Has no thread: whoever drives it calls {@link #performDue} at {@link #dueNanos}, always from the same thread, which
 * alone touches the source. All other methods may be called by any thread and do not wait.
 */
public final class Sampler {
    /** After so many samples a measurement ends by itself. */
    public static final int MOST_SAMPLES = 500_000;

    private final OpenSource source;
    private final TimeSource time;
    private final ZoneId zone;
    private final Optional<SampleLog> log;
    private final RunObserver observer;
    private final Waiting waiting = new Waiting();
    private final Tasks tasks = new Tasks();
    private Optional<SamplingRun> run = Optional.empty();

    /** A sampler of an open source; stamps are local time of the zone. */
    public Sampler(OpenSource source, TimeSource time, ZoneId zone, Optional<SampleLog> log, RunObserver observer) {
        this.source = source;
        this.time = time;
        this.zone = zone;
        this.log = log;
        this.observer = observer;
    }

    /** Starts a measurement and forgets the one before; false when one is running. */
    public synchronized boolean start(int samplingMillis, int rampupSamples, String mark) {
        if (running().isPresent()) {
            return false;
        }
        Schedule schedule = new Schedule(time.nanoTime(), samplingMillis * 1_000_000L);
        run = Optional.of(new SamplingRun(schedule, MOST_SAMPLES, rampupSamples, mark, source));
        return true;
    }

    /** Lets the measurement end with its current interval; false when none is running or it is ending already. */
    public synchronized boolean stop() {
        Optional<SamplingRun> stoppable = running().filter(current -> !current.stopping());
        stoppable.ifPresent(current -> current.stopAt(time.nanoTime()));
        log.ifPresent(SampleLog::flush);
        return stoppable.isPresent();
    }

    /** Ends immediately whatever runs and forgets all samples and statistics. */
    public void reset() {
        List<CompletableFuture<Void>> woken;
        synchronized (this) {
            run = Optional.empty();
            log.ifPresent(SampleLog::flush);
            woken = waiting.takeAtEnd();
        }
        Waiting.wake(woken);
    }

    /** Whether a measurement runs, one that is ending included. */
    public synchronized boolean measuring() {
        return running().isPresent();
    }

    /** Whether a measurement is ending. */
    public synchronized boolean stopping() {
        return running().map(SamplingRun::stopping).orElse(false);
    }

    /** Completes when no measurement runs any more. */
    public synchronized CompletableFuture<Void> whenIdle() {
        return running().isPresent() ? waiting.forEnd() : CompletableFuture.completedFuture(null);
    }

    /** Completes at the next sample or the end of the measurement, immediately when none runs. */
    public synchronized CompletableFuture<Void> whenNextRow() {
        return running().isPresent() ? waiting.forRow() : CompletableFuture.completedFuture(null);
    }

    /** Changes the mark from now on. */
    public synchronized void mark(String text) {
        run.ifPresent(current -> current.mark(text));
    }

    /** How many samples of the last measurement were not read. */
    public synchronized int unread() {
        return run.map(SamplingRun::unread).orElse(0);
    }

    /** The oldest unread samples, which count as read now. */
    public synchronized List<UnreadRow> takeUnread(int most) {
        log.ifPresent(SampleLog::flush);
        return run.map(current -> current.takeUnread(most)).orElse(List.of());
    }

    /** The latest sample of the last measurement. */
    public synchronized Optional<SampleRow> latest() {
        return run.flatMap(SamplingRun::latest);
    }

    /** Number of samples of the last measurement. */
    public synchronized int samples() {
        return run.map(SamplingRun::samples).orElse(0);
    }

    /** Statistics of the last measurement. */
    public synchronized StatisticsAnswer statistics(Column column) {
        return run.map(current -> current.statistics(column)).orElseGet(() -> StatisticsAnswer.notMeasured(column, 0));
    }

    /** Uncertainty of the last measurement; of a channel, 0 being the total. */
    public synchronized UncertaintyAnswer uncertainty(int channel) {
        return run.map(current -> current.uncertainty(channel)).orElseGet(() -> UncertaintyAnswer.allUnknown(0));
    }

    /** Has something else done with the source, by the thread that alone touches it; wake it afterwards. */
    public <T> CompletableFuture<T> perform(Function<OpenSource, T> task) {
        return tasks.add(() -> task.apply(source));
    }

    /** When {@link #performDue} has something to do; empty while idle. */
    public synchronized OptionalLong dueNanos() {
        if (!tasks.isEmpty()) {
            return OptionalLong.of(time.nanoTime());
        }
        return running().map(current -> OptionalLong.of(current.dueNanos())).orElseGet(OptionalLong::empty);
    }

    /** Takes the sample that is due, and ends the measurement whose end has come. */
    public void performDue() {
        tasks.performAll();
        Optional<SamplingRun> current = beginning();
        if (current.isEmpty()) {
            return;
        }
        long takenAtNanos = time.nanoTime();
        if (sampleDue(current.get(), takenAtNanos)) {
            add(current.get(), source.sampleAll(), takenAtNanos);
        }
        closeIfDue(current.get());
    }

    private Optional<SamplingRun> beginning() {
        Optional<SamplingRun> current;
        boolean begins;
        synchronized (this) {
            current = running();
            begins = current.isPresent() && !current.get().begun();
            current.ifPresent(SamplingRun::begin);
        }
        if (begins) {
            source.begin(new Start(current.get().samplingMillis(), current.get().mark(), zone));
        }
        return current;
    }

    private synchronized boolean sampleDue(SamplingRun current, long nanos) {
        return current.sampleDue(nanos);
    }

    private void add(SamplingRun current, Figures figures, long takenAtNanos) {
        List<CompletableFuture<Void>> woken;
        int missed;
        synchronized (this) {
            if (!isCurrent(current)) {
                return;
            }
            LocalDateTime stamp = figures.stamp().orElseGet(() -> LocalDateTime.ofInstant(time.now(), zone));
            SampleRow row = new SampleRow(stamp, figures.total(), figures.channels(), Optional.empty());
            missed = current.missedBefore(takenAtNanos);
            for (SampleRow added : current.add(row, figures, missed)) {
                log.ifPresent(file -> file.add(added, current.mark()));
            }
            woken = waiting.takeAtRow();
        }
        Waiting.wake(woken);
        if (missed > 0) {
            observer.missed(missed);
        }
        observer.sampled(figures);
    }

    private void closeIfDue(SamplingRun current) {
        List<CompletableFuture<Void>> woken;
        Column column = source.columns().contains(Column.TEMPERATURE) ? Column.TEMPERATURE : Column.WATTS;
        synchronized (this) {
            if (!isCurrent(current) || !current.closeDue(time.nanoTime())) {
                return;
            }
            current.close();
            log.ifPresent(SampleLog::flush);
            woken = waiting.takeAtEnd();
        }
        // before the client hears of the end: the checker of the console wants it so
        observer.completed(current.statistics(column));
        Waiting.wake(woken);
    }

    @SuppressWarnings("ReferenceEquality")
    private boolean isCurrent(SamplingRun candidate) {
        return run.isPresent() && run.get() == candidate;
    }

    private Optional<SamplingRun> running() {
        return run.filter(current -> !current.closed());
    }
}
