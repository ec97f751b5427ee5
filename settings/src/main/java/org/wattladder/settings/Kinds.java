package org.wattladder.settings;

import java.math.BigDecimal;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.wattladder.settings.ScalarKind.Form;
import org.wattladder.settings.problem.Names;
import org.wattladder.worklets.api.Endpoint;

/** The kinds of single values that settings have. */
public final class Kinds {
    /** Characters of an argument of a command, at most. */
    public static final int LONGEST_ARGUMENT = 4000;

    private static final Pattern CONTROL = Pattern.compile("[\\p{Cntrl}&&[^\t\n]]");

    private static final Pattern DECIMAL =
            Pattern.compile("[+-]?([0-9]{1,18}(\\.[0-9]{0,18})?|\\.[0-9]{1,18})([eE][+-]?[0-9]{1,2})?");

    private Kinds() {}

    /** A length of time within these bounds, both allowed. */
    public static Kind<Duration> length(Duration least, Duration most) {
        return new ScalarKind<>(
                "a length of time from " + LengthText.bound(least) + " to " + LengthText.bound(most) + ", such as 30s",
                Form.WORD,
                text -> LengthText.parse(text)
                        .filter(value -> value.compareTo(least) >= 0 && value.compareTo(most) <= 0),
                Kinds::missingUnit,
                LengthText::write,
                LengthText.schema());
    }

    /** A whole number within these bounds, both allowed. */
    public static Kind<Long> whole(long least, long most) {
        return new ScalarKind<>(
                most == Long.MAX_VALUE && least == Long.MIN_VALUE
                        ? "a whole number"
                        : "a whole number from " + least + " to " + most,
                Form.NUMBER,
                text -> wholeNumber(text).filter(value -> value >= least && value <= most),
                text -> "",
                value -> Long.toString(value),
                Schema.of("type", "integer").with("minimum", least).with("maximum", most));
    }

    /** Where something listens. */
    public static Kind<Endpoint> endpoint() {
        return new ScalarKind<>(Endpoint.RANGE, Form.WORD, Endpoint::parse, text -> "", Endpoint::toString);
    }

    /** A command: a program and its arguments, a word each. */
    public static Kind<List<String>> command() {
        return new ListKind<>(
                1,
                200,
                false,
                new ScalarKind<>(
                        "a text of at most " + LONGEST_ARGUMENT
                                + " characters, none of them a control character but tab and line end",
                        Form.TEXT,
                        text -> Optional.of(text).filter(Kinds::isArgument),
                        text -> "",
                        text -> text));
    }

    /** Whether a text can be an argument of a command in a plan; it may be empty and have several lines. */
    public static boolean isArgument(String text) {
        return text.length() <= LONGEST_ARGUMENT && !CONTROL.matcher(text).find();
    }

    /** A text of several lines as one. */
    public static String oneLine(String text) {
        return text.replaceAll("\\p{Cntrl}+\\s*", " ");
    }

    /** CPUs of a host as the kernel writes them; an empty text for all of them. */
    public static Kind<String> cpuList() {
        return text("a CPU list like 0-3,8", 1000, text -> text.matches("(\\d+(-\\d+)?(,\\d+(-\\d+)?)*)?"));
    }

    /** A load level: percent of the calibrated rate. */
    public static Kind<Double> percent() {
        return new ScalarKind<>(
                "a percentage from 0.001 to 100",
                Form.NUMBER,
                PercentText::parse,
                text -> "",
                PercentText::write,
                Schema.anyOf(
                        Schema.number().with("minimum", PercentText.LEAST).with("maximum", 100),
                        Schema.pattern("[0-9]{1,3}(\\.[0-9]{1,6})? ?%")));
    }

    /** A decimal number above 0 and up to this. */
    public static Kind<Double> decimalAboveZero(int most) {
        return new ScalarKind<>(
                "a number above 0 and up to " + most,
                Form.NUMBER,
                text -> Optional.of(text)
                        .filter(digits -> digits.matches("[0-9]{1,6}(\\.[0-9]{1,6})?"))
                        .map(Double::valueOf)
                        .filter(value -> value > 0 && value <= most),
                text -> "",
                PercentText::write,
                Schema.number().with("exclusiveMinimum", 0).with("maximum", most));
    }

    /** A number within these bounds, both allowed. */
    public static Kind<Double> decimal(double least, double most) {
        return new ScalarKind<>(
                "a number from " + PercentText.write(least) + " to " + PercentText.write(most),
                Form.NUMBER,
                text -> Optional.of(text)
                        .filter(digits -> DECIMAL.matcher(digits).matches())
                        .map(Double::valueOf)
                        .filter(value -> value >= least && value <= most),
                text -> text.matches("[+-]?[0-9]+,[0-9]+") ? "; write a point before the decimals" : "",
                PercentText::write,
                Schema.number().with("minimum", least).with("maximum", most));
    }

    /** A text of one line. */
    public static Kind<String> text(String range) {
        return text(range, 4000, text -> true);
    }

    /** A text of one line that is read so. */
    public static <T> Kind<T> parsed(String range, Function<String, Optional<T>> parse) {
        return new ScalarKind<>(range, Form.TEXT, parse, text -> "", Object::toString);
    }

    /** A file or folder. */
    public static Kind<Path> path(String range) {
        return new ScalarKind<>(range, Form.TEXT, Kinds::pathOf, text -> "", Path::toString);
    }

    /** A text of one line of at most this many characters that passes the test. */
    public static Kind<String> text(String range, int longest, Predicate<String> allowed) {
        return new ScalarKind<>(
                range,
                Form.TEXT,
                text -> Optional.of(text)
                        .filter(line -> line.length() <= longest && line.indexOf('\n') < 0 && !line.isBlank())
                        .filter(allowed),
                text -> "",
                text -> text,
                Schema.string().with("minLength", 1).with("maxLength", longest));
    }

    /** A text of one or more lines of at most this many characters. */
    public static Kind<String> lines(String range, int longest) {
        return new ScalarKind<>(
                range,
                Form.TEXT,
                text -> Optional.of(text).filter(lines -> lines.length() <= longest && !lines.isBlank()),
                text -> "",
                text -> text,
                Schema.string().with("minLength", 1).with("maxLength", longest));
    }

    /** Any single value, as its text. */
    public static Kind<String> scalar() {
        return new ScalarKind<>("a single value", Form.WORD, Optional::of, text -> "", text -> text);
    }

    /** One of an enum's names, written in lower case with hyphens. */
    public static <E extends Enum<E>> Kind<E> word(Class<E> type) {
        return word(List.of(type.getEnumConstants()));
    }

    /** One of these values of an enum, written in the same way. */
    public static <E extends Enum<E>> Kind<E> word(List<E> valid) {
        return oneOf(valid, Kinds::word);
    }

    /** One of these names. */
    public static Kind<String> name(List<String> valid) {
        return oneOf(valid, name -> name);
    }

    /** One of these values, each written so. */
    public static <T> Kind<T> oneOf(List<T> all, Function<T, String> written) {
        Names names = new Names(all.stream().map(written).toList());
        return new ScalarKind<>(
                "one of " + String.join(", ", names.valid()),
                Form.WORD,
                text -> all.stream()
                        .filter(each -> written.apply(each).equals(text))
                        .findFirst(),
                text -> names.nearest(text)
                        .map(name -> "; did you mean \"" + name + "\"?")
                        .orElse(""),
                written,
                Schema.of("enum", names.valid()));
    }

    /** A word that stands for a value of its own, or else a value of the kind given. */
    public static <T> Kind<T> wordOr(String word, T meaning, ScalarKind<T> other) {
        return new ScalarKind<>(
                word + " or " + other.range(),
                Form.WORD,
                text -> text.equals(word) ? Optional.of(meaning) : other.parse().apply(text),
                other.hint(),
                value -> value.equals(meaning) ? word : other.written(value),
                Schema.anyOf(Schema.of("const", word), other.schema()));
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Optional<Path> pathOf(String text) {
        try {
            return text.isBlank() ? Optional.empty() : Optional.of(Path.of(text));
        } catch (InvalidPathException none) {
            return Optional.empty();
        }
    }

    private static Optional<Long> wholeNumber(String text) {
        if (!text.matches("[+-]?[0-9]{1,19}")) {
            return Optional.empty();
        }
        BigDecimal value = new BigDecimal(text);
        return Optional.of(value)
                .filter(exact -> exact.compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) <= 0)
                .filter(exact -> exact.compareTo(BigDecimal.valueOf(Long.MIN_VALUE)) >= 0)
                .map(BigDecimal::longValueExact);
    }

    private static String missingUnit(String text) {
        boolean bare = !text.isEmpty() && Arrays.stream(text.split("")).allMatch(c -> Character.isDigit(c.charAt(0)));
        return bare ? "; it needs a unit: ms, s, m or h" : "";
    }
}
