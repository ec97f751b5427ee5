package org.wattladder.meter.source.scpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.awaitility.Awaitility.await;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.meter.source.OpenSource;

class ModelAccuracyTest {

    private static ScriptedAnalyzer analyzer(String model) {
        ScriptedAnalyzer analyzer = new ScriptedAnalyzer("YOKOGAWA," + model + ",C3XA04010E,F1.04");
        for (String element : new String[] {"", ":ELEM1", ":ELEM2", ":ELEM3"}) {
            analyzer.set(":INP:VOLT:AUTO" + element, "0").set(":INP:CURR:RANG" + element, "2.0E+00");
        }
        return analyzer;
    }

    /**
     * 206.3 V and 1.2415 A are 256.121 VA; of these 241.8 W and 84.445 var. Ranges 300 V and 2 A make 600 W. So a WT310E is
     * wrong by up to 0.001 x 241.8 + 0.0005 x 600 x 0.94408 + 0.001 x 84.445 = 0.60947 W.
     */
    @ParameterizedTest
    @CsvSource({
        "WT310E, 3, RMS, 250.0E-03, 0.60947",
        "WT310EH, 3, RMS, 250.0E-03, 0.60947",
        "WT310, 3, RMS, 250.0E-03, 0.97714",
        "WT310HC, 3, RMS, 250.0E-03, 0.97714",
        // crest factor 6: range error of 0.1 %; the ranges are those that the analyzer names
        "WT310E, 6, RMS, 250.0E-03, 0.89270",
        "WT310E, 6A, RMS, 250.0E-03, 0.89270",
        // an update every 100 ms: 0.05 % of the reading more
        "WT310E, 3, RMS, 100.0E-03, 0.73037",
        // direct current: 0.2 % of range
        "WT310E, 3, DC, 250.0E-03, 1.37470",
        "WT310EH, 3, DC, 250.0E-03, 1.85830"
    })
    void shouldStateWhatTheMakerStates(String model, String crestFactor, String mode, String rate, double watts)
            throws Exception {
        try (ScriptedAnalyzer analyzer = analyzer(model)
                        .set(":INP:CFAC", crestFactor)
                        .set(":INP:MODE", mode)
                        .set(":RATE", rate);
                OpenSource source = analyzer.opened()) {
            assertThat(source.statesUncertainty()).isTrue();
            await().untilAsserted(
                            () -> assertThat(source.sampleAll().uncertainty(0)).isPresent());
            assertThat(source.sampleAll().uncertainty(0).orElseThrow()).isCloseTo(watts / 241.8, within(1e-6));
        }
    }

    /** Power factor 1: 12 V and 10 A on 15 V and 10 A; 0.1 % of 120 W and 0.05 % of 150 W are 0.195 W. */
    @Test
    void shouldAddNothingForAPowerFactorOfOne() {
        RangeState volts = RangeState.parse("15.0E+00", "0");
        RangeState amperes = RangeState.parse("10.0E+00", "0");
        assertThat(Accuracy.percent(0.1, 0.05, 0.1)
                        .watts(new Accuracy.Element(120, 120, volts, amperes))
                        .orElseThrow())
                .isCloseTo(0.195, within(1e-9));
    }

    @Test
    void shouldStateNothingForAModelWhoseAccuracyIsNotKnown() throws Exception {
        try (ScriptedAnalyzer analyzer = analyzer("WT500").values("206.30E+00,1.2415E+00,241.80E+00,0.9440E+00");
                OpenSource source = analyzer.opened("elements", "1")) {
            assertThat(source.statesUncertainty()).isFalse();
        }
    }

    @Test
    void shouldStateNothingForADeviceThatIsOnlyTreatedAsAModel() throws Exception {
        try (ScriptedAnalyzer analyzer = analyzer("GPM-8310");
                OpenSource source = analyzer.opened("model", "WT310E")) {
            assertThat(source.statesUncertainty()).isFalse();
        }
    }

    @Test
    void shouldLetTheUserDeclareAnother() throws Exception {
        try (ScriptedAnalyzer analyzer = analyzer("WT310E");
                OpenSource source = analyzer.opened("accuracy", "1% reading")) {
            await().untilAsserted(
                            () -> assertThat(source.sampleAll().uncertainty(0)).isPresent());
            assertThat(source.sampleAll().uncertainty(0).orElseThrow()).isCloseTo(0.01, within(1e-9));
        }
    }
}
