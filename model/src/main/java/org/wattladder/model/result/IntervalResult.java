package org.wattladder.model.result;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.wattladder.model.plan.IntervalKind;

/**
 * What happened in the recording part of one interval.
 *
 * @param number place in the worklet's sequence, from 1
 * @param kind what the interval was for
 * @param loadPercent share of the calibrated rate that was asked for; 100 when unpaced, 0 when idle; of iterations the
 *     share of the data
 * @param recordingStartedAt start of the window, by the Chauffeur's clock
 * @param recordingNanos length of the window
 * @param targetRate transactions per second asked for; absent when unpaced or idle
 * @param actualRate transactions per second completed in the window, all hosts; absent when idle
 * @param power electrical power over the window
 * @param temperature inlet temperature over the window
 * @param lostTimePercent share of CPU time lost to others in a clock-gap probe just before the interval, on the host that lost
 *     most; absent when not probed
 * @param achievedDepth mean number of outstanding transactions over the window, all clients; absent unless the interval is
 *     one of a sweep of depths
 * @param types per transaction type, all clients together; empty when idle
 * @param clients per client JVM; empty when idle
 * @param starts when recording began on each host; empty when each began in its own time, as in iterations
 * @param conditions what disturbed each host; empty when no host was asked
 */
public record IntervalResult(
        int number,
        IntervalKind kind,
        double loadPercent,
        Instant recordingStartedAt,
        long recordingNanos,
        Measurement targetRate,
        Measurement actualRate,
        PowerResult power,
        TemperatureResult temperature,
        Measurement lostTimePercent,
        Measurement achievedDepth,
        List<TypeResult> types,
        List<HostInterval> clients,
        List<HostStart> starts,
        List<HostConditions> conditions) {
    /** Why most intervals have no achieved depth. */
    public static final String NO_DEPTH = "no number of outstanding transactions was asked for";

    public IntervalResult {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(recordingStartedAt, "recordingStartedAt");
        Objects.requireNonNull(targetRate, "targetRate");
        Objects.requireNonNull(actualRate, "actualRate");
        Objects.requireNonNull(power, "power");
        Objects.requireNonNull(temperature, "temperature");
        Objects.requireNonNull(lostTimePercent, "lostTimePercent");
        Objects.requireNonNull(achievedDepth, "achievedDepth");
        types = List.copyOf(types);
        clients = List.copyOf(clients);
        starts = List.copyOf(starts);
        conditions = List.copyOf(conditions);
    }

    /** The same interval under these conditions. */
    public IntervalResult with(List<HostConditions> found) {
        return new IntervalResult(
                number,
                kind,
                loadPercent,
                recordingStartedAt,
                recordingNanos,
                targetRate,
                actualRate,
                power,
                temperature,
                lostTimePercent,
                achievedDepth,
                types,
                clients,
                starts,
                found);
    }

    /** An interval that is none of a sweep of depths, whose start nobody compared, under unknown conditions. */
    public IntervalResult(
            int number,
            IntervalKind kind,
            double loadPercent,
            Instant recordingStartedAt,
            long recordingNanos,
            Measurement targetRate,
            Measurement actualRate,
            PowerResult power,
            TemperatureResult temperature,
            Measurement lostTimePercent,
            List<TypeResult> types,
            List<HostInterval> clients) {
        this(
                number,
                kind,
                loadPercent,
                recordingStartedAt,
                recordingNanos,
                targetRate,
                actualRate,
                power,
                temperature,
                lostTimePercent,
                Measurement.absent(NO_DEPTH),
                types,
                clients,
                List.of(),
                List.of());
    }
}
