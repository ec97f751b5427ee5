package org.wattladder.director.duty;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.time.TimeSource;

/** The group is frozen for the rest of each period. */
final class Freezing implements Hold, Cycle.Switch {
    private final ControlGroup group;
    private final long periodNanos;
    private final TimeSource time;
    private Optional<Cycle> cycle = Optional.empty();

    Freezing(ControlGroup group, long periodNanos, TimeSource time) {
        this.group = group;
        this.periodNanos = periodNanos;
        this.time = time;
    }

    @Override
    public void begin(long first, double share, double processors) throws IOException {
        group.make();
        group.add(first);
        Cycle next = new Cycle(time, this, periodNanos, share);
        cycle = Optional.of(next);
        next.start();
    }

    @Override
    public long periodNanos() {
        return periodNanos;
    }

    @Override
    public void on() throws IOException {
        group.freeze(false);
    }

    @Override
    public void off() throws IOException {
        group.freeze(true);
    }

    @Override
    public void include(List<Long> processes) throws IOException {
        for (long process : processes) {
            group.add(process);
        }
    }

    @Override
    public void release() {
        if (cycle.isPresent()) {
            cycle.get().end();
            cycle = Optional.empty();
            group.remove();
        }
    }
}
