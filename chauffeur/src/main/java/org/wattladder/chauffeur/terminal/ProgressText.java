package org.wattladder.chauffeur.terminal;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.schedule.Turns;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.language.Words;

/** Figures as progress lines show them; pure functions, the same under every locale. */
final class ProgressText {
    private static final int BAR = 10;

    private ProgressText() {}

    /** The time of day where the user is, for example {@code 14:05}. */
    static String timeOfDay(Instant moment) {
        LocalTime time = moment.atZone(ZoneId.systemDefault()).toLocalTime();
        return String.format(Locale.ROOT, "%d:%02d", time.getHour(), time.getMinute());
    }

    /** How much of a length is over, as a bar. */
    static String bar(Duration left, Duration whole) {
        long over = whole.minus(left).toMillis();
        long filled = whole.isZero() ? BAR : Math.min(BAR, Math.max(0, BAR * over / whole.toMillis()));
        return "[" + "#".repeat((int) filled) + "-".repeat((int) (BAR - filled)) + "]";
    }

    /** A rate with about four digits, in English for example {@code 812.5/s}. */
    static String rate(double perSecond, Words words) {
        Text figure = perSecond > 0 && perSecond < 1
                ? Figure.significant(perSecond, 4)
                : Figure.decimals(perSecond, perSecond >= 1000 ? 0 : 1);
        return words.say(figure) + "/s";
    }

    /** What an interval gave, in one clause. */
    static String outcome(IntervalResult result, Words words) {
        StringBuilder text = new StringBuilder();
        OptionalDouble actual = result.rates().actual().asOptional();
        if (actual.isPresent() && !Turns.command(result.plan()).isEmpty()) {
            return ofRun(1 / actual.getAsDouble(), result, words);
        }
        if (actual.isPresent()) {
            text.append(rate(actual.getAsDouble(), words));
            deviation(result)
                    .ifPresent(percent -> text.append(' ')
                            .append(words.say(Message.of(
                                    "progress.of-target",
                                    rate(result.rates().target().asOptional().orElseThrow(), words),
                                    percent))));
            text.append(", ");
        }
        return text.append(watts(result, words)).toString();
    }

    /** Time and energy of one run of a command. */
    private static String ofRun(double seconds, IntervalResult result, Words words) {
        String time = words.say(Message.of("amount.seconds", Figure.significant(seconds, 4)));
        OptionalDouble watts = result.power().averageWatts().asOptional();
        if (!result.plan().works()) {
            return time + ", " + words.say(Message.of("interval.warm-up"));
        }
        return watts.isEmpty()
                ? time + ", " + watts(result, words)
                : time + ", "
                        + words.say(Message.of("amount.joules", Figure.significant(watts.getAsDouble() * seconds, 4)));
    }

    /** By how many percent an interval missed its target rate; empty when it had none or no transaction was counted. */
    static Optional<Figure> deviation(IntervalResult result) {
        OptionalDouble actual = result.rates().actual().asOptional();
        OptionalDouble target = result.rates().target().asOptional();
        return actual.isPresent() && target.isPresent()
                ? Optional.of(Figure.signed(100 * (actual.getAsDouble() / target.getAsDouble() - 1), 2))
                : Optional.empty();
    }

    /** Watts with one decimal. */
    static String watts(double watts, Words words) {
        return words.say(Message.of("amount.watts", Figure.decimals(watts, 1)));
    }

    private static String watts(IntervalResult result, Words words) {
        Measurement watts = result.power().averageWatts();
        if (watts instanceof Measurement.Absent absent) {
            return words.say(Message.of("progress.no-watts", absent.reason()));
        }
        EvidenceTier tier = result.power().tier().orElseThrow();
        return watts(watts.asOptional().orElseThrow(), words) + " " + words.say(Message.of("tier." + tier.label()));
    }
}
