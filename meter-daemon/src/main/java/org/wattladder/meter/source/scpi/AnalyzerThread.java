package org.wattladder.meter.source.scpi;

import java.io.IOException;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.gather.Gathering;
import org.wattladder.model.time.TimeSource;

/** Talks to the analyzer: reads every update, connects again with growing pauses when it fails, does what is asked between. */
final class AnalyzerThread implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(AnalyzerThread.class);
    private static final long FIRST_PAUSE_MILLIS = 250;
    private static final long LONGEST_PAUSE_MILLIS = 30_000;

    private final ScpiSettings settings;
    private final TimeSource time;
    private final Gathering gathering;
    private final InitialState initial;
    private final Identified identified;
    private final Queue<Task<?>> tasks = new ConcurrentLinkedQueue<>();
    private final CountDownLatch closed = new CountDownLatch(1);
    private final Thread thread;
    private String told = "";

    private AnalyzerThread(
            Analyzer first, ScpiSettings settings, TimeSource time, Gathering gathering, InitialState initial) {
        this.settings = settings;
        this.time = time;
        this.gathering = gathering;
        this.initial = initial;
        this.identified = first.identified();
        this.thread = new Thread(() -> run(first), "analyzer");
        thread.setDaemon(true);
    }

    static AnalyzerThread start(
            Analyzer first, ScpiSettings settings, TimeSource time, Gathering gathering, InitialState initial) {
        AnalyzerThread started = new AnalyzerThread(first, settings, time, gathering, initial);
        started.thread.start();
        return started;
    }

    /** Has something done between two updates; the outcome is empty when the analyzer fails or takes too long. */
    <T> Task<T> ask(Task.Work<T> work) {
        Task<T> task = new Task<>(work);
        tasks.add(task);
        return task;
    }

    private void run(Analyzer first) {
        long pauseMillis = FIRST_PAUSE_MILLIS;
        Optional<Analyzer> ready = Optional.of(first);
        while (true) {
            try (Analyzer connected = ready.isPresent() ? ready.get() : reconnected()) {
                ready = Optional.empty();
                pauseMillis = FIRST_PAUSE_MILLIS;
                measureUntilClosed(connected);
                initial.putBack(connected);
                return;
            } catch (IOException | SourceRefused failed) {
                ready = Optional.empty();
                gathering.lost();
                tell(String.valueOf(failed.getMessage()), LOG::warn);
            }
            if (closedWithin(pauseMillis)) {
                return;
            }
            pauseMillis = Math.min(LONGEST_PAUSE_MILLIS, 2 * pauseMillis);
        }
    }

    /** It must be the same device, and gets the ranges that it had when it was lost. */
    private Analyzer reconnected() throws IOException, SourceRefused {
        Analyzer analyzer = Analyzer.connect(settings, time);
        try {
            analyzer.identified().mustBe(identified);
            analyzer.prepare();
            initial.reset(analyzer);
            return analyzer;
        } catch (IOException | SourceRefused failed) {
            analyzer.close();
            throw failed;
        }
    }

    private void measureUntilClosed(Analyzer analyzer) throws IOException {
        while (closed.getCount() > 0) {
            for (Task<?> task = tasks.poll(); task != null; task = tasks.poll()) {
                task.perform(analyzer);
            }
            Analyzer.Update update = analyzer.update();
            gathering.add(update.channels());
            tell(update.overload(), LOG::warn);
        }
    }

    private void tell(String trouble, BiConsumer<String, Object> log) {
        if (!told.equals(trouble)) {
            told = trouble;
            if (trouble.isEmpty()) {
                LOG.info("analyzer {} measures again", settings.address());
            } else {
                log.accept("analyzer " + settings.address() + ", samples are errors: {}", trouble);
            }
        }
    }

    private boolean closedWithin(long millis) {
        try {
            return closed.await(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    /** Lets the update under way end and puts the settings back; waits for that, within the time of a few answers. */
    @Override
    public void close() {
        closed.countDown();
        try {
            thread.join(4L * settings.answerMillis() + 2L * initial.rateMillis());
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
    }
}
