package org.wattladder.chauffeur.doctor;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What the doctor found, ready to print.
 *
 * @param lines in the order of printing
 * @param verdict one or more sentences: what can be measured here, and what to mend
 * @param measurable whether watts of any kind can be had here
 * @param planned whether the suite's files are sound
 */
public record Diagnosis(List<Line> lines, String verdict, boolean measurable, boolean planned) {
    public Diagnosis {
        lines = List.copyOf(lines);
    }

    /**
     * One finding.
     *
     * @param label what it is about; empty continues the line above
     * @param text what was found
     */
    public record Line(String label, String text) {}

    /** All lines, then the verdict. */
    public String text() {
        return lines.stream().map(line -> print(line.label(), line.text())).collect(Collectors.joining())
                + print("Verdict", verdict);
    }

    private static String print(String label, String text) {
        return (label + " ".repeat(Math.max(1, 12 - label.length())) + text).stripTrailing() + System.lineSeparator();
    }
}
