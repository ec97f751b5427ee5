package org.wattladder.model.schedule;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.interval.IntervalPlan;

/** A schedule whose intervals do not depend on what comes out of them. */
interface ListedSchedule extends Schedule {

    /** Every interval, numbered from 1. */
    @Override
    List<IntervalPlan> foreseen();

    @Override
    default Optional<IntervalPlan> next(History done) {
        return foreseen().stream()
                .filter(interval -> done.intervals().stream()
                        .noneMatch(finished -> finished.plan().number() == interval.number()))
                .findFirst();
    }

    @Override
    default Duration atMost() {
        return foreseen().stream().map(interval -> interval.lengths().total()).reduce(Duration.ZERO, Duration::plus);
    }

    @Override
    default int mostIntervals() {
        return foreseen().size();
    }
}
