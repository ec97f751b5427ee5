package org.wattladder.model.text;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads the notation of texts. */
public final class TextReader {
    /** Deeper than any message is made, and far from where a stack ends. */
    private static final int MOST_DEPTH = 50;

    private final String notation;
    private int at;
    private int depth;

    private TextReader(String notation) {
        this.notation = notation;
    }

    /**
     * The text of a notation.
     *
     * @throws IllegalArgumentException if it is none, with a sentence
     */
    public static Text read(String notation) {
        TextReader reader = new TextReader(notation);
        try {
            Text text = reader.text();
            reader.require(reader.at == notation.length());
            return text;
        } catch (DateTimeException | NumberFormatException wrong) {
            throw reader.wrong();
        }
    }

    private Text text() {
        require(at < notation.length() && depth++ < MOST_DEPTH);
        char first = notation.charAt(at);
        Text text = first == '\''
                ? name()
                : first == '[' ? listing() : first >= 'a' && first <= 'z' ? message() : value(word());
        depth--;
        return text;
    }

    private Message message() {
        String id = word();
        return new Message(id, at < notation.length() && notation.charAt(at) == '(' ? parts(')', ", ") : List.of());
    }

    private Listing listing() {
        int start = at;
        try {
            return new Listing(parts(']', ", "), false);
        } catch (IllegalArgumentException notCommas) {
            at = start;
            return new Listing(parts(']', "; "), true);
        }
    }

    private List<Text> parts(char end, String separator) {
        at++;
        List<Text> parts = new ArrayList<>();
        while (!notation.startsWith(String.valueOf(end), at)) {
            if (!parts.isEmpty()) {
                require(notation.startsWith(separator, at));
                at += 2;
            }
            parts.add(text());
        }
        at++;
        return parts;
    }

    private Text value(String word) {
        if (word.startsWith("@")) {
            return new Moment(Instant.parse(word.substring(1)));
        }
        if (word.startsWith("P") || word.startsWith("-P")) {
            return new Length(Duration.parse(word));
        }
        int mark = word.indexOf('~');
        if (mark < 0) {
            return new Count(Long.parseLong(word));
        }
        require(mark + 1 < word.length());
        return new Figure(
                Double.parseDouble(word.substring(0, mark)),
                rounding(word.charAt(mark + 1)),
                Integer.parseInt(word.substring(mark + 2)));
    }

    private Figure.Rounding rounding(char mark) {
        return Arrays.stream(Figure.Rounding.values())
                .filter(rounding -> rounding.mark() == mark)
                .findFirst()
                .orElseThrow(this::wrong);
    }

    private Name name() {
        StringBuilder text = new StringBuilder();
        at++;
        while (at < notation.length() && notation.charAt(at) != '\'') {
            if (notation.charAt(at) != '\\') {
                text.append(notation.charAt(at++));
            } else if (notation.startsWith("u", at + 1)) {
                require(at + 6 <= notation.length());
                text.append((char) Integer.parseInt(notation.substring(at + 2, at + 6), 16));
                at += 6;
            } else {
                require(at + 1 < notation.length());
                text.append(notation.charAt(at + 1));
                at += 2;
            }
        }
        require(at < notation.length());
        at++;
        return new Name(text.toString());
    }

    private String word() {
        int start = at;
        while (at < notation.length() && "()[]',; ".indexOf(notation.charAt(at)) < 0) {
            at++;
        }
        return notation.substring(start, at);
    }

    private void require(boolean condition) {
        if (!condition) {
            throw wrong();
        }
    }

    private IllegalArgumentException wrong() {
        return new IllegalArgumentException(
                "'" + Printable.quote(notation) + "' cannot be read as a text at character " + (at + 1));
    }
}
