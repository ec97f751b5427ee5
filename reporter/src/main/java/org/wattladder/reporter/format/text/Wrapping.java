package org.wattladder.reporter.format.text;

import java.util.ArrayList;
import java.util.List;

/** Sets words to a width; between East Asian characters a line may end without a blank. */
public final class Wrapping {
    private static final int WIDEST_CHARACTER = 2;

    private final int width;
    private final List<String> lines = new ArrayList<>();
    private final StringBuilder line = new StringBuilder();

    /** Where nothing is left of a line, behind a name of somebody else's that is longer, one character still has room. */
    private Wrapping(int width) {
        this.width = Math.max(WIDEST_CHARACTER, width);
    }

    /** Lines of at most this width; never parts a figure from its percent sign, cuts a word that is longer than a line. */
    public static List<String> wrap(String words, int width) {
        Wrapping wrapping = new Wrapping(width);
        for (String word : words.strip().split("\\s+(?!%)", -1)) {
            String blank = " ";
            for (String part : parts(word)) {
                wrapping.append(blank, part);
                blank = "";
            }
        }
        wrapping.lines.add(wrapping.line.toString());
        return wrapping.lines;
    }

    private void append(String blank, String part) {
        String rest = part;
        String before = line.isEmpty() ? "" : blank;
        if (!line.isEmpty() && Columns.of(line.toString()) + before.length() + Columns.of(rest) > width) {
            end();
            before = "";
        }
        while (Columns.of(rest) > width) {
            int end = Columns.fitting(rest, width);
            lines.add(rest.substring(0, end));
            rest = rest.substring(end);
        }
        line.append(before).append(rest);
    }

    private void end() {
        lines.add(line.toString());
        line.setLength(0);
    }

    /** A word as it is, or split before and after every wide character. */
    private static List<String> parts(String word) {
        List<String> parts = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        word.codePoints().forEach(character -> {
            boolean wide = Columns.isWide(character);
            boolean afterWide = !part.isEmpty() && Columns.isWide(part.codePointBefore(part.length()));
            if (!part.isEmpty() && (wide || afterWide) && !Columns.closes(character)) {
                parts.add(part.toString());
                part.setLength(0);
            }
            part.appendCodePoint(character);
        });
        parts.add(part.toString());
        return parts;
    }
}
