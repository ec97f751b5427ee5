package org.wattladder.reporter.rules.interval;

import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.result.HostStart;
import org.wattladder.model.text.Figure;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.StartSpread;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.MeasuredInterval;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** All hosts record at the same time. */
final class StartSkew implements Rule {
    private static final Duration WARNING = Duration.ofMillis(100);

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "start-skew",
                "Recording begins on all hosts at the same moment, by their clocks as compared just before.",
                "warning when the skew between first and last host, or its uncertainty, is above "
                        + WARNING.toMillis()
                        + " ms; invalid above the shorter of pre and post. The"
                        + " window of one host would then include a part without load of another",
                "ours: the watts of a window are divided into the performance of all hosts in it",
                "Look at the network between Chauffeur and the host named, and for a Director that is starved of CPU"
                        + " time; both also show in the logs.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return run.worklets().stream()
                .flatMap(worklet -> check(worklet).stream())
                .toList();
    }

    private Optional<Finding> check(WorkletFigures worklet) {
        return MeasuredInterval.in(worklet).stream()
                .filter(interval -> interval.figures().counts())
                .filter(interval -> skewNanos(interval) > WARNING.toNanos())
                .max(Comparator.comparingLong(StartSkew::skewNanos))
                .map(worst -> finding(
                        worst, StartSpread.of(worst.result()).orElseThrow().last()));
    }

    private Finding finding(MeasuredInterval worst, HostStart last) {
        return description()
                .finding(
                        skewNanos(worst) > roomNanos(worst) ? Severity.INVALID : Severity.WARNING,
                        worst.place(),
                        "start-skew.late",
                        last.host(),
                        Figure.decimals(skewNanos(worst) / 1e6, 1),
                        WARNING.toMillis());
    }

    private static long skewNanos(MeasuredInterval interval) {
        return StartSpread.of(interval.result()).map(StartSpread::mostNanos).orElse(0L);
    }

    private static long roomNanos(MeasuredInterval interval) {
        IntervalLengths lengths = interval.figures().plan().lengths();
        return Math.max(
                WARNING.toNanos(),
                Math.min(lengths.pre().toNanos(), lengths.post().toNanos()));
    }
}
