package org.wattladder.model.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;

class CalibratedRatesTest {
    private static final Set<String> HOSTS = Set.of("a", "b");
    private static final CalibratedRates RATES =
            CalibratedRates.of(new History(List.of(calibration(1, 90), calibration(2, 110))), CalibrationUse.MEAN);

    @Test
    void shouldSumTheHostsAndShareByTheirOwnRates() {
        assertThat(RATES.total()).isEqualTo(300);
        assertThat(RATES.target(new Load.Share(33))).hasValue(99);
        assertThat(RATES.target(new Load.Share(50), "a", HOSTS)).hasValue(50);
    }

    @Test
    void shouldDivideARateByWhatTheHostsCanDo() {
        assertThat(RATES.target(new Load.Rate(60))).hasValue(60);
        assertThat(RATES.target(new Load.Rate(60), "a", HOSTS)).hasValue(20);
        assertThat(new CalibratedRates(Map.of()).target(new Load.Rate(60), "a", HOSTS))
                .hasValue(30);
    }

    @Test
    void shouldAskNothingOfUnpacedLoads() {
        assertThat(RATES.target(new Load.Outstanding(8))).isEmpty();
        assertThat(RATES.target(new Load.Unpaced(), "a", HOSTS)).isEmpty();
    }

    @Test
    void shouldNameHostsThatHaveNoRateToShare() {
        assertThat(RATES.unable(new Load.Share(50), List.of("a", "c"))).containsExactly("c");
        assertThat(RATES.unable(new Load.Rate(50), List.of("a", "c"))).isEmpty();
        assertThat(CalibratedRates.of(History.EMPTY, CalibrationUse.MEAN).total())
                .isZero();
    }

    private static FinishedInterval calibration(int place, double rateOfA) {
        return new FinishedInterval(
                IntervalPlan.calibration(place, place, IntervalLengths.recordingOnly(Duration.ofSeconds(1))),
                Map.of("a", rateOfA, "b", 200.0),
                List.of(),
                0,
                OptionalDouble.empty());
    }
}
