package org.wattladder.director.conditions;

import java.time.Duration;
import java.util.List;
import org.wattladder.director.host.Machine;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.time.TimeSource;

/** Looks at the machine just before an interval and just after it; used on the work thread. */
public final class Watch {
    private final SnapshotReader reader;
    private final List<Long> clients;
    private final int cpus;
    private final LostTimeProbe probe;
    private final Measurement lostBefore;
    private final Snapshot before;

    private Watch(Machine machine, TimeSource time, Duration probeLength, List<Long> clients) {
        this.reader = new SnapshotReader(machine, time);
        this.clients = List.copyOf(clients);
        this.cpus = Math.max(1, machine.topology().allowed().size());
        this.probe = new LostTimeProbe(time, probeLength);
        this.lostBefore = probe.lostPercent(cpus);
        this.before = reader.read(this.clients);
    }

    /**
     * Looks for the first time; the clients must be waiting.
     *
     * @param probeLength how long all allowed CPUs are probed for lost time, here and at the end; zero for not at all
     * @param clients their process ids
     */
    public static Watch begin(Machine machine, TimeSource time, Duration probeLength, List<Long> clients) {
        return new Watch(machine, time, probeLength, clients);
    }

    /** Looks again, once the clients are done. */
    public Conditions end() {
        Snapshot after = reader.read(clients);
        return new Span(before, after).conditions().withLost(lostBefore, probe.lostPercent(cpus));
    }
}
