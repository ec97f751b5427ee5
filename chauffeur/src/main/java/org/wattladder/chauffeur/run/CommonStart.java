package org.wattladder.chauffeur.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.wattladder.chauffeur.answer.HostTime;
import org.wattladder.model.result.HostStart;
import org.wattladder.model.wire.RecordingStarted;

/**
 * The one moment at which all hosts begin an interval.
 *
 * @param clocks of the Directors, by host
 * @param startNanos of the part before recording, by the Chauffeur's monotonic clock
 * @param preNanos length of that part
 */
record CommonStart(Map<String, HostClock> clocks, long startNanos, long preNanos) implements HostTime {

    /** The moment by the clock of this host. */
    long on(String host) {
        return clock(host).there(startNanos);
    }

    @Override
    public long here(String host, long thereNanos) {
        return clock(host).here(thereNanos);
    }

    @Override
    public long uncertaintyNanos(String host) {
        return clock(host).uncertaintyNanos();
    }

    private HostClock clock(String host) {
        return Objects.requireNonNull(clocks.get(host), host);
    }

    /** How far each host was from the common start of recording, in the order of the answers. */
    List<HostStart> starts(Map<String, RecordingStarted> answers) {
        List<HostStart> starts = new ArrayList<>();
        answers.forEach((host, started) -> {
            HostClock clock = clock(host);
            starts.add(new HostStart(host, clock.here(started.atNanos()) - recordingNanos(), clock.uncertaintyNanos()));
        });
        return starts;
    }

    /** When recording began on the first host, by the Chauffeur's monotonic clock; the start itself, when it was met. */
    long firstNanos(List<HostStart> starts) {
        long earliest = starts.stream().mapToLong(HostStart::lateNanos).min().orElse(0);
        return recordingNanos() + Math.max(0, earliest);
    }

    private long recordingNanos() {
        return startNanos + preNanos;
    }
}
