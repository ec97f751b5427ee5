package org.wattladder.reporter.format.html;

import gg.jte.Content;
import gg.jte.TemplateOutput;
import java.util.List;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.language.Piece;
import org.wattladder.reporter.language.Words;

/** Sentences on a page; those without words in its language are marked as English. */
public final class Sentences implements Content {
    private final List<Piece> pieces;
    private final String gap;

    private Sentences(List<Piece> pieces, String gap) {
        this.pieces = pieces;
        this.gap = gap;
    }

    /** English sentences in the language of the page. */
    public static Sentences of(Words words, String english) {
        return new Sentences(words.pieces(english), words.gap());
    }

    /** A text as a sentence in the language of the page; or English sentences. */
    public static Sentences of(Words words, Object said) {
        if (!(said instanceof Text text)) {
            return of(words, (String) said);
        }
        return new Sentences(List.of(new Piece(words.sentence(text), true)), words.gap());
    }

    @Override
    public void writeTo(TemplateOutput output) {
        String before = "";
        for (Piece piece : pieces) {
            output.writeContent(before);
            before = gap;
            if (piece.translated()) {
                output.writeUserContent(piece.text());
            } else {
                output.writeContent("<span lang=\"en\">");
                output.writeUserContent(piece.text());
                output.writeContent("</span>");
            }
        }
    }
}
