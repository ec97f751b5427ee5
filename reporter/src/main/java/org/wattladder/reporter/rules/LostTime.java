package org.wattladder.reporter.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;

/** The machine belonged to the run. */
final class LostTime implements Rule {
    private static final double WARNING_PERCENT = 4;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "lost-time",
                "Just before and just after each interval hardly any CPU time is lost to others.",
                "warning when a probe lost more than " + Decimals.percent(WARNING_PERCENT),
                "ours: a clock-gap probe sees what steal time does not show; quiet virtual machines lose about 1 %",
                "Stop other programs on the system under test; in a virtual machine, ask for CPUs of your own.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return run.worklets().stream()
                .flatMap(worklet -> Stream.concat(
                        before(worklet).stream(),
                        HostReading.worst(
                                        worklet,
                                        Conditions::lostAfterPercent,
                                        reading -> reading.value() > WARNING_PERCENT)
                                .stream()
                                .map(this::after)))
                .toList();
    }

    private Finding after(HostReading.Excess excess) {
        return excess.finding(
                description(),
                Severity.WARNING,
                "lost-time.after",
                Figure.decimals(excess.worst().value(), 1),
                Figure.shortest(WARNING_PERCENT));
    }

    private Optional<Finding> before(WorkletFigures worklet) {
        List<MeasuredInterval> probed = MeasuredInterval.in(worklet).stream()
                .filter(interval ->
                        interval.result().lostTimePercent().asOptional().isPresent())
                .toList();
        List<MeasuredInterval> noisy = probed.stream()
                .filter(interval -> lostPercent(interval) > WARNING_PERCENT)
                .toList();
        return noisy.stream()
                .max(Comparator.comparingDouble(LostTime::lostPercent))
                .map(worst -> description()
                        .finding(
                                Severity.WARNING,
                                new Name(worklet.plan().name()),
                                "lost-time.before",
                                noisy.size(),
                                probed.size(),
                                Figure.decimals(lostPercent(worst), 1),
                                worst.figures().name(),
                                Figure.shortest(WARNING_PERCENT)));
    }

    private static double lostPercent(MeasuredInterval interval) {
        return interval.result().lostTimePercent().asOptional().orElse(0);
    }
}
