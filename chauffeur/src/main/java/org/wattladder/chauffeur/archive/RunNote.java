package org.wattladder.chauffeur.archive;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What people wrote to a run.
 *
 * @param labels short words to find runs by, in the order given
 * @param text one or more lines; empty when there is none
 */
public record RunNote(List<String> labels, String text) {
    /** Most labels of a run. */
    public static final int MOST_LABELS = 20;

    /** Most characters of a label. */
    public static final int LONGEST_LABEL = 60;

    /** Most characters of a text. */
    public static final int LONGEST_TEXT = 2000;

    private static final RunNote NONE = new RunNote(List.of(), "");

    /**
     * A note; white space within a line becomes one space, and lines of the text stay.
     *
     * @throws IllegalArgumentException with a sentence, if there is too much of anything, a label is empty or given twice,
     *     or a character does not show
     */
    public RunNote {
        labels = labels.stream().map(RunNote::line).toList();
        text = lines(text);
        if (labels.size() > MOST_LABELS) {
            throw new IllegalArgumentException("a run has at most " + MOST_LABELS + " labels");
        }
        for (String label : labels) {
            if (label.isEmpty() || label.length() > LONGEST_LABEL) {
                throw new IllegalArgumentException("a label has 1 to " + LONGEST_LABEL + " characters");
            }
        }
        if (labels.stream().distinct().count() < labels.size()) {
            throw new IllegalArgumentException("a label is given twice");
        }
        if (text.length() > LONGEST_TEXT) {
            throw new IllegalArgumentException("a note has at most " + LONGEST_TEXT + " characters");
        }
    }

    /** Nobody wrote anything. */
    public static RunNote none() {
        return NONE;
    }

    /** Whether there is nothing in it. */
    public boolean isEmpty() {
        return labels.isEmpty() && text.isEmpty();
    }

    /** At most one empty line follows another. */
    private static String lines(String given) {
        return given.lines()
                .map(RunNote::line)
                .collect(Collectors.joining("\n"))
                .strip()
                .replaceAll("\n{3,}", "\n\n");
    }

    private static String line(String given) {
        String line = given.replaceAll("\\s+", " ").strip();
        if (line.codePoints().anyMatch(RunNote::isInvisible)) {
            throw new IllegalArgumentException("labels and notes hold no control characters");
        }
        return line;
    }

    /** What a terminal obeys, what turns the direction of writing, and what is no character. */
    private static boolean isInvisible(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }
}
