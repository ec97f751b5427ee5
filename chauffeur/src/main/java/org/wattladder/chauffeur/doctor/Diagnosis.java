package org.wattladder.chauffeur.doctor;

import java.util.List;
import org.wattladder.reporter.format.text.Wrapping;

/**
 * What the doctor found, ready to print, and as JSON in this form.
 *
 * @param verdict one or more sentences: what can be measured here, and what to mend
 * @param measurable whether watts of any kind can be had here
 * @param planned whether the suite's files are sound
 * @param lines in the order of printing
 */
public record Diagnosis(String verdict, boolean measurable, boolean planned, List<Line> lines) {
    private static final int LABEL_WIDTH = 12;

    public Diagnosis {
        lines = List.copyOf(lines);
    }

    /**
     * One finding.
     *
     * @param label what it is about
     * @param text what was found
     * @param detail whether a summary leaves it out
     */
    public record Line(String label, String text, boolean detail) {
        /** A line of the summary. */
        public Line(String label, String text) {
            this(label, text, false);
        }
    }

    /** The verdict, then what it is drawn from in short, in lines of at most so many columns. */
    public String summary(int width) {
        return print(lines.stream().filter(line -> !line.detail()).toList(), width);
    }

    /** The verdict, then every line, likewise. */
    public String full(int width) {
        return print(lines, width);
    }

    private String print(List<Line> shown, int width) {
        StringBuilder text = new StringBuilder();
        print(text, "Verdict", verdict, width);
        String before = "";
        for (Line line : shown) {
            print(text, line.label().equals(before) ? "" : line.label(), line.text(), width);
            before = line.label();
        }
        return text.toString();
    }

    private static void print(StringBuilder text, String label, String sentence, int width) {
        String first = label;
        for (String line : Wrapping.wrap(sentence, width - LABEL_WIDTH)) {
            text.append((first + " ".repeat(Math.max(1, LABEL_WIDTH - first.length())) + line).stripTrailing())
                    .append(System.lineSeparator());
            first = "";
        }
    }
}
