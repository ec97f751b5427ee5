package org.wattladder.chauffeur.config.suite;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.schedule.CalibrationUse;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.model.schedule.Schedule;
import org.wattladder.settings.InheritedValues;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.ListKind;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;

/** Settings of a ladder of load levels, paper section 5. */
final class LadderSection implements ScheduleSection {
    private static final Key<Long> INTERVALS =
            Key.of("intervals", 2L, Kinds.whole(1, 20), "How many calibration intervals run, one after the other.");
    private static final Key<CalibrationUse> USE = Key.of(
            "use",
            CalibrationUse.MEAN,
            Kinds.word(CalibrationUse.class),
            "Which of their rates is the calibrated rate: the mean of all or of the last two, the last one, or the highest.");
    private static final Key<Duration> CALIBRATION_PAUSE = IntervalKeys.pause(
            Duration.ZERO, "Pause before the interval; by default calibration follows the" + " warm-up directly.");
    private static final Key<SectionValues> CALIBRATION = Key.of(
            "calibration",
            SectionValues.none(),
            new Section(
                    "Calibration runs at full speed and finds the rate that 100 % of load stands for.",
                    Stream.concat(Stream.of(INTERVALS, USE), IntervalKeys.parts(CALIBRATION_PAUSE).stream())
                            .toList()),
            "How the calibrated rate is found.");
    private static final Key<List<Double>> LEVELS = Key.of(
            "levels",
            List.of(100.0, 67.0, 33.0),
            new ListKind<>(1, 100, true, Kinds.percent()),
            "Load levels in percent of the calibrated rate, in the order of execution.");
    private static final Key<SectionValues> LEVEL = Key.of(
            "level",
            SectionValues.none(),
            new Section("Lengths of each level.", IntervalKeys.partsUntilPrecise()),
            "How long each level takes.");
    private static final Key<SectionValues> SECTION = Key.of(
            "ladder",
            SectionValues.none(),
            new Section(
                    "Warm-up, calibration, then one interval at each load level.",
                    List.of(IntervalKeys.WARM_UP, IntervalKeys.SETTLED_WITHIN, CALIBRATION, LEVELS, LEVEL)),
            "Settings of the schedule `ladder`.");

    @Override
    public Key<SectionValues> key() {
        return SECTION;
    }

    @Override
    public Schedule schedule(InheritedValues settings, ScheduleContext context) {
        InheritedValues calibration = settings.below(CALIBRATION);
        return IntervalKeys.untilPrecise(
                settings.below(LEVEL),
                lengths -> new Ladder(
                        settings.get(IntervalKeys.WARM_UP),
                        calibration.get(INTERVALS).intValue(),
                        calibration.get(USE),
                        IntervalKeys.lengths(calibration, CALIBRATION_PAUSE),
                        settings.get(LEVELS),
                        lengths,
                        IntervalKeys.settling(settings)));
    }
}
