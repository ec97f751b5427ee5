package org.wattladder.reporter.score;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.wattladder.reporter.figures.IntervalFigures;

/** Iterations that are repeated count once, by their median. */
public final class Repeats {
    private Repeats() {}

    /** The value in the middle by this figure; of an even number the lower of both; empty of none. */
    public static <T> Optional<T> median(List<T> values, ToDoubleFunction<T> figure) {
        return values.stream()
                .sorted(Comparator.comparingDouble(figure))
                .skip((values.size() - 1) / 2)
                .findFirst();
    }

    /** Of the levels that repeat this one, itself among them, the median by rate; itself when one of them has no rate. */
    public static Optional<IntervalFigures> median(IntervalFigures level, List<IntervalFigures> levels) {
        List<IntervalFigures> repeats =
                levels.stream().filter(other -> load(other).equals(load(level))).toList();
        return repeats.stream()
                        .anyMatch(repeat -> repeat.actualRate().asOptional().isEmpty())
                ? Optional.of(level)
                : median(repeats, repeat -> repeat.actualRate().asOptional().orElseThrow());
    }

    /** One level for each load; of repeated ones the median, or one without a score when there is such a one. */
    static List<LevelScore> medians(List<LevelScore> levels) {
        Map<Object, List<LevelScore>> loads = new LinkedHashMap<>();
        levels.forEach(level -> loads.computeIfAbsent(load(level.interval()), unused -> new ArrayList<>())
                .add(level));
        return loads.values().stream().map(Repeats::median).toList();
    }

    /** What repeats have in common; levels that are not repeated are alone. */
    static Object load(IntervalFigures interval) {
        return interval.plan().untimed() ? interval.plan().load() : interval;
    }

    private static LevelScore median(List<LevelScore> repeats) {
        return repeats.stream()
                .filter(level -> level.score().value().asOptional().isEmpty())
                .findFirst()
                .or(() -> median(
                        repeats, level -> level.score().value().asOptional().orElseThrow()))
                .orElseThrow();
    }
}
