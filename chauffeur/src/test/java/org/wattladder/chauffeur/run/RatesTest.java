package org.wattladder.chauffeur.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wattladder.model.plan.CalibrationUse;

class RatesTest {
    @Test
    void shouldSumTheHostsAndShareByTheirOwnRates() {
        Rates rates = new Rates(CalibrationUse.MEAN);
        rates.add(Map.of("a", 90.0, "b", 200.0));
        rates.add(Map.of("a", 110.0, "b", 200.0));
        assertThat(rates.calibrated()).isEqualTo(300);
        assertThat(rates.target(33)).isEqualTo(99);
        assertThat(rates.target("a", 50)).isEqualTo(50);
    }

    @Test
    void shouldBeZeroBeforeAnyCalibration() {
        assertThat(new Rates(CalibrationUse.MEAN).calibrated()).isZero();
    }
}
