package org.wattladder.settings.program;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What to look for in the lines of a program.
 *
 * @param lines units, again and again; empty when only the end tells them
 * @param atTheEnd all units; empty when lines tell them
 * @param per how many of what is told make one unit
 * @param late units that were due and not done
 * @param wrong says that the work is wrong
 * @param figures further figures by name
 */
public record Counting(
        Optional<Pattern> lines,
        Optional<Pattern> atTheEnd,
        double per,
        Optional<Pattern> late,
        Optional<Pattern> wrong,
        Map<String, Figure> figures) {
    /**
     * A figure that lines tell.
     *
     * @param pattern with the group {@code value}
     * @param unit as the program gives it; empty for a bare number
     */
    public record Figure(Pattern pattern, String unit) {}
}
