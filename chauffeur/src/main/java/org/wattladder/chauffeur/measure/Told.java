package org.wattladder.chauffeur.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.wattladder.settings.program.MetricSeries;
import org.wattladder.worklets.api.Figure;

/**
 * Units that a command tells in its output, or an endpoint of metrics.
 *
 * @param unit what they are called
 * @param pattern found in a line, with the group {@code value}; with an endpoint the name of a counter
 * @param endpoint address of the metrics; empty when the output tells
 */
public record Told(String unit, String pattern, Optional<String> endpoint) {
    private static final Pattern METRICS = Pattern.compile("openmetrics:(http://\\S+)[ #](\\S.*)");
    private static final String GROUP = "(?<value>";

    /**
     * Joins the options that name units and those that say how they are found.
     *
     * @throws IOException with a sentence, if they do not fit each other, or one is no pattern
     */
    public static List<Told> of(List<String> units, List<String> patterns) throws IOException {
        if (units.size() != patterns.size()) {
            throw new IOException(
                    "each --unit needs a --count, the pattern of a line that tells it, and the other way round");
        }
        List<Told> told = new ArrayList<>();
        for (int place = 0; place < units.size(); place++) {
            String unit = units.get(place);
            String refusal = Figure.refusal(unit).orElse("");
            if (!refusal.isEmpty()) {
                throw new IOException("--unit: " + refusal);
            }
            if (told.stream().anyMatch(each -> each.unit().equals(unit))) {
                throw new IOException("--unit " + unit + " is named twice");
            }
            told.add(told(unit, patterns.get(place)));
        }
        if (told.stream().flatMap(each -> each.endpoint().stream()).distinct().count() > 1) {
            throw new IOException("--count: all counters must be those of one endpoint");
        }
        return List.copyOf(told);
    }

    private static Told told(String unit, String pattern) throws IOException {
        if (!pattern.startsWith("openmetrics:")) {
            return new Told(unit, valued(pattern), Optional.empty());
        }
        Matcher matcher = METRICS.matcher(pattern);
        if (!matcher.matches() || MetricSeries.parse(matcher.group(2)).isEmpty()) {
            throw new IOException(
                    "--count " + pattern
                            + " is not openmetrics:ADDRESS COUNTER, such as 'openmetrics:http://127.0.0.1:9100/metrics requests_total'");
        }
        return new Told(unit, matcher.group(2), Optional.of(matcher.group(1)));
    }

    /** The setting of a figure in a program file. */
    String key() {
        return endpoint.isPresent() ? "openmetrics" : "lines";
    }

    /** The first group is the value when none is named so. */
    private static String valued(String pattern) throws IOException {
        String valued = pattern.contains(GROUP)
                ? pattern
                : pattern.replaceFirst("(?<!\\\\)\\((?!\\?)", GROUP.replace("?", "\\?"));
        try {
            Pattern.compile(valued);
        } catch (PatternSyntaxException wrong) {
            throw new IOException("--count " + pattern + " is no regular expression: " + wrong.getDescription(), wrong);
        }
        if (!valued.contains(GROUP)) {
            throw new IOException("--count " + pattern + " has no group for the number, such as ([0-9.]+)");
        }
        return valued;
    }
}
