package org.wattladder.chauffeur.archive;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * How a list of runs is sorted; runs without the figure come last, and equal ones newest first.
 *
 * @param column by which it is sorted
 * @param descending whether the greatest comes first
 */
public record RunOrder(Column column, boolean descending) {
    /** As lists are when nobody says. */
    public static final RunOrder NEWEST_FIRST = new RunOrder(Column.STARTED, true);

    /** What lists can be sorted by. */
    public enum Column {
        /** Name of the run. */
        NAME(of -> Optional.of(of.name())),
        /** How it stands. */
        STATE(of -> Optional.of(of.state().label())),
        /** Title of its suite. */
        SUITE(of -> of.subject().map(RunSubject::title)),
        /** Its machines. */
        MACHINE(of -> of.hosts().stream().findFirst()),
        /** When it began. */
        STARTED(of -> Optional.of(of.listedAt())),
        /** Its score, or its overall performance per watt. */
        HEADLINE(of -> of.figures().headline().map(Headline::value)),
        /** Its highest watts. */
        HIGHEST_WATTS(of -> of.figures().highestWatts().stream().boxed().findFirst()),
        /** Its watts of active idle. */
        IDLE_WATTS(of -> of.figures().idleWatts().stream().boxed().findFirst());

        @SuppressWarnings("ImmutableEnumChecker") // a function without state
        private final Function<IndexedRun, Optional<? extends Comparable<?>>> value;

        Column(Function<IndexedRun, Optional<? extends Comparable<?>>> value) {
            this.value = value;
        }

        @SuppressWarnings("unchecked") // each column compares values of one class
        private Comparator<IndexedRun> comparator(boolean descending) {
            return (one, other) -> {
                Optional<? extends Comparable<?>> first = value.apply(one);
                Optional<? extends Comparable<?>> second = value.apply(other);
                if (first.isEmpty() || second.isEmpty()) {
                    return Boolean.compare(first.isEmpty(), second.isEmpty());
                }
                int order = ((Comparable<Object>) first.get()).compareTo(second.get());
                return descending ? -Integer.signum(order) : order;
            };
        }
    }

    List<IndexedRun> sorted(List<IndexedRun> newestFirst) {
        return equals(NEWEST_FIRST)
                ? newestFirst
                : newestFirst.stream().sorted(column.comparator(descending)).toList();
    }
}
