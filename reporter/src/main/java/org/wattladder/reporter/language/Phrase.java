package org.wattladder.reporter.language;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text with gaps: <code>{gap}</code> takes any text within a sentence as it is,
 * <code>{gap:name}</code> one without blanks, <code>{gap:number}</code> a number only,
 * <code>{gap:words}</code> a text that has words of its own, <code>{gap:list}</code> several of them parted by commas.
 */
final class Phrase {
    private static final Pattern GAP = Pattern.compile("\\{(\\w+)(?::(name|number|words|list))?\\}");

    private final Pattern pattern;
    private final List<String> names = new ArrayList<>();
    private final List<Kind> kinds = new ArrayList<>();
    private final String anchor;
    private final int literalLength;

    /** What may fill a gap. */
    enum Kind {
        TEXT("(.+?)"),
        NAME("(\\S+)"),
        NUMBER("([+-]?[0-9][0-9,.]*(?<![,.]))"),
        WORDS("(.+?)"),
        LIST("(.+?)");

        private final String regex;

        Kind(String regex) {
            this.regex = regex;
        }

        private static Kind of(String name) {
            return name == null ? TEXT : valueOf(name.toUpperCase(Locale.ROOT));
        }
    }

    /** What filled a gap. */
    record Filling(Kind kind, String text) {}

    Phrase(String english) {
        StringBuilder regex = new StringBuilder();
        Matcher gaps = GAP.matcher(english);
        String longest = "";
        int end = 0;
        while (gaps.find()) {
            String literal = english.substring(end, gaps.start());
            longest = literal.length() > longest.length() ? literal : longest;
            Kind kind = Kind.of(gaps.group(2));
            names.add(gaps.group(1));
            kinds.add(kind);
            regex.append(Pattern.quote(literal)).append(kind.regex);
            end = gaps.end();
        }
        String last = english.substring(end);
        regex.append(Pattern.quote(last));
        pattern = Pattern.compile(regex.toString(), Pattern.DOTALL);
        anchor = last.length() > longest.length() ? last : longest;
        literalLength = GAP.matcher(english).replaceAll("").length();
    }

    /** Whether a text is a phrase rather than a fixed text. */
    static boolean hasGaps(String text) {
        return GAP.matcher(text).find();
    }

    /** The names of the gaps of a text, in alphabetical order. */
    static List<String> gaps(String text) {
        return GAP.matcher(text).results().map(gap -> gap.group(1)).sorted().toList();
    }

    /** Number of characters that a text must have besides what fills the gaps: the more, the closer the match. */
    int literalLength() {
        return literalLength;
    }

    /** What fills the gaps, if the whole text is this phrase. */
    Optional<Map<String, Filling>> match(String text) {
        if (!text.contains(anchor)) {
            return Optional.empty();
        }
        Matcher matcher = pattern.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        Map<String, Filling> fillings = new LinkedHashMap<>();
        for (int i = 0; i < names.size(); i++) {
            if (kinds.get(i) == Kind.TEXT
                    && Words.SENTENCE_END.matcher(matcher.group(i + 1)).find()) {
                return Optional.empty();
            }
            fillings.put(names.get(i), new Filling(kinds.get(i), matcher.group(i + 1)));
        }
        return Optional.of(fillings);
    }

    /** A text with its gaps filled. */
    static String fill(String template, Map<String, String> fillings) {
        return GAP.matcher(template).replaceAll(gap -> Matcher.quoteReplacement(fillings.get(gap.group(1))));
    }
}
