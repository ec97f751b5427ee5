package org.wattladder.settings.program;

import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Series of a metric in the text format of OpenMetrics and Prometheus, such as {@code http_requests_total{code="200"}}.
 *
 * @param name of the metric, with its suffix
 * @param labels that a series must have, each as {@code name="value"}; others may come beside them
 */
public record MetricSeries(String name, Set<String> labels) {
    private static final Pattern LABEL = Pattern.compile("[a-zA-Z_]\\w*+\\s*+=\\s*+\"(?:[^\"\\\\]++|\\\\.)*+\"");
    private static final String SERIES = "([a-zA-Z_:][\\w:]*+)(?:\\{((?:[^\"}]++|\"(?:[^\"\\\\]++|\\\\.)*+\")*+)})?+";
    private static final Pattern WANTED = Pattern.compile(SERIES);
    private static final Pattern SAMPLE = Pattern.compile(SERIES + "\\s++(\\S++).*");

    public MetricSeries {
        labels = Set.copyOf(labels);
    }

    /** The series that this text names; empty if it names none. */
    public static Optional<MetricSeries> parse(String text) {
        Matcher series = WANTED.matcher(text);
        return series.matches()
                ? Optional.of(new MetricSeries(series.group(1), labelsOf(series.group(2))))
                        .filter(wanted -> series.group(2) == null || !wanted.labels.isEmpty())
                : Optional.empty();
    }

    /**
     * The sum of all these series.
     *
     * @param text what an endpoint answers
     * @return empty when there is none
     * @throws NumberFormatException if one of them has no number
     */
    public OptionalDouble total(String text) {
        OptionalDouble total = OptionalDouble.empty();
        for (String line : text.lines().toList()) {
            if (line.startsWith(name)) {
                Matcher sample = SAMPLE.matcher(line);
                if (sample.matches()
                        && sample.group(1).equals(name)
                        && labelsOf(sample.group(2)).containsAll(labels)) {
                    total = OptionalDouble.of(total.orElse(0) + Double.parseDouble(sample.group(3)));
                }
            }
        }
        return total;
    }

    private static Set<String> labelsOf(String inBraces) {
        Set<String> labels = new HashSet<>();
        if (inBraces != null) {
            LABEL.matcher(inBraces)
                    .results()
                    .forEach(label -> labels.add(label.group().replaceFirst("\\s*+=\\s*+", "=")));
        }
        return labels;
    }

    @Override
    public String toString() {
        return name
                + (labels.isEmpty()
                        ? ""
                        : "{" + String.join(",", labels.stream().sorted().toList()) + "}");
    }
}
