package org.wattladder.ptdaemon.session;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterGap;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.ptdaemon.codec.StatisticsAnswer;
import org.wattladder.ptdaemon.codec.UncertaintyAnswer;

/** A measurement that was started: what was read of it so far, in one part, or in two when the daemon was lost. */
final class RunningMeasurement {
    static final String CLOCK_SET = "fault.meter-clock-set";

    private final String mark;
    private final Instant startedAt;
    private final List<Sample> samples = new ArrayList<>();
    private final List<MeterGap> gaps = new ArrayList<>();
    private StampGuard guard = new StampGuard();
    private int samplingMillis;
    private int firstOfPart;
    private int firstOnClock;
    private OptionalInt firstInDoubt;
    private boolean lostBefore;
    private Optional<ClockSet> clockSet = Optional.empty();
    private Optional<MeterGap> openGap = Optional.empty();

    /** Where the clock was set last: place of its gap, begin of the gap, the line before. */
    private record ClockSet(int gap, Instant from, ClockLine before) {}

    RunningMeasurement(String mark, Instant startedAt, boolean clockInDoubt) {
        this.mark = mark;
        this.startedAt = startedAt;
        this.firstInDoubt = clockInDoubt ? OptionalInt.of(0) : OptionalInt.empty();
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

    /** What was measured so far, with what the daemon states of it. */
    MeterRun run(
            MeterFacts meter,
            Optional<StatisticsAnswer> statistics,
            Optional<UncertaintyAnswer> uncertainty,
            ClockLine clock,
            boolean autoRanging) {
        return new MeterRun(
                meter,
                mark,
                samplingMillis,
                samples(),
                statistics,
                CrossCheck.of(statistics, this),
                uncertainty,
                clock,
                gaps(),
                autoRanging);
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
        firstOnClock = samples.size();
        clockSet = Optional.empty();
        guard = new StampGuard();
    }

    void endGap(Instant until) {
        openGap.ifPresent(gap ->
                gaps.add(new MeterGap(gap.from(), until.isBefore(gap.from()) ? gap.from() : until, gap.reason())));
        openGap = Optional.empty();
    }

    /** Whether the samples that come next may be on another clock than those before. */
    void clockInDoubt(boolean inDoubt) {
        if (!inDoubt) {
            firstInDoubt = OptionalInt.empty();
        } else if (firstInDoubt.isEmpty()) {
            firstInDoubt = OptionalInt.of(samples.size());
        }
    }

    /** The clock was set where doubt began; the samples of before keep to the line of before, and a gap marks the place. */
    void clockWasSet(ClockLine before, ClockLine after) {
        int place = Math.max(firstInDoubt.orElse(samples.size()), firstOnClock);
        shift(firstOnClock, place, before);
        shift(place, samples.size(), after);
        Instant from = place == 0 ? startedAt : samples.get(place - 1).takenAt();
        firstOnClock = place;
        firstInDoubt = OptionalInt.empty();
        ClockSet set = new ClockSet(gaps.size(), from, before);
        gaps.add(gap(set, after));
        clockSet = Optional.of(set);
    }

    private MeterGap gap(ClockSet set, ClockLine after) {
        Instant until = firstOnClock == samples.size()
                ? after.correct(after.reference())
                : samples.get(firstOnClock).takenAt();
        double seconds = after.aheadSeconds() - set.before().aheadSecondsAt(after.reference());
        return new MeterGap(
                set.from(),
                until.isBefore(set.from()) ? set.from() : until,
                Message.of(CLOCK_SET, Figure.signed(seconds, 3)));
    }

    /** The stamp of the first sample on the present clock; empty when there is none. */
    Optional<Instant> firstStamp() {
        return firstOnClock == samples.size()
                ? Optional.empty()
                : Optional.of(samples.get(firstOnClock).stampedAt());
    }

    /** Sets the samples, and what is said of a clock that was set, on the clock as it is known at the end. */
    void shift(ClockLine clock) {
        shift(firstOnClock, samples.size(), clock);
        clockSet.ifPresent(set -> gaps.set(set.gap(), gap(set, clock)));
    }

    private void shift(int from, int until, ClockLine clock) {
        for (int index = from; index < until; index++) {
            Sample sample = samples.get(index);
            samples.set(
                    index,
                    new Sample(clock.correct(sample.stampedAt()), sample.stampedAt(), sample.reading(), sample.row()));
        }
    }
}
