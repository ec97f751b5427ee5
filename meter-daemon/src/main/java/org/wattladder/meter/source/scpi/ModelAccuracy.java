package org.wattladder.meter.source.scpi;

import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The accuracy of active power that makers state in public manuals: 12 months after calibration, sine, 23 ± 5 °C, line filter
 * off. Sources: WT300E series, IM WT310E-02EN, section 7.3.2; WT300 series, IM WT310-02EN, section 7.3.2. The influence of the
 * power factor of a WT500 was not found, so it is left out.
 *
 * @param mains from 45 to 66 Hz
 * @param direct direct current
 */
record ModelAccuracy(Accuracy mains, Accuracy direct) {
    private static final ModelAccuracy WT300E =
            new ModelAccuracy(Accuracy.percent(0.1, 0.05, 0.1), Accuracy.percent(0.1, 0.2, 0));
    private static final ModelAccuracy WT310EH =
            new ModelAccuracy(Accuracy.percent(0.1, 0.05, 0.1), Accuracy.percent(0.3, 0.2, 0));
    private static final ModelAccuracy WT300 =
            new ModelAccuracy(Accuracy.percent(0.1, 0.1, 0.2), Accuracy.percent(0.1, 0.2, 0));
    private static final ModelAccuracy WT310HC =
            new ModelAccuracy(Accuracy.percent(0.1, 0.1, 0.2), Accuracy.percent(0.3, 0.2, 0));

    private static final Map<String, ModelAccuracy> ALL = Map.of(
            "WT310E", WT300E,
            "WT332E", WT300E,
            "WT333E", WT300E,
            "WT310EH", WT310EH,
            "WT310", WT300,
            "WT332", WT300,
            "WT333", WT300,
            "WT310HC", WT310HC);

    /** What an update every 100 ms adds to the error of the reading; stated for the newer series, assumed for both. */
    private static final double FAST_UPDATE = 0.0005;

    private static final int FAST_MILLIS = 100;

    /**
     * The accuracy of a connected analyzer as it is set up; empty for a model that is not listed, and for an analyzer that only
     * speaks the commands of one that is.
     */
    static Optional<Accuracy> of(Analyzer analyzer) throws IOException {
        Identified identified = analyzer.identified();
        ModelAccuracy known = ALL.get(identified.model().name());
        if (known == null || !identified.saysItself()) {
            return Optional.empty();
        }
        boolean direct = analyzer.ask(":INP:MODE?").toUpperCase(Locale.ROOT).startsWith("DC");
        Accuracy accuracy = direct ? known.direct : known.mains;
        if (analyzer.rateMillis() <= FAST_MILLIS) {
            accuracy = accuracy.plusOfReading(FAST_UPDATE);
        }
        return Optional.of(SetUpCheck.crestFactor(analyzer) == 3 ? accuracy : accuracy.withDoubledRange());
    }
}
