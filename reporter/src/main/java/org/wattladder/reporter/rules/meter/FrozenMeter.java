package org.wattladder.reporter.rules.meter;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.plausible.FrozenReadings;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.Figure;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** No meter repeats a reading for longer than its own noise and resolution allow. */
final class FrozenMeter implements Rule {
    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "frozen-meter",
                "No channel of a power meter repeats one reading for longer than its resolution and its noise in other samples allow.",
                "warning from " + FrozenReadings.FEWEST
                        + " equal readings on that chance gives in fewer than one of 1000 runs;"
                        + " invalid when a whole window has no other, or the load changed meanwhile",
                "ours: the watts of a meter that froze are those of another load",
                "Look at samples.csv; restart the meter and its daemon, or take another source.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return MeterCourses.findings(run, EvidenceTier.IN_BAND, this::check);
    }

    private Optional<Finding> check(MeterCourses courses) {
        return FrozenReadings.in(courses.windows().stream()
                        .map(MeterCourses.Window::underLoad)
                        .toList())
                .map(frozen -> description()
                        .finding(
                                frozen.decides() ? Severity.INVALID : Severity.WARNING,
                                courses.place(),
                                "frozen-meter.repeats",
                                Figure.significant(frozen.watts(), 5),
                                frozen.samples(),
                                place(courses, frozen.first()),
                                place(courses, frozen.last())));
    }

    private static Object place(MeterCourses courses, int window) {
        return courses.windows().get(window).reading().interval().place();
    }
}
