package org.wattladder.system.torture;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Counts outcomes by breakage and by point; for any thread. */
final class Tally {
    private final Map<Breakage, Row> byBreakage = new EnumMap<>(Breakage.class);
    private final Map<Point, Row> byPoint = new EnumMap<>(Point.class);
    private int failed;
    private int counted;

    private static final class Row {
        private final Map<Point, Integer> points = new TreeMap<>();
        private final Map<Outcome.Kind, Integer> outcomes = new TreeMap<>();
        private int times;
        private int acknowledged;
        private int lost;
        private int doubled;

        private void add(Point point, Outcome outcome) {
            times++;
            points.merge(point, 1, Integer::sum);
            outcomes.merge(outcome.kind(), 1, Integer::sum);
            acknowledged += outcome.acknowledged();
            lost += outcome.lost();
            doubled += outcome.doubled();
        }

        private String cells() {
            return outcomes.entrySet().stream()
                            .map(entry ->
                                    entry.getValue() + " " + entry.getKey().words())
                            .collect(Collectors.joining("; "))
                    + " | " + acknowledged + " | " + lost + " | " + doubled + " |\n";
        }
    }

    synchronized void add(Point point, Breakage breakage, Outcome outcome) {
        counted++;
        byBreakage.computeIfAbsent(breakage, unused -> new Row()).add(point, outcome);
        byPoint.computeIfAbsent(point, unused -> new Row()).add(point, outcome);
        failed += outcome.kind() == Outcome.Kind.FAILED ? 1 : 0;
    }

    synchronized int counted() {
        return counted;
    }

    synchronized int failed() {
        return failed;
    }

    /** Both tables as Markdown. */
    synchronized String tables() {
        StringBuilder text = new StringBuilder("""
                | fault | times | at points | outcome | intervals recorded before | of these lost | recorded twice |
                | --- | --- | --- | --- | --- | --- | --- |
                """);
        Map<Breakage, Row> rows = new LinkedHashMap<>(byBreakage);
        rows.forEach((breakage, row) -> text.append("| ")
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
