package org.wattladder.director.conditions;

import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import org.wattladder.director.host.Machine;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.time.TimeSource;

/** Looks at the machine just before an interval and just after it; used on the work thread. */
public final class Watch {
    private final SnapshotReader reader;
    private final Supplier<List<Long>> processes;
    private final int cpus;
    private final LostTimeProbe probe;
    private final Measurement lostBefore;
    private final Snapshot before;

    private Watch(Machine machine, TimeSource time, Duration probeLength, Supplier<List<Long>> processes) {
        this.reader = new SnapshotReader(machine, time);
        this.processes = processes;
        this.cpus = Math.max(1, machine.topology().allowed().size());
        this.probe = new LostTimeProbe(time, probeLength);
        this.lostBefore = probe.lostPercent(cpus);
        this.before = reader.read(processes.get());
    }

    /**
     * Looks for the first time; the clients must be waiting.
     *
     * @param probeLength how long all allowed CPUs are probed for CPU contention, here and at the end; zero for not at all
     * @param processes ids of the running processes of all components, asked here and at the end
     */
    public static Watch begin(Machine machine, TimeSource time, Duration probeLength, Supplier<List<Long>> processes) {
        return new Watch(machine, time, probeLength, processes);
    }

    /** Looks again, once the clients are done. */
    public Conditions end() {
        Snapshot after = reader.read(processes.get());
        return new Span(before, after).conditions().withLost(lostBefore, probe.lostPercent(cpus));
    }
}
