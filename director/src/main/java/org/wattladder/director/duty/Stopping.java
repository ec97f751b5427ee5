package org.wattladder.director.duty;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.director.host.Signals;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.model.time.TimeSource;

/** All processes of the program are stopped for the rest of each period: its group, and those that have left it. */
final class Stopping implements Hold, Cycle.Switch {
    /** Place of the process group behind the name of the program. */
    private static final int GROUP = 2;

    private final SystemFiles files;
    private final Signals signals;
    private final long periodNanos;
    private final TimeSource time;
    private Optional<Cycle> cycle = Optional.empty();
    private volatile List<Long> receivers = List.of();

    Stopping(SystemFiles files, Signals signals, long periodNanos, TimeSource time) {
        this.files = files;
        this.signals = signals;
        this.periodNanos = periodNanos;
        this.time = time;
    }

    @Override
    public void begin(long first, double share, double processors) {
        receivers = List.of(-first);
        Cycle next = new Cycle(time, this, periodNanos, share);
        cycle = Optional.of(next);
        next.start();
    }

    @Override
    public long periodNanos() {
        return periodNanos;
    }

    @Override
    public void on() {
        receivers.forEach(signals::goOn);
    }

    @Override
    public void off() {
        receivers.forEach(signals::stop);
    }

    @Override
    public void include(List<Long> processes) {
        long group = receivers.get(0);
        receivers = Stream.concat(Stream.of(group), processes.stream().filter(each -> -groupOf(each) != group))
                .toList();
    }

    /** A process that has ended counts to the group, which nothing reaches in vain. */
    private long groupOf(long process) {
        return files.text("proc/" + process + "/stat")
                .map(stat -> stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ", -1))
                .filter(fields -> fields.length > GROUP)
                .map(fields -> Long.parseLong(fields[GROUP]))
                .orElse(-receivers.get(0));
    }

    @Override
    public void release() {
        cycle.ifPresent(Cycle::end);
        cycle = Optional.empty();
    }
}
