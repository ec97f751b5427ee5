package org.wattladder.reporter.language;

import java.text.MessageFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.wattladder.model.text.Count;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;

/**
 * Says in one language what was made in English. Figures, names and identifiers stay as they are, so that every language
 * holds the same numbers. Safe for use by any thread.
 */
public final class Words {
    private static final String CLOSED = ".!?。";

    static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?]) (?=[A-Z])");

    private static final Pattern FIGURE = Pattern.compile("[^a-zA-Z]*|[+-]?[0-9][0-9,.]* [a-zA-Z/]{1,3}");

    private final Language language;
    private final Optional<Dictionary> dictionary;
    private final Map<String, String> patterns;

    private Words(Language language, Optional<Dictionary> dictionary) {
        this.language = language;
        this.dictionary = dictionary;
        this.patterns = WordFile.read(language);
    }

    /** The words of a language. */
    public static Words in(Language language) {
        if (language == Language.ENGLISH) {
            return new Words(language, Optional.empty());
        }
        return new Words(
                language,
                Optional.of(new Dictionary(
                        WordFile.labels(Language.ENGLISH), WordFile.labels(language), fullStop(language))));
    }

    /** The language. */
    public Language language() {
        return language;
    }

    /** What stands between sentences. */
    public String gap() {
        return language == Language.JAPANESE ? "" : " ";
    }

    /** A text; a message that this language has no words for, as a newer archive may hold, is said in its notation. */
    public String say(Text text) {
        if (text instanceof Message message) {
            return said(message);
        }
        if (text instanceof Listing listing) {
            return listing.parts().stream().map(this::say).collect(Collectors.joining(listing.separator()));
        }
        return Values.of(text);
    }

    /** A text with a capital in front and a full stop at its end. */
    public String sentence(Text text) {
        String clause = say(text).strip();
        if (clause.isEmpty()) {
            return clause;
        }
        int first = clause.codePointAt(0);
        return Character.toString(Character.toUpperCase(first))
                + clause.substring(Character.charCount(first))
                + (CLOSED.indexOf(clause.charAt(clause.length() - 1)) < 0 ? fullStop(language) : "");
    }

    /** Texts one after the other as sentences. */
    public String sentences(List<? extends Text> texts) {
        return texts.stream().map(this::sentence).collect(Collectors.joining(gap()));
    }

    /** A cell of a table: a text, or English as {@link #value(String)} takes it. */
    public String value(Object cell) {
        return cell instanceof Text text ? say(text) : value((String) cell);
    }

    private String said(Message message) {
        String pattern = patterns.get(message.id());
        if (pattern == null) {
            return message.notation();
        }
        Object[] arguments = message.arguments().stream()
                .map(argument -> argument instanceof Count count ? (Object) count.value() : say(argument))
                .toArray();
        return new MessageFormat(pattern, Locale.ROOT).format(arguments);
    }

    private static String fullStop(Language language) {
        return language == Language.JAPANESE ? "。" : ".";
    }

    /** A text of one or more sentences; sentences without words in this language stay English. */
    public String say(String english) {
        return pieces(english).stream().map(Piece::text).collect(Collectors.joining(gap()));
    }

    /** The sentences of a text, each wholly in this language or wholly English. */
    public List<Piece> pieces(String english) {
        if (isUnderstood(english)) {
            return List.of(new Piece(english, true));
        }
        Optional<Piece> whole = whole(english);
        return whole.map(List::of)
                .orElseGet(() -> Arrays.stream(SENTENCE_END.split(english, -1))
                        .map(sentence -> whole(sentence).orElse(new Piece(sentence, false)))
                        .toList());
    }

    /** A value: whatever is known of it and of its parts, parted by semicolons or commas; the rest as it is. */
    public String value(String english) {
        if (isUnderstood(english)) {
            return english;
        }
        return whole(english).map(Piece::text).orElseGet(() -> {
            String inParts = Arrays.stream(english.split("; ", -1))
                    .map(part -> whole(part).map(Piece::text).orElseGet(() -> list(part)))
                    .collect(Collectors.joining("; "));
            return inParts.equals(english) ? partly(english) : inParts;
        });
    }

    private String list(String english) {
        return dictionary.orElseThrow().list(english, ", ").text();
    }

    private String partly(String english) {
        return dictionary
                .orElseThrow()
                .translate(english)
                .map(Dictionary.Translation::text)
                .orElse(english);
    }

    private Optional<Piece> whole(String english) {
        return dictionary
                .orElseThrow()
                .translate(english)
                .filter(Dictionary.Translation::complete)
                .map(translation -> new Piece(translation.text(), true));
    }

    /** Whether there is nothing to say in other words: a figure and its unit, if any. */
    private boolean isUnderstood(String english) {
        return dictionary.isEmpty() || FIGURE.matcher(english).matches();
    }
}
