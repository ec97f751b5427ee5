package org.wattladder.system.torture;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Counts outcomes by breakage and by point; for any thread. */
final class Tally {
    private final Map<Breakage, Row> byBreakage = new EnumMap<>(Breakage.class);
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

    /** Both tables as Markdown. */
    synchronized String tables() {
        StringBuilder text = new StringBuilder("""
                | fault | times | at points | outcome | intervals recorded before | of these lost | recorded twice |
                | --- | --- | --- | --- | --- | --- | --- |
                """);
        byBreakage.forEach((breakage, row) -> text.append("| ")
                .append(breakage.words())
                .append(" | ")
                .append(row.times)
                .append(" | ")
                .append(row.points.size())
                .append(" | ")
                .append(row.cells()));
        text.append("""

                | point | times | outcome | intervals recorded before | of these lost | recorded twice |
                | --- | --- | --- | --- | --- | --- |
                """);
        byPoint.forEach((point, row) -> text.append("| ")
                .append(point.words())
                .append(" | ")
                .append(row.times)
                .append(" | ")
                .append(row.cells()));
        return text.toString();
    }
}
