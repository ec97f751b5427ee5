package org.wattladder.chauffeur.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.wattladder.worklets.api.Figure;

/**
 * Units that a command tells in its output.
 *
 * @param unit what they are called
 * @param pattern found in a line, with the group {@code value}
 */
public record Told(String unit, String pattern) {
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
            told.add(new Told(unit, valued(patterns.get(place))));
        }
        return List.copyOf(told);
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
