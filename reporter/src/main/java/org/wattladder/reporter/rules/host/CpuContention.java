package org.wattladder.reporter.rules.host;

import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.text.Figure;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.rules.MeasuredInterval;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;
import org.wattladder.reporter.rules.Threshold;

/** Little CPU time was lost to steal and preemption. */
final class CpuContention implements Rule {
    private static final double WARNING_PERCENT = 4;

    private final Rule before = new Threshold<>(
            description(),
            MeasuredInterval.byWorklet(
                    interval -> interval.result().lostTimePercent().asOptional().isPresent()),
            CpuContention::lostPercent,
            interval -> WARNING_PERCENT,
            worst -> Severity.WARNING,
            excess -> excess.message(
                    "cpu-contention.before",
                    Figure.decimals(lostPercent(excess.worst()), 1),
                    excess.worst().figures().name(),
                    Figure.shortest(WARNING_PERCENT)));

    private final Rule after = new Threshold<>(
            description(),
            HostReading.of(Conditions::lostAfterPercent),
            HostReading::value,
            reading -> WARNING_PERCENT,
            worst -> Severity.WARNING,
            excess -> HostReading.message(
                    excess,
                    "cpu-contention.after",
                    Figure.decimals(excess.worst().value(), 1),
                    Figure.shortest(WARNING_PERCENT)));

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "cpu-contention",
                "CPU contention is low just before and just after each interval.",
                "warning when a probe loses more than " + Decimals.percent(WARNING_PERCENT),
                "ours: a clock-gap probe also detects what steal time does not report; quiet virtual machines lose"
                        + " about 1 %",
                "Stop other programs on the system under test; in a virtual machine, use dedicated CPUs.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return Stream.of(before, after)
                .flatMap(rule -> rule.check(run).stream())
                .toList();
    }

    private static double lostPercent(MeasuredInterval interval) {
        return interval.result().lostTimePercent().asOptional().orElse(0);
    }
}
