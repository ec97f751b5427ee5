package org.wattladder.reporter.language;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;

/** From English to another language, text by text. */
final class Dictionary {
    private static final String SEMICOLON = "; ";

    private final Map<String, String> texts = new HashMap<>();
    private final List<Entry> phrases = new ArrayList<>();
    private final String fullStop;

    /** A phrase and what it is in the other language. */
    private record Entry(Phrase english, String other) {}

    /**
     * A text in the other language.
     *
     * @param text as far as it is known
     * @param complete whether nothing English is left in it
     */
    record Translation(String text, boolean complete) {}

    Dictionary(Map<String, String> english, Map<String, String> other, String fullStop) {
        this.fullStop = fullStop;
        english.forEach((key, text) -> {
            String words = Objects.requireNonNull(other.get(key), key);
            if (Phrase.hasGaps(text)) {
                phrases.add(new Entry(new Phrase(text), words));
            } else {
                texts.put(text, words);
            }
        });
        phrases.sort(Comparator.comparingInt((Entry entry) -> -entry.english().literalLength()));
    }

    /** Also of a clause that was made a sentence by a capital and a full stop, and of several parted by semicolons. */
    Optional<Translation> translate(String english) {
        Optional<Translation> asItIs = lookUp(english);
        if (asItIs.filter(Translation::complete).isPresent() || english.length() < 2) {
            return asItIs;
        }
        boolean closed = english.endsWith(".");
        String open = english.substring(0, english.length() - (closed ? 1 : 0));
        String clause = open.substring(0, 1).toLowerCase(Locale.ROOT) + open.substring(1);
        return lookUp(clause)
                .filter(Translation::complete)
                .or(() -> clauses(clause))
                .map(found -> new Translation(
                        (clause.equals(open) ? found.text() : capital(found.text())) + (closed ? fullStop : ""), true))
                .or(() -> asItIs);
    }

    private Optional<Translation> clauses(String english) {
        return english.contains(SEMICOLON)
                ? Optional.of(list(english, SEMICOLON)).filter(Translation::complete)
                : Optional.empty();
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    private Optional<Translation> lookUp(String english) {
        if (texts.containsKey(english)) {
            return Optional.of(new Translation(texts.get(english), true));
        }
        Optional<Translation> partly = Optional.empty();
        for (Entry entry : phrases) {
            Optional<Translation> found = entry.english().match(english).map(fillings -> fill(entry, fillings));
            if (found.isPresent() && found.get().complete()) {
                return found;
            }
            partly = partly.or(() -> found);
        }
        return partly;
    }

    private Translation fill(Entry entry, Map<String, Phrase.Filling> fillings) {
        Map<String, String> texts = new LinkedHashMap<>();
        boolean complete = true;
        for (Map.Entry<String, Phrase.Filling> filling : fillings.entrySet()) {
            Translation translation = fill(filling.getValue());
            texts.put(filling.getKey(), translation.text());
            complete &= translation.complete();
        }
        return new Translation(Phrase.fill(entry.other(), texts), complete);
    }

    private Translation fill(Phrase.Filling filling) {
        return switch (filling.kind()) {
            case TEXT, NAME, NUMBER -> new Translation(filling.text(), true);
            case WORDS -> translate(filling.text()).orElse(new Translation(filling.text(), false));
            case LIST -> list(filling.text(), ", ");
        };
    }

    /** Each part on its own; parts that are not known stay as they are. */
    Translation list(String english, String separator) {
        List<String> parts = new ArrayList<>();
        boolean complete = true;
        for (String part : english.split(Pattern.quote(separator), -1)) {
            Optional<Translation> translation = translate(part);
            parts.add(translation.map(Translation::text).orElse(part));
            complete &= translation.isPresent() && translation.get().complete();
        }
        return new Translation(String.join(separator, parts), complete);
    }
}
