package org.wattladder.reporter.format.text;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.language.Words;

/** Lines of text of limited width, in one language. */
final class TextPage {
    static final int WIDTH = 100;

    private final StringBuilder text = new StringBuilder();
    private final Words words;
    private final int width;

    /** A page in the language of these words. */
    TextPage(Words words) {
        this(words, WIDTH);
    }

    /** A page of another width. */
    TextPage(Words words, int width) {
        this.words = words;
        this.width = width;
    }

    /** What the page is written with. */
    Words words() {
        return words;
    }

    /** A line as it is. */
    TextPage line(String line) {
        text.append(line.stripTrailing()).append('\n');
        return this;
    }

    /** An empty line. */
    TextPage gap() {
        return line("");
    }

    /** A heading by its id, underlined. */
    TextPage heading(String id) {
        return heading(Message.of(id));
    }

    /** A heading, underlined. */
    TextPage heading(Text heading) {
        String said = words.say(heading);
        return gap().paragraph("", "", said).line("-".repeat(Math.min(width, Columns.of(said))));
    }

    /** Sentences without arguments, by their ids, set to the width. */
    TextPage sentences(String... ids) {
        return paragraph("", "", words.sentences(ids));
    }

    /** A text as a sentence, set to the width, as in {@link #paragraph}. */
    TextPage sentence(String first, String rest, Text text) {
        return paragraph(first, rest, words.sentence(text));
    }

    /** A sentence of a list. */
    void note(Text text) {
        sentence("- ", "  ", text);
    }

    /**
     * Words set to the width; a word longer than a line is cut.
     *
     * @param first what stands before the first line
     * @param rest what stands before the others, as wide as the first
     */
    TextPage paragraph(String first, String rest, String words) {
        String before = first;
        for (String line : wrap(words, width - Columns.of(first))) {
            line(before + line);
            before = rest;
        }
        return this;
    }

    String text() {
        return text.toString();
    }

    /** Writes what is there to the file and goes on with an empty page. */
    void moveTo(Writer file) throws IOException {
        file.append(text);
        text.setLength(0);
    }

    static List<String> wrap(String words, int width) {
        return Wrapping.wrap(words, width);
    }
}
