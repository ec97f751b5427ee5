package org.wattladder.reporter.rules.meter;

import java.util.List;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.MeasuredInterval;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** There are watts for everything that counts. */
final class PowerAbsent implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "power-absent",
                "Every load level and idle interval has its average watts.",
                "invalid for each without; for a plan without any meter invalid in a rating, warning in research",
                "ours: an absent value is never 0",
                "Run `wattladder doctor` to see which meters can be read here and why not the others.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        if (run.result().plan().meters().isEmpty()) {
            return List.of(description()
                    .finding(
                            Severity.ofRating(run.result().plan().suite().mode()),
                            Message.of("place.run"),
                            "power-absent.no-meter"));
        }
        return MeasuredInterval.counting(run).stream()
                .flatMap(interval -> Absence.reason(interval.figures().averageWatts()).stream()
                        .map(reason -> description()
                                .finding(Severity.INVALID, interval.place(), "power-absent.no-watts", reason)))
                .toList();
    }
}
