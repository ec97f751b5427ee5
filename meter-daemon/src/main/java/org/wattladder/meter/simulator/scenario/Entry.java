package org.wattladder.meter.simulator.scenario;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.wattladder.meter.source.OptionMistake;

/**
 * One value of a scenario and where it stands.
 *
 * @param file name for messages
 * @param path of its key
 * @param node as YAML has it
 */
record Entry(String file, String path, Node node) {
    private static final Pattern LENGTH = Pattern.compile("(-?\\d+(?:\\.\\d+)?)(ms|s|min|h)");
    private static final Map<String, Double> SECONDS = Map.of("ms", 0.001, "s", 1.0, "min", 60.0, "h", 3600.0);

    OptionMistake mistake(String sentence) {
        return new OptionMistake(file
                + node.getStartMark()
                        .map(mark -> ":" + (mark.getLine() + 1) + ":" + (mark.getColumn() + 1))
                        .orElse("")
                + ": " + (path.isEmpty() ? "it" : path) + " " + sentence + ".");
    }

    String text() throws OptionMistake {
        if (node instanceof ScalarNode scalar) {
            return scalar.getValue().strip();
        }
        throw mistake("must be a single value");
    }

    double number(double least, double most) throws OptionMistake {
        String text = text();
        try {
            double number = Double.parseDouble(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException noNumber) {
            // told below
        }
        throw mistake(String.format(
                Locale.ROOT, "must be a number from %s to %s, not '%s'", plain(least), plain(most), text));
    }

    private static String plain(double bound) {
        return bound == Math.rint(bound) ? Long.toString((long) bound) : Double.toString(bound);
    }

    Duration length() throws OptionMistake {
        Matcher shape = LENGTH.matcher(text());
        if (!shape.matches()) {
            throw mistake("must be a length of time such as 20s, 200ms or 1min, not '" + text() + "'");
        }
        return Duration.ofNanos(Math.round(Double.parseDouble(shape.group(1)) * SECONDS.get(shape.group(2)) * 1e9));
    }

    Duration lengthNotNegative() throws OptionMistake {
        Duration length = length();
        if (length.isNegative()) {
            throw mistake("must not be negative");
        }
        return length;
    }

    /** A number of samples, or a length of time. */
    Extent extent() throws OptionMistake {
        if (text().matches("[1-9]\\d{0,8}")) {
            return new Extent.Samples(Integer.parseInt(text()));
        }
        return new Extent.Time(lengthNotNegative());
    }

    String oneOf(List<String> words) throws OptionMistake {
        String text = text();
        if (!words.contains(text)) {
            throw mistake(
                    "must be one of " + String.join(", ", words) + ", not '" + text + "'" + Nearest.hint(text, words));
        }
        return text;
    }

    /** The items of a list; a single value is a list of one. */
    List<Entry> items() throws OptionMistake {
        if (!(node instanceof SequenceNode sequence)) {
            return List.of(this);
        }
        List<Entry> items = new ArrayList<>();
        for (Node item : sequence.getValue()) {
            items.add(new Entry(file, path, item));
        }
        if (items.isEmpty()) {
            throw mistake("must not be empty");
        }
        return items;
    }
}
