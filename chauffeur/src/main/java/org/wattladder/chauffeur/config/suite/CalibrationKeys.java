package org.wattladder.chauffeur.config.suite;

import java.time.Duration;
import java.util.stream.Stream;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.settings.InheritedValues;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;

/** Settings of a calibration whose intervals count by their mean, for the schedules that only start from it. */
final class CalibrationKeys {
    private static final Key<Long> INTERVALS =
            Key.of("intervals", 1L, Kinds.whole(1, 20), "How many calibration intervals run; their mean counts.");

    /** No pause, unless one is set. */
    static final Key<Duration> NO_PAUSE = IntervalKeys.pause(Duration.ZERO, "Pause before the interval.");

    private CalibrationKeys() {}

    /** The settings; the sentence says what the calibrated rate is for. */
    static Key<SectionValues> section(String sentence) {
        return Key.of(
                "calibration",
                SectionValues.none(),
                new Section(
                        sentence,
                        Stream.concat(Stream.of(INTERVALS), IntervalKeys.parts(NO_PAUSE).stream())
                                .toList()),
                "How the calibrated rate is found.");
    }

    static int intervals(InheritedValues calibration) {
        return calibration.get(INTERVALS).intValue();
    }

    static IntervalLengths lengths(InheritedValues calibration) {
        return IntervalKeys.lengths(calibration, NO_PAUSE);
    }
}
