package org.wattladder.model.schedule;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.wattladder.model.interval.IntervalPlan;

/**
 * Another schedule, of which levels and idle end as soon as they are precise enough, and after their planned length at most;
 * docs/adr/0039-precision.md.
 *
 * @param schedule whose intervals they are
 * @param precision that is enough
 */
public record UntilPrecise(Schedule schedule, Precision precision) implements Schedule {
    public UntilPrecise {
        Objects.requireNonNull(schedule, "schedule");
        Objects.requireNonNull(precision, "precision");
    }

    @Override
    public Optional<Precision> precision(IntervalPlan interval) {
        return interval.counts() && interval.metered() && (interval.paced() || interval.idle())
                ? Optional.of(precision)
                : Optional.empty();
    }

    @Override
    public Optional<IntervalPlan> next(History done) {
        return schedule.next(done);
    }

    @Override
    public Duration atMost() {
        return schedule.atMost();
    }

    @Override
    @JsonIgnore
    public boolean isKnown() {
        return false;
    }

    @Override
    public int mostIntervals() {
        return schedule.mostIntervals();
    }

    /** Intervals of a rehearsal are too short to be precise. */
    @Override
    public Schedule shortened(Shortening shortening) {
        return schedule.shortened(shortening);
    }

    @Override
    public CalibrationUse calibrationUse() {
        return schedule.calibrationUse();
    }

    @Override
    public Optional<Settling> settling() {
        return schedule.settling();
    }

    @Override
    public Schedule atLevels(List<Double> percent) {
        Schedule other = schedule.atLevels(percent);
        return other == schedule ? this : new UntilPrecise(other, precision);
    }

    @Override
    public List<IntervalPlan> foreseen() {
        return schedule.foreseen();
    }
}
