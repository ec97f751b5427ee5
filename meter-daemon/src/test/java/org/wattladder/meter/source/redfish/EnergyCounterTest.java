package org.wattladder.meter.source.redfish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class EnergyCounterTest {
    private static JsonNode metrics(String text) {
        return JsonMapper.builder()
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .build()
                .readTree(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"EnergykWh\": {\"Reading\": 1234.567}}                              | KILOWATT_HOURS    | 3600  | 4444441200",
                "{\"EnergykWh\": {\"Reading\": 1234.56789}}                            | KILOWATT_HOURS    | 36    | 4444444404",
                "{\"EnergykWh\": {\"Reading\": 7}}                                     | KILOWATT_HOURS    | 3.6e6 | 25200000",
                "{\"EnergyJoules\": {\"Reading\": 17, \"LifetimeReading\": 123456}}    | JOULES | 1     | 123456",
                "{\"EnergyJoules\": {\"Reading\": 17}, \"EnergykWh\": {\"Reading\": 9.5}} | JOULES | 1  | 17",
                "{\"EnergyJoules\": {\"Reading\": null}, \"EnergykWh\": {\"Reading\": 2.5}} | KILOWATT_HOURS | 360000 | 9e6"
            })
    void shouldTakeTheFinestCounter(String text, EnergyCounter.Unit unit, double stepJoules, double joules) {
        EnergyCounter counter = EnergyCounter.of("/metrics", metrics(text)).orElseThrow();
        assertThat(counter.unit()).isEqualTo(unit);
        assertThat(counter.stepJoules()).isCloseTo(stepJoules, within(1e-6 * stepJoules));
        assertThat(counter.joules(metrics(text)).orElseThrow()).isCloseTo(joules, within(1e-9 * joules));
    }

    @Test
    void shouldFindNoneWhereNoneIsStated() {
        assertThat(EnergyCounter.of("/metrics", metrics("{\"PowerWatts\": {\"Reading\": 3}}")))
                .isEmpty();
        assertThat(EnergyCounter.of("/metrics", metrics("{\"EnergykWh\": {\"Reading\": \"3\"}}")))
                .isEmpty();
    }

    /** Steps of 36 J at 187 W come five times a second; steps of 3.6 kJ every 19 s. */
    @ParameterizedTest
    @CsvSource({"36, 187, 1, true", "3600, 187, 1, false", "3600, 187, 30, true"})
    void shouldSayWhetherItMovesOften(double stepJoules, double watts, double seconds, boolean often) {
        assertThat(new EnergyCounter("/metrics", EnergyCounter.Unit.KILOWATT_HOURS, stepJoules)
                        .fineEnough(watts, seconds))
                .isEqualTo(often);
    }
}
