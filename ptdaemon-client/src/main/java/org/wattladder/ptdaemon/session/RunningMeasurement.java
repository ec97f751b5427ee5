package org.wattladder.ptdaemon.session;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.MeterGap;
import org.wattladder.model.text.Message;

/** A measurement that was started: what was read of it so far, in one part, or in two when the daemon was lost. */
final class RunningMeasurement {
    private final String mark;
    private final Instant startedAt;
    private final List<Sample> samples = new ArrayList<>();
    private final List<MeterGap> gaps = new ArrayList<>();
    private StampGuard guard = new StampGuard();
    private int samplingMillis;
    private int firstOfPart;
    private boolean lostBefore;
    private Optional<MeterGap> openGap = Optional.empty();

    RunningMeasurement(String mark, Instant startedAt) {
        this.mark = mark;
        this.startedAt = startedAt;
    }

    String mark() {
        return mark;
    }

    int samplingMillis() {
        return samplingMillis;
    }

    void runsAt(int millis) {
        samplingMillis = millis;
    }

    List<Sample> samples() {
        return List.copyOf(samples);
    }

    /** What was read since the last {@code Go}; the daemon's statistics are of these. */
    List<Sample> part() {
        return List.copyOf(samples.subList(firstOfPart, samples.size()));
    }

    List<MeterGap> gaps() {
        return List.copyOf(gaps);
    }

    boolean wasLost() {
        return lostBefore;
    }

    /** The sample as it counts; empty when it came before. */
    Optional<Sample> admit(Sample sample, Instant receivedAt) {
        return guard.admit(sample, receivedAt, samplingMillis);
    }

    void add(List<Sample> read) {
        if (!read.isEmpty()) {
            Instant measuredFrom = read.get(0).takenAt().minusMillis(samplingMillis);
            endGap(measuredFrom);
        }
        samples.addAll(read);
    }

    /** The daemon was lost; what was read before keeps its times. */
    void lose(Instant noticedAt, Message reason) {
        lostBefore = true;
        Instant from =
                samples.isEmpty() ? startedAt : samples.get(samples.size() - 1).takenAt();
        openGap = Optional.of(new MeterGap(from, noticedAt, reason));
        firstOfPart = samples.size();
        guard = new StampGuard();
    }

    void endGap(Instant until) {
        openGap.ifPresent(gap ->
                gaps.add(new MeterGap(gap.from(), until.isBefore(gap.from()) ? gap.from() : until, gap.reason())));
        openGap = Optional.empty();
    }

    /** Sets the samples of the last part on the clock as it is known at the end. */
    void shift(ClockLine clock) {
        for (int index = firstOfPart; index < samples.size(); index++) {
            Sample sample = samples.get(index);
            samples.set(
                    index,
                    new Sample(clock.correct(sample.stampedAt()), sample.stampedAt(), sample.reading(), sample.row()));
        }
    }
}
