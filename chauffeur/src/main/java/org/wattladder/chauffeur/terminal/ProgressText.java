package org.wattladder.chauffeur.terminal;

import java.time.Duration;
import java.util.Locale;
import java.util.OptionalDouble;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;

/** Figures as progress lines show them; pure functions, the same under every locale. */
final class ProgressText {
    private ProgressText() {}

    /** Minutes and seconds, with hours when there are any, for example {@code 4:05}. */
    static String clock(Duration length) {
        long seconds = Math.max(0, length.toSeconds());
        return seconds >= 3600
                ? String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
                : String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    }

    /** A rate with about four digits, for example {@code 812.5/s}. */
    static String rate(double perSecond) {
        return String.format(Locale.ROOT, perSecond >= 1000 ? "%,.0f/s" : "%.1f/s", perSecond);
    }

    /** What an interval gave, in one clause. */
    static String outcome(IntervalResult result) {
        StringBuilder text = new StringBuilder();
        OptionalDouble actual = result.rates().actual().asOptional();
        if (actual.isPresent()) {
            text.append(rate(actual.getAsDouble()));
            OptionalDouble target = result.rates().target().asOptional();
            if (target.isPresent()) {
                text.append(String.format(
                        Locale.ROOT,
                        " of %s (%+.2f %%)",
                        rate(target.getAsDouble()),
                        100 * (actual.getAsDouble() / target.getAsDouble() - 1)));
            }
            text.append(", ");
        }
        return text.append(watts(result)).toString();
    }

    private static String watts(IntervalResult result) {
        Measurement watts = result.power().averageWatts();
        if (watts instanceof Measurement.Absent absent) {
            return "no watts: " + absent.reason();
        }
        String tier = result.power().tier().map(EvidenceTier::label).orElse("");
        return String.format(Locale.ROOT, "%.1f W %s", watts.asOptional().orElseThrow(), tier);
    }
}
