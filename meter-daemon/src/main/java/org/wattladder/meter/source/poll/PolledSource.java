package org.wattladder.meter.source.poll;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.wattladder.meter.source.Figures;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.Start;
import org.wattladder.meter.source.gather.ChannelMath;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;

/** A slow device as a source of watts: its own thread asks it while samples are taken, and sleeps otherwise. */
public final class PolledSource implements OpenSource {
    private static final long CLOSING_SECONDS = 5;

    private final SlowDevice device;
    private final Pace pace;
    private final TimeSource time;
    private final FreshReading fresh;
    private final Poller poller;
    private final Thread thread;
    private volatile boolean ended;

    private PolledSource(SlowDevice device, Pace pace, TimeSource time) {
        this.device = device;
        this.pace = pace;
        this.time = time;
        this.fresh = new FreshReading(pace, device.channels());
        this.poller = new Poller(device, pace, time, fresh);
        this.thread = new Thread(this::run, "poll");
        thread.setDaemon(true);
    }

    /** Takes over the device and starts the thread, which sleeps until the first measurement. */
    public static PolledSource open(SlowDevice device, Pace pace, TimeSource time) {
        PolledSource open = new PolledSource(device, pace, time);
        open.thread.start();
        return open;
    }

    @Override
    public Set<Column> columns() {
        return Set.of(Column.WATTS);
    }

    @Override
    public void begin() {
        want();
    }

    @Override
    public void begin(Start start) {
        poller.interval(TimeUnit.MILLISECONDS.toNanos(start.samplingMillis()));
        want();
    }

    @Override
    public int channels() {
        return device.channels();
    }

    @Override
    public Optional<String> device() {
        String asked = "asked every " + TimeUnit.NANOSECONDS.toMillis(pace.pollNanos()) + " ms";
        return Optional.of(device.name().map(name -> name + "; " + asked).orElse(asked));
    }

    @Override
    public Channel sample() {
        return sampleAll().total();
    }

    @Override
    public Figures sampleAll() {
        want();
        return ChannelMath.figures(
                fresh.at(time.nanoTime()).stream().map(Channel::watts).toList());
    }

    private void want() {
        if (poller.wanted()) {
            LockSupport.unpark(thread);
        }
    }

    private void run() {
        try {
            while (!ended) {
                OptionalLong due = poller.dueNanos();
                if (due.isEmpty()) {
                    LockSupport.park(this);
                } else if (due.getAsLong() - time.nanoTime() > 0) {
                    LockSupport.parkNanos(this, due.getAsLong() - time.nanoTime());
                } else {
                    poller.poll();
                }
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    /** Aborts a question that is under way, then lets go of the device. */
    @Override
    public void close() {
        ended = true;
        thread.interrupt();
        try {
            thread.join(TimeUnit.SECONDS.toMillis(CLOSING_SECONDS));
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
        device.close();
    }
}
