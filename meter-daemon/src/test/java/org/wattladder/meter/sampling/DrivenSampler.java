package org.wattladder.meter.sampling;

import java.time.ZoneOffset;
import java.util.Optional;
import java.util.OptionalLong;
import org.wattladder.meter.source.OpenSource;

/** A sampler and its clock, driven as its thread would, without waiting. */
public final class DrivenSampler {
    private final ManualTime time = new ManualTime();
    private final Sampler sampler;

    public DrivenSampler(Optional<SampleLog> log) {
        this(new CountingSource(), log);
    }

    public DrivenSampler(OpenSource source, Optional<SampleLog> log) {
        sampler = new Sampler(source, time, ZoneOffset.UTC, log, RunObserver.none());
    }

    public Sampler sampler() {
        return sampler;
    }

    /** Lets time pass; everything due is done in time. */
    public void runTo(long millis) {
        for (OptionalLong due = sampler.dueNanos();
                due.isPresent() && due.getAsLong() <= millis * 1_000_000;
                due = sampler.dueNanos()) {
            time.advanceToMillis(Math.max(time.nanoTime() / 1_000_000, due.getAsLong() / 1_000_000));
            sampler.performDue();
        }
        time.advanceToMillis(millis);
    }

    /** Lets time pass while the thread does not get the processor. */
    public void stallTo(long millis) {
        time.advanceToMillis(millis);
    }
}
