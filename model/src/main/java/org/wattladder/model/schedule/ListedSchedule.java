package org.wattladder.model.schedule;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.interval.IntervalPlan;

/** A schedule whose intervals do not depend on what comes out of them, but for how often the first is repeated. */
interface ListedSchedule extends Schedule {

    /** Every interval, numbered from 1. */
    @Override
    List<IntervalPlan> foreseen();

    /** Every interval, as far as those that are done tell how many there are. */
    default List<IntervalPlan> listed(History done) {
        return foreseen();
    }

    /** Every interval there can be. */
    @JsonIgnore
    default List<IntervalPlan> most() {
        return foreseen();
    }

    @Override
    default Optional<IntervalPlan> next(History done) {
        return listed(done).stream()
                .filter(interval -> done.intervals().stream()
                        .noneMatch(finished -> finished.plan().number() == interval.number()))
                .findFirst();
    }

    @Override
    default Duration atMost() {
        return most().stream().map(interval -> interval.lengths().total()).reduce(Duration.ZERO, Duration::plus);
    }

    @Override
    default int mostIntervals() {
        return most().size();
    }
}
