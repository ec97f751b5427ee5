package org.wattladder.reporter.rules.meter;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.plausible.SpikedWindows;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.Figure;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** No single samples make up the mean. */
final class SpikedMeter implements Rule {
    private static final double INVALID_PERCENT = 10;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "spiked-meter",
                "No single samples that stand out from those before and after them move the mean of a window.",
                "warning where they move the mean of a window by "
                        + Decimals.percent(SpikedWindows.LEAST_MEAN_PERCENT) + ", invalid above "
                        + Decimals.percent(INVALID_PERCENT)
                        + ". They are one that differs by half, three that differ by a fifth, or nearly every third sample."
                        + " Three of any size are enough where they move the mean of all windows as much",
                "ours: a load that changes does so for longer; real sessions have one such sample in hundreds",
                "Look at samples.csv; check the range and the wiring of the meter, and what else runs on the machine.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return MeterCourses.findings(run, EvidenceTier.IN_BAND, this::check);
    }

    private Optional<Finding> check(MeterCourses courses) {
        return SpikedWindows.in(courses.windows().stream()
                        .map(MeterCourses.Window::course)
                        .toList())
                .flatMap(found -> finding(courses, found));
    }

    /** Of the sum, so that a channel of few watts may do what it wants. */
    private Optional<Finding> finding(MeterCourses courses, SpikedWindows found) {
        MeterCourses.Window worst = courses.windows().get(found.worst());
        double percent = found.meanPercent() * worst.share();
        return Math.abs(percent) < SpikedWindows.LEAST_MEAN_PERCENT
                ? Optional.empty()
                : Optional.of(description()
                        .finding(
                                Math.abs(percent) > INVALID_PERCENT ? Severity.INVALID : Severity.WARNING,
                                courses.place(),
                                "spiked-meter.moved",
                                found.spikes(),
                                worst.reading().interval().place(),
                                Figure.signed(percent, 1)));
    }
}
