package org.wattladder.reporter.rules.interval;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.model.result.DiscardedInterval;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** Every interval was measured at the first attempt. */
final class IntervalRepeated implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "interval-repeated",
                "No interval was tried again because CPU time was lost to others, as the plan may ask (`retry`).",
                "note, naming what was discarded",
                "ours: a choice among attempts must be disclosed; a missed level only lowers the limit of CPU"
                        + " contention, and watts have no influence",
                "Nothing, when it is rare; else find out what else runs on the system under test.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return run.worklets().stream()
                .flatMap(worklet -> check(worklet).stream())
                .toList();
    }

    private Optional<Finding> check(WorkletFigures worklet) {
        List<DiscardedInterval> discards = worklet.result().stream()
                .flatMap(result -> result.discards().stream())
                .toList();
        Map<Message, Integer> counts = new LinkedHashMap<>();
        discards.forEach(discard -> counts.merge(discard.interval().plan().label(), 1, Integer::sum));
        return discards.stream()
                .findFirst()
                .map(first -> description()
                        .finding(
                                Severity.NOTE,
                                new Name(worklet.plan().name()),
                                "interval-repeated.discarded",
                                counts.entrySet().stream()
                                        .map(count -> Message.of(
                                                "interval-repeated.attempts", count.getKey(), count.getValue()))
                                        .toList(),
                                first.reason()));
    }
}
