package org.wattladder.meter;

import java.io.IOException;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.wattladder.meter.console.QuietConsole;
import org.wattladder.meter.sampling.ManualTime;
import org.wattladder.meter.sampling.RunObserver;
import org.wattladder.meter.sampling.SampleLog;
import org.wattladder.meter.sampling.Sampler;
import org.wattladder.meter.server.AllowList;
import org.wattladder.meter.server.CommandAnswers;
import org.wattladder.meter.server.DaemonIdentity;
import org.wattladder.meter.server.MeterServer;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Identity;

/**
 * A daemon over loopback whose time does not pass by itself: it jumps from one sample to the next, as far as it is let,
 * so that twenty minutes are over in a moment. Its clock may be given to the client too.
 */
final class SteppedDaemon implements AutoCloseable {
    private final ManualTime time;
    private final OpenSource source;
    private final Sampler sampler;
    private final MeterServer server;
    private final Thread thread;
    private final AtomicLong untilMillis = new AtomicLong();
    private volatile boolean ended;

    SteppedDaemon(String name, Identity.Mode mode, Opening opening, Optional<SampleLog> log) throws Exception {
        time = new ManualTime();
        source = opening.open(time);
        Identity identity = DaemonIdentity.of(name, mode, source, BuildVersion.ofThisProgram(), "Linux");
        sampler = new Sampler(source, time, ZoneOffset.UTC, log, RunObserver.none());
        server = listen(new CommandAnswers(identity, sampler, () -> {}, QuietConsole.make()), source);
        thread = new Thread(this::run, "stepped-daemon");
        thread.setDaemon(true);
        thread.start();
    }

    /** Opens a source on a clock. */
    interface Opening {
        OpenSource open(TimeSource time) throws Exception;
    }

    private static MeterServer listen(CommandAnswers answers, OpenSource source) throws IOException {
        return MeterServer.listen(
                "127.0.0.1",
                0,
                new AllowList(List.of()),
                answers,
                source.lineFaults(),
                QuietConsole.make(),
                Duration.ofMinutes(1));
    }

    int port() {
        return server.address().getPort();
    }

    TimeSource time() {
        return time;
    }

    /** Lets time pass on from now as far as something is due; a run that is ending may always end. */
    void letPass(long millis) {
        untilMillis.addAndGet(millis);
    }

    /** Time stands still. */
    void freeze() {
        untilMillis.set(-1);
    }

    /** Lets the running measurement have so many samples of one second, and time stand still then. */
    void measureExactly(int samples) {
        untilMillis.set(time.nanoTime() / 1_000_000 + samples * 1000L - 1);
    }

    private void run() {
        while (!ended) {
            OptionalLong due = sampler.dueNanos();
            if (due.isPresent() && (sampler.stopping() || due.getAsLong() <= untilMillis.get() * 1_000_000)) {
                time.advanceToNanos(Math.max(time.nanoTime(), due.getAsLong()));
                sampler.performDue();
            } else {
                LockSupport.parkNanos(TimeUnit.MICROSECONDS.toNanos(200));
            }
        }
    }

    int samples() {
        return sampler.samples();
    }

    @Override
    public void close() {
        ended = true;
        server.close();
        source.close();
    }
}
