package org.wattladder.director.program;

import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;

/** Numbers in the lines of a program. */
final class Numbers {
    private Numbers() {}

    /**
     * The number that a group of the pattern catches; empty when the pattern has no such group or it caught nothing.
     *
     * @throws Untrustworthy if what it caught is no finite number from 0
     */
    static OptionalDouble group(Pattern pattern, String line, String group) throws Untrustworthy {
        Matcher matcher = pattern.matcher(line);
        if (!pattern.pattern().contains("(?<" + group + ">") || !matcher.find() || matcher.group(group) == null) {
            return OptionalDouble.empty();
        }
        try {
            double value = Double.parseDouble(matcher.group(group));
            if (value >= 0 && !Double.isInfinite(value)) {
                return OptionalDouble.of(value);
            }
        } catch (NumberFormatException none) {
            // said below, together with what no count can be
        }
        throw new Untrustworthy(Message.of("program.no-number", new Name(matcher.group(group))));
    }
}
