package org.wattladder.chauffeur.run;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.CorrelatedMean;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.MeanRate;
import org.wattladder.model.result.MeanWatts;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.schedule.Precision;

/**
 * Says when a recording has told enough, from the samples that meters have given anyway and from the rate that was asked for;
 * nothing is asked of hosts. See docs/adr/0039-precision.md.
 */
final class EarlyEnd {
    private static final Duration LONGEST_NOTICE = Duration.ofSeconds(5);
    private static final int NOTICE_SHARE = 5;
    private static final double NANOS = 1e9;

    private final MeterSessions meters;
    private final Duration fullLength;
    private final List<IntervalResult> fullLengths = new ArrayList<>();
    private MeanWatts usual;
    private long users;

    /** Nothing is recorded but what was before. */
    EarlyEnd(RunPlan plan, MeterSessions meters, RunSoFar before) {
        this.meters = meters;
        this.fullLength = MeanWatts.fullLength(plan);
        for (int place = 0; place < plan.worklets().size(); place++) {
            before.worklet(place).intervals().stream()
                    .filter(this::isFullLength)
                    .forEach(fullLengths::add);
        }
        usual = MeanWatts.of(fullLength, fullLengths.stream());
    }

    /** These clients run from now on. */
    void prepared(List<HostClient> clients) {
        users = clients.stream().mapToLong(client -> client.facts().users()).sum();
    }

    /** An interval was recorded; its windows tell how long samples depend on each other. */
    void recorded(IntervalResult interval) {
        if (isFullLength(interval)) {
            fullLengths.add(interval);
            usual = MeanWatts.of(fullLength, fullLengths.stream());
        }
    }

    private boolean isFullLength(IntervalResult interval) {
        return !fullLength.isZero() && interval.plan().lengths().recording().compareTo(fullLength) >= 0;
    }

    /** After which lengths the recording may end before the planned one; none when that is fixed. */
    static List<Duration> of(WorkletPlan worklet, IntervalPlan interval) {
        return worklet.schedule()
                .precision(interval)
                .map(precision -> precision.earlyEnds(interval.lengths().recording()))
                .orElse(List.of());
    }

    /** How long before an end it is decided on, so that the message reaches every client in time. */
    static Duration notice(Duration end) {
        Duration share = end.dividedBy(NOTICE_SHARE);
        return share.compareTo(LONGEST_NOTICE) < 0 ? share : LONGEST_NOTICE;
    }

    /**
     * Whether watts and rate are precise enough.
     *
     * @param startedAt begin of recording
     * @param passedNanos of it
     * @param target rate that was asked for; absent when nothing executes
     */
    boolean suffices(
            WorkletPlan worklet, IntervalPlan interval, Instant startedAt, long passedNanos, Measurement target) {
        Precision precision = worklet.schedule().precision(interval).orElseThrow();
        double seconds = passedNanos / NANOS;
        double ratePercent = target.asOptional().isEmpty()
                ? 0
                : MeanRate.countingPercent(users, target.asOptional().getAsDouble() * seconds);
        if (CorrelatedMean.NORMAL * ratePercent > precision.halfWidthPercent()) {
            return false;
        }
        long half = passedNanos / 2;
        MeterSessions.Runs runs = meters.soFar();
        return usual.suffices(
                runs.power(startedAt, passedNanos),
                runs.power(startedAt, half),
                runs.power(startedAt.plusNanos(half), half),
                seconds,
                interval.lengths().recording().toNanos() / NANOS,
                precision.halfWidthPercent());
    }
}
