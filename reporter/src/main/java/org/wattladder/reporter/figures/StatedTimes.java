package org.wattladder.reporter.figures;

import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.model.result.MeterFacts;

/** Times that the identity of a meter states in words, as our daemon writes them; other daemons state none. */
public final class StatedTimes {
    private static final Pattern AVERAGE = Pattern.compile("average of (\\d{1,9}) ms");
    private static final Pattern QUESTION = Pattern.compile("asked every (\\d{1,9}) ms");

    private StatedTimes() {}

    /** Over how many milliseconds each value is an average; empty when that is not stated. */
    public static OptionalLong averageMillis(MeterFacts meter) {
        return first(AVERAGE, meter);
    }

    /** Milliseconds between two questions to a device that is asked; empty for other sources. */
    public static OptionalLong questionMillis(MeterFacts meter) {
        return first(QUESTION, meter);
    }

    private static OptionalLong first(Pattern words, MeterFacts meter) {
        Matcher found = words.matcher(meter.identity().line());
        return found.find() ? OptionalLong.of(Long.parseLong(found.group(1))) : OptionalLong.empty();
    }
}
