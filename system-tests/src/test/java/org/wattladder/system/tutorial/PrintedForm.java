package org.wattladder.system.tutorial;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The form of printed lines: what is left without figures, digests, line breaks and what a busy machine adds. */
final class PrintedForm {
    /** What a run prints because of other work on the machine; which of these lines there are differs from run to run. */
    private static final Pattern DISTURBANCE = Pattern.compile(
            "^(would be invalid|invalid|warning|note) .*|.* is repeated, because .*|and \\d+ more rules?|B is .*"
                    + "|\\S+_calibration-\\d+ .*");

    private static final List<Replacement> FIGURES = List.of(
            new Replacement("[0-9a-f]{16,}", "DIGEST"),
            new Replacement("^(Missing for a full rating:).*", "$1"),
            new Replacement("\\b(better|same|worse|undecided)$", "VERDICT"),
            new Replacement("(?<![A-Za-z0-9])[-+]?\\d[\\d,.:]*", "#"),
            new Replacement("# min # s|# s", "# s"),
            new Replacement("± #( %)?", "±"),
            new Replacement("\\bfindings?\\b", "findings"),
            new Replacement("-{2,}", "--"),
            new Replacement("\\s+", " "));

    /** What the names of two JDKs and a measurement that noise kept from its precision add to a paragraph. */
    private static final Pattern REMARK =
            Pattern.compile("- The JVM differs: .*? in B\\. |It ended at ± .*? gives it time\\.");

    private record Replacement(Pattern pattern, String with) {
        Replacement(String pattern, String with) {
            this(Pattern.compile(pattern), with);
        }
    }

    private PrintedForm() {}

    /** A text for each paragraph, as lines break where figures are longer. */
    static List<String> of(List<String> lines) {
        String text = lines.stream()
                .filter(line -> !DISTURBANCE.matcher(line).matches())
                .map(PrintedForm::of)
                .collect(Collectors.joining("\n"));
        return Stream.of(text.split("\n{2,}", -1))
                .map(paragraph -> REMARK.matcher(paragraph.replace('\n', ' '))
                        .replaceAll("")
                        .strip())
                .filter(paragraph -> !paragraph.isEmpty())
                .toList();
    }

    private static String of(String line) {
        String form = line.strip();
        for (Replacement each : FIGURES) {
            form = each.pattern().matcher(form).replaceAll(each.with());
        }
        return form;
    }
}
