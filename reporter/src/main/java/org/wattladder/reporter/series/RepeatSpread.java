package org.wattladder.reporter.series;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.rules.RuleDescription;

/** The runs of a series agree; a rule on several runs, so it is not in the list of those on one. */
public final class RepeatSpread {
    static final double LIMIT_PERCENT = 3;

    /** What the rule says of itself in {@code docs/findings.md}. */
    public static final RuleDescription DESCRIPTION = new RuleDescription(
            "repeat-spread",
            "In a series of runs (`--repeat`), performance per watt of each worklet and level varies little between runs.",
            "invalid when the coefficient of variation is above " + Decimals.percent(LIMIT_PERCENT)
                    + "; a warning in research",
            "ICPE 2012 paper, which allows 3 % between runs",
            "Look at findings of single runs first (CPU contention, throttling, calibration); let the machine"
                    + " settle, then repeat.");

    private RepeatSpread() {}

    static List<Finding> check(List<RepeatedLevel> levels, RunMode mode) {
        List<Finding> findings = new ArrayList<>();
        for (RepeatedLevel level : levels) {
            level.perWatt().variationPercent().asOptional().ifPresent(percent -> {
                if (percent > LIMIT_PERCENT) {
                    findings.add(new Finding(
                            DESCRIPTION.id(),
                            Severity.ofRating(mode),
                            Message.of(
                                    "place.interval",
                                    level.worklet(),
                                    level.plan().label()),
                            Message.of(
                                    "repeat-spread.varies",
                                    Figure.decimals(percent, 2),
                                    level.perWatt().runs(),
                                    Figure.shortest(LIMIT_PERCENT))));
                }
            });
        }
        return findings;
    }
}
