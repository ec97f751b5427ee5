package org.wattladder.reporter.language;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.wattladder.model.text.Count;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Length;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Moment;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.notation.Times;

/**
 * Says texts in one language. Every language shows the same digits; German has a decimal comma and a point between
 * thousands. Moments, names and identifiers are the same in every language. Safe for use by any thread.
 */
public final class Words {
    private static final String CLOSED = ".!?。";
    private static final Pattern CAPITAL_WORD = Pattern.compile("^[A-Z][a-z]+(?![A-Za-z])");

    /** Words and whole arguments only. */
    private static final Pattern PLAIN = Pattern.compile("[^{}']*(\\{\\d\\}[^{}']*)*");

    private final Language language;
    private final Map<String, String> patterns;
    private final Set<String> plain;

    Words(Language language, Map<String, String> patterns) {
        this.language = language;
        this.patterns = patterns;
        this.plain = patterns.keySet().stream()
                .filter(id -> PLAIN.matcher(patterns.getOrDefault(id, "")).matches())
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The words of a language. */
    public static Words in(Language language) {
        return new Words(language, WordFile.read(language));
    }

    /** The language. */
    public Language language() {
        return language;
    }

    /** What stands between sentences. */
    public String gap() {
        return language == Language.JAPANESE ? "" : " ";
    }

    /** The message with this id. */
    public String say(String id, Object... arguments) {
        return say(Message.of(id, arguments));
    }

    /** A text; a message that this language has no words for, as a newer archive or a Director may say, is said in its notation. */
    public String say(Text text) {
        if (text instanceof Message message) {
            return said(message);
        }
        if (text instanceof Listing listing) {
            return listing.parts().stream().map(this::say).collect(Collectors.joining(listing.separator()));
        }
        if (text instanceof Name name) {
            return name.text();
        }
        if (text instanceof Count count) {
            return marked(Decimals.count(count.value()));
        }
        if (text instanceof Length length) {
            return said(Times.length(length.value()));
        }
        return text instanceof Moment moment ? Times.seconds(moment.value()) : marked(Decimals.of((Figure) text));
    }

    /** The number with the marks of this language. */
    private String marked(String number) {
        return language == Language.GERMAN
                ? number.replace('.', ' ').replace(',', '.').replace(' ', ',')
                : number;
    }

    /** A text as a heading of a narrow table: English words begin small there, units and other languages stay. */
    public String small(Text text) {
        String said = say(text);
        return language == Language.ENGLISH && CAPITAL_WORD.matcher(said).find()
                ? said.substring(0, 1).toLowerCase(Locale.ROOT) + said.substring(1)
                : said;
    }

    /** A text in capitals. */
    public String capitals(Text text) {
        return say(text).toUpperCase(Locale.ROOT);
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
                + (CLOSED.indexOf(clause.charAt(clause.length() - 1)) < 0 ? fullStop() : "");
    }

    /** Texts one after the other as sentences. */
    public String sentences(List<? extends Text> texts) {
        return texts.stream().map(this::sentence).collect(Collectors.joining(gap()));
    }

    /** Messages without arguments one after the other as sentences. */
    public String sentences(String... ids) {
        return sentences(Message.each(ids));
    }

    private String said(Message message) {
        String pattern = patterns.get(message.id());
        if (pattern == null) {
            return message.notation();
        }
        if (plain.contains(message.id())) {
            return filledIn(pattern, message.arguments());
        }
        Object[] arguments = message.arguments().stream()
                .map(argument -> argument instanceof Count count ? (Object) count.value() : say(argument))
                .toArray();
        try {
            return new MessageFormat(pattern, language == Language.GERMAN ? Locale.GERMAN : Locale.ROOT)
                    .format(arguments);
        } catch (IllegalArgumentException otherKindOfArgument) {
            // A Director may say anything.
            return message.notation();
        }
    }

    /** What {@link MessageFormat} makes of a plain pattern, too slowly for the hundreds of thousands in a report. */
    private String filledIn(String pattern, List<Text> arguments) {
        StringBuilder said = new StringBuilder();
        int from = 0;
        for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', from)) {
            int argument = pattern.charAt(open + 1) - '0';
            said.append(pattern, from, open);
            from = open + "{0}".length();
            said.append(argument < arguments.size() ? say(arguments.get(argument)) : pattern.substring(open, from));
        }
        return said.append(pattern, from, pattern.length()).toString();
    }

    private String fullStop() {
        return language == Language.JAPANESE ? "。" : ".";
    }
}
