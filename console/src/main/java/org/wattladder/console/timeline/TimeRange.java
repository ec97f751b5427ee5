package org.wattladder.console.timeline;

import java.util.Optional;
import java.util.regex.Pattern;
import org.wattladder.console.web.Refused;
import org.wattladder.console.web.Visit;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.chart.TimeScale;
import org.wattladder.reporter.timeline.Timeline;

/**
 * The part of a run that an address asks for.
 *
 * @param fromMillis since the run began; empty for its beginning
 * @param toMillis since the run began; empty for its end
 */
public record TimeRange(Optional<Long> fromMillis, Optional<Long> toMillis) {
    private static final int BAD_REQUEST = 400;
    private static final double MILLIS = 1000;
    private static final Pattern SECONDS = Pattern.compile("-?[0-9]{1,9}(\\.[0-9]{1,9})?");

    /** That of {@code from} and {@code to}, in seconds. */
    public static TimeRange of(Visit visit) throws Refused {
        return new TimeRange(millis(visit, "from"), millis(visit, "to"));
    }

    private static Optional<Long> millis(Visit visit, String field) throws Refused {
        String asked = visit.value(field);
        if (asked.isEmpty()) {
            return Optional.empty();
        }
        if (!SECONDS.matcher(asked).matches()) {
            throw new Refused(BAD_REQUEST, Message.of("console.no-such-value", new Name(field), new Name(asked)));
        }
        return Optional.of(Math.round(Double.parseDouble(asked) * MILLIS));
    }

    /** The same of this run, within what it has. */
    TimeScale in(Timeline timeline) {
        TimeScale whole = timeline.whole();
        return timeline.part(
                fromMillis.map(since -> whole.zeroMillis() + since).orElse(whole.fromMillis()),
                toMillis.map(since -> whole.zeroMillis() + since).orElse(whole.toMillis()));
    }

    /** As a part of an address; empty for the whole run. */
    public String address() {
        return fromMillis.isEmpty() && toMillis.isEmpty()
                ? ""
                : "?" + part("from", fromMillis) + "&" + part("to", toMillis);
    }

    private static String part(String field, Optional<Long> millis) {
        return field + "=" + millis.map(each -> Double.toString(each / MILLIS)).orElse("");
    }
}
