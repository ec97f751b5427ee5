package org.wattladder.model.result.xml;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.model.archive.FormatVersion;
import org.wattladder.model.text.EditDistance;

/** Puts what the XML validator says into one sentence: what is wrong, what is allowed, and the nearest of it. */
final class SchemaSentence {
    private static final Pattern WHOSE =
            Pattern.compile("cvc-attribute\\.3: The value '.*' of attribute '(.+)' on element '(.+)' is not.*");
    private static final Pattern ENUMERATION =
            Pattern.compile("cvc-enumeration-valid: Value '(.*)' is not .* enumeration '\\[(.*)\\]'\\..*");
    private static final Pattern LIMIT =
            Pattern.compile("cvc-(min|max)Inclusive-valid: Value '(.*)' is not .* (?:min|max)Inclusive '(.*)' for.*");
    private static final Pattern KIND =
            Pattern.compile("cvc-datatype-valid\\.1\\.2\\.[13]: '(.*)' is not a valid .*'(.*)'\\.?");
    private static final Pattern VERSION =
            Pattern.compile("cvc-complex-type\\.3\\.1: Value '(\\d{1,9})' of attribute 'formatVersion' .*");
    private static final Pattern LACKS =
            Pattern.compile("cvc-complex-type\\.4: Attribute '(.+)' must appear on element '(.+)'.*");
    private static final Pattern UNKNOWN = Pattern.compile(
            "cvc-complex-type\\.3\\.2\\.2: Attribute '(.+)' is not allowed to appear in element '(.+)'.*");
    private static final Pattern MISPLACED = Pattern.compile(
            "cvc-complex-type\\.2\\.4\\.a: Invalid content was found starting with element '(.+)'\\. One of '\\{(.*)\\}' is.*");
    private static final Map<String, String> KINDS = Map.of(
            "long", "a whole number",
            "int", "a whole number",
            "integer", "a whole number",
            "double", "a number such as 71.25",
            "dateTime", "a time such as 2026-03-01T10:00:00Z",
            "duration", "a length of time such as PT30S",
            "boolean", "true or false",
            "unsignedShort", "a whole number from 0 to 65535");

    private SchemaSentence() {}

    /**
     * One sentence.
     *
     * @param messages what is said of one place, in order, in English; at least one
     */
    static String of(List<String> messages) {
        String what = messages.get(0);
        String whose = messages.size() < 2 ? "" : whose(messages.get(1));
        return enumeration(what, whose)
                .or(() -> limit(what, whose))
                .or(() -> kind(what, whose))
                .or(() -> structure(what))
                .orElseGet(() -> what.replaceFirst("^cvc-[^:]*: ", "") + whose);
    }

    private static String whose(String message) {
        Matcher attribute = WHOSE.matcher(message);
        return attribute.matches() ? attribute.group(1) + " of element " + attribute.group(2) + " is " : "";
    }

    private static Optional<String> enumeration(String message, String whose) {
        Matcher matcher = ENUMERATION.matcher(message);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        List<String> allowed = Arrays.asList(matcher.group(2).split(", ", -1));
        return Optional.of(whose + "\"" + matcher.group(1) + "\", which is none of " + String.join(", ", allowed)
                + "; the nearest is \"" + nearest(matcher.group(1), allowed) + "\"");
    }

    private static Optional<String> limit(String message, String whose) {
        Matcher matcher = LIMIT.matcher(message);
        return matcher.matches()
                ? Optional.of(whose + "\"" + matcher.group(2) + "\", which is "
                        + (matcher.group(1).equals("min") ? "below the least" : "above the greatest")
                        + " that it can be; the nearest is \""
                        + new BigDecimal(matcher.group(3)).stripTrailingZeros().toPlainString() + "\"")
                : Optional.empty();
    }

    private static Optional<String> kind(String message, String whose) {
        Matcher matcher = KIND.matcher(message);
        return matcher.matches()
                ? Optional.of(whose + "\"" + matcher.group(1) + "\", which is not "
                        + KINDS.getOrDefault(matcher.group(2), "of the kind " + matcher.group(2)))
                : Optional.empty();
    }

    private static Optional<String> structure(String message) {
        Matcher version = VERSION.matcher(message);
        if (version.matches()) {
            return FormatVersion.refusal(OptionalInt.of(Integer.parseInt(version.group(1))))
                    .map(refusal -> "the file " + refusal);
        }
        Matcher lacks = LACKS.matcher(message);
        if (lacks.matches()) {
            return Optional.of("element " + lacks.group(2) + " lacks the attribute " + lacks.group(1));
        }
        Matcher unknown = UNKNOWN.matcher(message);
        if (unknown.matches()) {
            return Optional.of("element " + unknown.group(2) + " has no attribute " + unknown.group(1)
                    + "; remove it, or use the version of Wattladder that wrote it");
        }
        Matcher misplaced = MISPLACED.matcher(message);
        if (misplaced.matches()) {
            List<String> expected = Arrays.asList(misplaced.group(2).split(", ", -1));
            return Optional.of("element " + misplaced.group(1) + " cannot stand here; expected is "
                    + String.join(" or ", expected) + ", the nearest is \"" + nearest(misplaced.group(1), expected)
                    + "\"");
        }
        return Optional.empty();
    }

    private static String nearest(String text, List<String> allowed) {
        return allowed.stream()
                .min(Comparator.comparingInt(
                        each -> EditDistance.between(text.toLowerCase(Locale.ROOT), each.toLowerCase(Locale.ROOT))))
                .orElse("");
    }
}
