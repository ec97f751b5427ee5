package org.wattladder.reporter.format.text;

import java.util.ArrayList;
import java.util.List;

/** Lines of text of limited width. */
final class TextPage {
    static final int WIDTH = 100;

    private final StringBuilder text = new StringBuilder();

    /** A line as it is. */
    TextPage line(String line) {
        text.append(line.stripTrailing()).append('\n');
        return this;
    }

    /** An empty line. */
    TextPage gap() {
        return line("");
    }

    /** A heading, underlined. */
    TextPage heading(String heading) {
        return gap().paragraph("", "", heading).line("-".repeat(Math.min(WIDTH, heading.length())));
    }

    /**
     * Words set to the width; a word longer than a line is cut.
     *
     * @param first what stands before the first line
     * @param rest what stands before the others, as long as the first
     */
    TextPage paragraph(String first, String rest, String words) {
        String before = first;
        for (String line : wrap(words, WIDTH - first.length())) {
            line(before + line);
            before = rest;
        }
        return this;
    }

    String text() {
        return text.toString();
    }

    /** Never parts a figure from its percent sign. */
    static List<String> wrap(String words, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : words.strip().split("\\s+(?!%)", -1)) {
            String rest = word;
            if (!line.isEmpty() && line.length() + 1 + rest.length() > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            while (rest.length() > width) {
                lines.add(rest.substring(0, width));
                rest = rest.substring(width);
            }
            line.append(line.isEmpty() ? "" : " ").append(rest);
        }
        lines.add(line.toString());
        return lines;
    }
}
