package org.wattladder.reporter.rules.meter;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.plausible.LaggingReadings;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.Figure;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** Watts are steady while the load is. */
final class LaggingMeter implements Rule {
    private static final double LEAST_PERCENT_OF_THE_SUM = 1;

    /** Fans that slow down behind a load may take some percent of an idle machine for a minute; no machine takes more. */
    private static final double MOST_PERCENT_OF_A_SETTLING = 10;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "lagging-meter",
                "Watts of a window are those of its load from the begin on; a meter that lags or averages over a long time shows"
                        + " those of the load before.",
                "invalid for a steady trend that slows down, of more than "
                        + Decimals.percent(MOST_PERCENT_OF_A_SETTLING)
                        + " from the first third of a window to the last. Warning above "
                        + Decimals.percent(LaggingReadings.MOST_PERCENT_OF_A_DRIFT)
                        + ", and above "
                        + Decimals.percent(LaggingReadings.LEAST_PERCENT)
                        + " where it is a tenth of the change since the window before. Warning where the first samples are nearer"
                        + " to the window before than to their own",
                "ours: drifts of machines that warm up stay below; a mean of such a window belongs to another load in part",
                "Set a shorter averaging time in the meter, or longer pauses and pre parts in the suite.");
    }

    /** One trend that was found. */
    private record Found(MeterReading reading, LaggingReadings trend) {}

    @Override
    public List<Finding> check(RunFigures run) {
        return MeterCourses.findings(run, EvidenceTier.IN_BAND, this::check);
    }

    private Optional<Finding> check(MeterCourses courses) {
        List<Found> found = new ArrayList<>();
        for (int place = 0; place < courses.windows().size(); place++) {
            MeterCourses.Window window = courses.windows().get(place);
            LaggingReadings.in(window.course(), before(courses, place))
                    .filter(trend -> trend.percent() * window.share() >= LEAST_PERCENT_OF_THE_SUM)
                    .ifPresent(trend -> found.add(new Found(window.reading(), trend)));
        }
        return found.stream()
                .max(Comparator.comparing((Found each) -> each.trend().trend())
                        .thenComparing(each -> each.trend().percent()))
                .map(worst -> description()
                        .finding(
                                worst.trend().trend() && worst.trend().percent() > MOST_PERCENT_OF_A_SETTLING
                                        ? Severity.INVALID
                                        : Severity.WARNING,
                                courses.place(),
                                worst.trend().trend() ? "lagging-meter.trend" : "lagging-meter.begins",
                                found.size(),
                                courses.windows().size(),
                                worst.reading().interval().place(),
                                Figure.signed(worst.trend().watts(), 1),
                                Figure.decimals(worst.trend().percent(), 1)));
    }

    /** Watts at the end of the window before, unless something else ran in between. */
    private static OptionalDouble before(MeterCourses courses, int place) {
        if (place == 0) {
            return OptionalDouble.empty();
        }
        MeterCourses.Window before = courses.windows().get(place - 1);
        MeterReading reading = courses.windows().get(place).reading();
        boolean next = before.reading()
                        .interval()
                        .worklet()
                        .plan()
                        .name()
                        .equals(reading.interval().worklet().plan().name())
                || reading.interval().result().plan().idle();
        return next ? OptionalDouble.of(before.course().thirds().last()) : OptionalDouble.empty();
    }
}
