package org.wattladder.settings.program;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.wattladder.settings.Kind;
import org.wattladder.settings.Kinds;

/** Kinds of regular expressions that are looked for in the lines of a program. */
final class PatternKind {
    private PatternKind() {}

    /** An expression with one of these groups, each of which catches a number. */
    static Kind<String> with(List<String> groups) {
        String shown = String.join(
                " or ", groups.stream().map(group -> "(?<" + group + ">...)").toList());
        return Kinds.text(
                "a regular expression" + (groups.isEmpty() ? "" : " with " + shown),
                1000,
                text -> compiled(text)
                        .filter(pattern -> groups.isEmpty()
                                || groups.stream().anyMatch(group -> text.contains("(?<" + group + ">")))
                        .isPresent());
    }

    private static Optional<Pattern> compiled(String text) {
        try {
            return Optional.of(Pattern.compile(text));
        } catch (PatternSyntaxException wrong) {
            return Optional.empty();
        }
    }
}
