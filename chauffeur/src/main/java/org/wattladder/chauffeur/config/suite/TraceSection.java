package org.wattladder.chauffeur.config.suite;

import java.util.List;
import org.wattladder.chauffeur.config.curve.Curve;
import org.wattladder.model.schedule.Trace;
import org.wattladder.settings.InheritedValues;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;

/** Settings of a load that changes over time. */
final class TraceSection implements ScheduleSection {
    private static final Curve NONE = new Curve(
            "", Trace.Unit.PERCENT, List.of(new Curve.Point(0, 1), new Curve.Point(1, 1))); // after a problem was noted

    private static final Key<SectionValues> CALIBRATION =
            CalibrationKeys.section("Calibration runs at full speed and finds the rate that 100 % of load stands for.");
    private static final Key<String> CURVE = Key.of(
            "curve",
            "office-day",
            Kinds.text("the name of a file in config/traces, or a path that ends in .csv", 4000, text -> true),
            "The load over time: rows `seconds,percent` or `seconds,rate`, joined by straight lines; two rows at the same"
                    + " second are a step, and the last row ends the curve.");
    private static final Key<Long> BINS = Key.of(
            "bins",
            24L,
            Kinds.whole(1, 288),
            "How many equal parts the curve is cut into; the mean load of each runs for one interval. No load is idle.");
    private static final Key<SectionValues> BIN = Key.of(
            "bin",
            SectionValues.none(),
            new Section("Lengths of each bin.", IntervalKeys.parts(CalibrationKeys.NO_PAUSE)),
            "How long each bin takes here, however long it is in the curve.");
    private static final Key<SectionValues> SECTION = Key.of(
            "trace",
            SectionValues.none(),
            new Section(
                    "Warm-up, calibration, then one interval for each bin of a curve of load over time.",
                    List.of(IntervalKeys.WARM_UP, CALIBRATION, CURVE, BINS, BIN)),
            "Settings of the schedule `trace`.");

    @Override
    public Key<SectionValues> key() {
        return SECTION;
    }

    @Override
    public Trace schedule(InheritedValues settings, ScheduleContext context) {
        InheritedValues calibration = settings.below(CALIBRATION);
        Curve curve = context.curves()
                .read(settings.get(CURVE), context.where(), context.problems())
                .orElse(NONE);
        return new Trace(
                settings.get(IntervalKeys.WARM_UP),
                CalibrationKeys.intervals(calibration),
                CalibrationKeys.lengths(calibration),
                curve.name(),
                curve.length(),
                curve.unit(),
                curve.means(settings.get(BINS).intValue()),
                IntervalKeys.lengths(settings.below(BIN), CalibrationKeys.NO_PAUSE));
    }
}
