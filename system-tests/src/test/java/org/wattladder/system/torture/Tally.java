package org.wattladder.system.torture;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Counts outcomes by breakage and by point; for any thread. */
final class Tally {
    private final Map<Breakage, Row> byBreakage = new EnumMap<>(Breakage.class);
    private final Map<Subject, Row> bySubject = new EnumMap<>(Subject.class);
    private final Map<Point, Row> byPoint = new EnumMap<>(Point.class);
    private final Row all = new Row();

    private static final class Row {
        private final Map<Point, Integer> points = new TreeMap<>();
        private final Map<Outcome.Kind, Integer> outcomes = new TreeMap<>();
        private int times;
        private int acknowledged;
        private int lost;
        private int doubled;
        private double seconds;

        private void add(Point point, Outcome outcome, double took) {
            times++;
            points.merge(point, 1, Integer::sum);
            outcomes.merge(outcome.kind(), 1, Integer::sum);
            acknowledged += outcome.acknowledged();
            lost += outcome.lost();
            doubled += outcome.doubled();
            seconds += took;
        }

        private String cells() {
            return outcomes.entrySet().stream()
                            .map(entry ->
                                    entry.getValue() + " " + entry.getKey().words())
                            .collect(Collectors.joining("; "))
                    + " | " + acknowledged + " | " + lost + " | " + doubled + " |\n";
        }
    }

    synchronized void add(Trial trial, Outcome outcome, double seconds) {
        byBreakage.computeIfAbsent(trial.breakage(), unused -> new Row()).add(trial.point(), outcome, seconds);
        byPoint.computeIfAbsent(trial.point(), unused -> new Row()).add(trial.point(), outcome, seconds);
        bySubject.computeIfAbsent(trial.subject(), unused -> new Row()).add(trial.point(), outcome, seconds);
        all.add(trial.point(), outcome, seconds);
    }

    synchronized int counted() {
        return all.times;
    }

    synchronized int failed() {
        return all.outcomes.getOrDefault(Outcome.Kind.FAILED, 0);
    }

    /** All in a sentence. */
    synchronized String sentence() {
        return all.times + " faults at " + byPoint.size() + " points: " + all.acknowledged
                + " intervals were recorded before them, " + all.lost + " of these were lost, " + all.doubled
                + " recorded twice; " + failed() + " failed. A fault took "
                + Math.round(all.seconds / Math.max(1, all.times)) + " s.";
    }

    /** All tables as Markdown. */
    synchronized String tables() {
        StringBuilder text = new StringBuilder();
        table(text, "run", bySubject, Subject::words);
        table(text, "fault", byBreakage, Breakage::words);
        table(text, "point", byPoint, Point::words);
        return text.toString();
    }

    private static <T> void table(StringBuilder text, String what, Map<T, Row> rows, Function<T, String> words) {
        text.append(text.isEmpty() ? "" : "\n").append("| ").append(what).append("""
                 | times | at points | outcome | intervals recorded before | of these lost | recorded twice |
                | --- | --- | --- | --- | --- | --- | --- |
                """);
        rows.forEach((key, row) -> text.append("| ")
                .append(words.apply(key))
                .append(" | ")
                .append(row.times)
                .append(" | ")
                .append(row.points.size())
                .append(" | ")
                .append(row.cells()));
    }
}
