package org.wattladder.chauffeur.config.suite;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.plan.CalibrationUse;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.Section;

/** Settings of calibration, paper section 5. */
final class CalibrationKeys {
    static final Key<Long> INTERVALS =
            Key.of("intervals", 2L, Kinds.whole(1, 20), "How many calibration intervals run, one after the other.");
    static final Key<CalibrationUse> USE = Key.of(
            "use",
            CalibrationUse.MEAN,
            Kinds.word(CalibrationUse.class),
            "Which of their rates is the calibrated rate: the mean of all, the last one, or the highest.");

    static final Section SECTION =
            new Section("Calibration runs at full speed and finds the rate that 100 % of load stands for.", all());

    private CalibrationKeys() {}

    private static List<Key<?>> all() {
        List<Key<?>> keys = new ArrayList<>(List.of(INTERVALS, USE));
        keys.addAll(IntervalKeys.parts(IntervalKeys.CALIBRATION_PAUSE));
        return keys;
    }
}
