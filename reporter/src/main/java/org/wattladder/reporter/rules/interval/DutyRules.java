package org.wattladder.reporter.rules.interval;

import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.rules.MeasuredInterval;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;
import org.wattladder.reporter.rules.Threshold;

/** What is held at a share of CPU time is no load at a rate. */
final class DutyRules {
    private static final double PERCENT = 100;
    private static final double WARNING_PERCENT = 5;
    private static final double INVALID_PERCENT = 15;
    private static final String MEANS = "period-of-";

    /** A level is work at a rate, not a program that is stopped again and again. */
    static final Rule DUTY_CYCLED = new Threshold<>(
            new RuleDescription(
                    "duty-cycled",
                    "The levels of a worklet are rates that it holds, not shares of CPU time that it is granted.",
                    "note, naming by what the program was held and the period",
                    "ours: a program that is stopped in every period lets the CPUs sleep otherwise than one with less to do",
                    "Nothing. Its figures stand by themselves: they enter no score beside paced work."),
            MeasuredInterval.byWorklet(DutyRules::held),
            interval -> 1,
            interval -> 0,
            worst -> Severity.NOTE,
            excess -> excess.message(
                    "duty-cycled.held",
                    new Name(means(excess.worst()).name().substring(MEANS.length())),
                    Figure.shortest(means(excess.worst()).value())));

    /** It gets the share that the level asks for. */
    static final Rule DUTY_SHARE = new Threshold<>(
            new RuleDescription(
                    "duty-share",
                    "A program that is held at a share of its CPU time gets that share.",
                    "warning when it is off by more than " + Decimals.percent(WARNING_PERCENT)
                            + " of it, invalid above " + Decimals.percent(INVALID_PERCENT),
                    "ours, after target-load; CPU time is counted in ticks and periods, so the limits are wider",
                    "Try another `hold` in the program file, or a longer `period`; a program that waits for disks or peers"
                            + " cannot be held by its CPU time."),
            MeasuredInterval.byWorklet(interval -> share(interval, org.wattladder.worklets.api.Figure.SHARE_GRANTED)
                    .isPresent()),
            DutyRules::deviationPercent,
            interval -> WARNING_PERCENT,
            worst -> deviationPercent(worst) > INVALID_PERCENT ? Severity.INVALID : Severity.WARNING,
            excess -> excess.message(
                    "duty-share.missed",
                    excess.worst().figures().name(),
                    Figure.decimals(
                            share(excess.worst(), org.wattladder.worklets.api.Figure.SHARE_GRANTED)
                                    .orElse(0),
                            1)));

    private DutyRules() {}

    private static boolean held(MeasuredInterval interval) {
        return figures(interval).stream().anyMatch(figure -> figure.name().startsWith(MEANS));
    }

    private static org.wattladder.worklets.api.Figure means(MeasuredInterval interval) {
        return figures(interval).stream()
                .filter(figure -> figure.name().startsWith(MEANS))
                .findFirst()
                .orElseThrow();
    }

    private static double deviationPercent(MeasuredInterval interval) {
        double asked =
                share(interval, org.wattladder.worklets.api.Figure.SHARE_ASKED).orElse(PERCENT);
        return PERCENT
                * Math.abs(share(interval, org.wattladder.worklets.api.Figure.SHARE_GRANTED)
                                        .orElse(asked)
                                / asked
                        - 1);
    }

    private static OptionalDouble share(MeasuredInterval interval, String name) {
        return figures(interval).stream()
                .filter(figure -> figure.name().equals(name))
                .mapToDouble(org.wattladder.worklets.api.Figure::value)
                .findFirst();
    }

    /** Of a program, which has one client on each host. */
    private static List<org.wattladder.worklets.api.Figure> figures(MeasuredInterval interval) {
        return interval.result().clients().stream()
                .flatMap(client -> client.figures().stream())
                .toList();
    }
}
