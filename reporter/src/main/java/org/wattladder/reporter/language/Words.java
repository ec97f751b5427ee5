package org.wattladder.reporter.language;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Says in one language what was made in English. Figures, names and identifiers stay as they are, so that every language
 * holds the same numbers. Safe for use by any thread.
 */
public final class Words {
    static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?]) (?=[A-Z])");

    private static final Pattern FIGURE = Pattern.compile("[^a-zA-Z]*|[+-]?[0-9][0-9,.]* [a-zA-Z/]{1,3}");

    private final Language language;
    private final Optional<Dictionary> dictionary;

    private Words(Language language, Optional<Dictionary> dictionary) {
        this.language = language;
        this.dictionary = dictionary;
    }

    /** The words of a language. */
    public static Words in(Language language) {
        if (language == Language.ENGLISH) {
            return new Words(language, Optional.empty());
        }
        String fullStop = language == Language.JAPANESE ? "。" : ".";
        return new Words(
                language,
                Optional.of(new Dictionary(WordFile.read(Language.ENGLISH), WordFile.read(language), fullStop)));
    }

    /** The language. */
    public Language language() {
        return language;
    }

    /** What stands between sentences. */
    public String gap() {
        return language == Language.JAPANESE ? "" : " ";
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
