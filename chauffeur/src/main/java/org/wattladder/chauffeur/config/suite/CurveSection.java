package org.wattladder.chauffeur.config.suite;

import java.util.List;
import org.wattladder.model.schedule.Curve;
import org.wattladder.settings.InheritedValues;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;

/** Settings of a curve of latency and watts over the rate. */
final class CurveSection implements ScheduleSection {
    private static final Key<SectionValues> CALIBRATION = CalibrationKeys.section(
            "Calibration runs at full speed; the highest sustained rate is looked for from there, between a tenth and"
                    + " four times of it.");
    private static final Key<Double> WIDTH = Key.of(
            "width",
            1.0,
            Kinds.decimal(0.1, 50),
            "How wide a step is, in percent of the highest sustained rate; that is found as closely.");
    private static final Key<Double> TOLERANCE = Key.of(
            "tolerance",
            2.0,
            Kinds.decimal(0.1, 10),
            "A rate is sustained when no more of it, in percent, is missing or unanswered at the end of recording.");
    private static final Key<SectionValues> STEP = Key.of(
            "step",
            SectionValues.none(),
            new Section("Lengths of each step.", IntervalKeys.parts(IntervalKeys.PAUSE)),
            "How long each step takes.");
    private static final Key<SectionValues> SECTION = Key.of(
            "curve",
            SectionValues.none(),
            new Section(
                    "Warm-up, calibration, short trials that find the highest sustained rate, then steps with watts from low"
                            + " rates to beyond saturation.",
                    List.of(
                            IntervalKeys.WARM_UP,
                            IntervalKeys.SETTLED_WITHIN,
                            CALIBRATION,
                            SearchSection.GOALS,
                            WIDTH,
                            TOLERANCE,
                            SearchSection.TRIAL,
                            STEP)),
            "Settings of the schedule `curve`.");

    @Override
    public Key<SectionValues> key() {
        return SECTION;
    }

    @Override
    public Curve schedule(InheritedValues settings, ScheduleContext context) {
        InheritedValues calibration = settings.below(CALIBRATION);
        return new Curve(
                settings.get(IntervalKeys.WARM_UP),
                CalibrationKeys.intervals(calibration),
                CalibrationKeys.lengths(calibration),
                settings.get(SearchSection.GOALS),
                settings.get(WIDTH),
                settings.get(TOLERANCE),
                settings.get(SearchSection.TRIAL),
                IntervalKeys.lengths(settings.below(STEP), IntervalKeys.PAUSE),
                IntervalKeys.settling(settings));
    }
}
