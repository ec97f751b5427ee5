package org.wattladder.settings.program;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.wattladder.settings.Kind;
import org.wattladder.settings.ScalarKind;

/** Kinds of regular expressions that are looked for in the lines of a program. */
final class PatternKind {
    private static final int LONGEST = 1000;

    private PatternKind() {}

    /** An expression with one of these groups, each of which catches a number. */
    static Kind<String> with(List<String> groups) {
        String shown = String.join(
                " or ", groups.stream().map(group -> "(?<" + group + ">...)").toList());
        return new ScalarKind<>(
                "a regular expression" + (groups.isEmpty() ? "" : " with " + shown),
                ScalarKind.Form.TEXT,
                text -> Optional.of(text)
                        .filter(line -> line.length() <= LONGEST && line.indexOf('\n') < 0 && !line.isBlank())
                        .filter(line -> wrong(line).isEmpty())
                        .filter(line -> groups.isEmpty()
                                || groups.stream().anyMatch(group -> line.contains("(?<" + group + ">"))),
                text -> wrong(text).map(reason -> ": " + reason).orElse(""),
                text -> text);
    }

    /** What is wrong with an expression, and where. */
    private static Optional<String> wrong(String text) {
        try {
            Pattern.compile(text);
            return Optional.empty();
        } catch (PatternSyntaxException wrong) {
            return Optional.of(
                    wrong.getDescription() + (wrong.getIndex() < 0 ? "" : " at character " + (wrong.getIndex() + 1)));
        }
    }
}
