package org.wattladder.meter.source.redfish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.meter.sampling.ManualTime;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.meter.source.poll.Answer;
import org.wattladder.model.time.TimeSource;

class EnergyControllerTest {
    private static final String CHASSIS = "/redfish/v1/Chassis/1";
    private static final String METRICS = CHASSIS + "/EnvironmentMetrics";

    @TempDir
    private static Path folder;

    private final RedfishSource redfish =
            new RedfishSource(Map.of(Credentials.PASSWORD_VARIABLE, FakeController.PASSWORD));
    private final ManualTime watch = new ManualTime();
    private FakeController controller;

    @BeforeEach
    void start() throws Exception {
        controller = new FakeController(folder)
                .with("/redfish/v1/", Payloads.ROOT)
                .with("/redfish/v1/Chassis", Payloads.collection(CHASSIS))
                .with(CHASSIS, Payloads.links("EnvironmentMetrics", METRICS));
    }

    @AfterEach
    void stop() {
        controller.close();
    }

    private SourceSettings settings(Map<String, String> options) throws Exception {
        Map<String, String> given = new HashMap<>(
                Map.of("url", controller.url(), "user", "reader", "fingerprint", controller.fingerprint()));
        given.put("limit-millis", "60000");
        given.putAll(options);
        return SourceSettings.of("redfish", redfish.keys(), given);
    }

    private void counts(String kilowattHours) {
        controller.with(
                METRICS, "{\"PowerWatts\": {\"Reading\": 187}, \"EnergykWh\": {\"Reading\": " + kilowattHours + "}}");
    }

    private static double watts(Answer answer) {
        assertThat(answer.usable()).isTrue();
        return answer.sum();
    }

    @Test
    void shouldPreferACounterThatMovesWithEveryQuestion() throws Exception {
        counts("812.34567");
        assertThat(redfish.probe(settings(Map.of())).sentence())
                .isEqualTo(METRICS + " states 187.000000 W; watts come from EnergykWh of " + METRICS
                        + ", in steps of 36.0 J");
        assertThat(redfish.probe(settings(Map.of("figure", "watts"))).sentence())
                .isEqualTo(METRICS + " states 187.000000 W");
        counts("812.346");
        assertThat(redfish.probe(settings(Map.of())).sentence()).isEqualTo(METRICS + " states 187.000000 W");
        assertThat(redfish.probe(settings(Map.of("figure", "energy"))).sentence())
                .endsWith("in steps of 3600.0 J");
    }

    @Test
    void shouldRefuseACounterThatIsNotThere() throws Exception {
        controller.with(METRICS, "{\"PowerWatts\": {\"Reading\": 187}}");
        SourceSettings energy = settings(Map.of("figure", "energy"));
        assertThat(redfish.probe(energy).measures()).isFalse();
        assertThatThrownBy(() -> redfish.open(energy, TimeSource.system()))
                .hasMessageContaining("states no counter of energy");
    }

    @Test
    void shouldTakeWattsFromJoulesBetweenChanges() throws Exception {
        try (EnergyController energy = new EnergyController(
                ClientSettings.client(
                        settings(Map.of()),
                        Map.of(Credentials.PASSWORD_VARIABLE, FakeController.PASSWORD),
                        Duration.ofSeconds(5)),
                new EnergyCounter(METRICS, EnergyCounter.Unit.KILOWATT_HOURS, 36),
                watch,
                10_000_000_000L)) {
            watch.advanceToMillis(1_000);
            counts("1.00000");
            assertThat(energy.ask().usable()).as("nothing to compare with").isFalse();
            watch.advanceToMillis(2_000);
            counts("1.00005");
            assertThat(watts(energy.ask())).isCloseTo(180, within(1e-3));
            watch.advanceToMillis(3_000);
            assertThat(watts(energy.ask())).as("not renewed yet").isCloseTo(180, within(1e-3));
            watch.advanceToMillis(4_000);
            counts("1.00015");
            assertThat(watts(energy.ask())).as("360 J in 2 s").isCloseTo(180, within(1e-3));
            watch.advanceToMillis(5_000);
            counts("0.00001");
            assertThat(energy.ask().usable()).as("it began again").isFalse();
            watch.advanceToMillis(6_000);
            counts("0.00011");
            assertThat(watts(energy.ask())).isCloseTo(360, within(1e-3));
            watch.advanceToMillis(17_000);
            counts("0.01000");
            assertThat(energy.ask().usable()).as("a pause is no measurement").isFalse();
        }
    }
}
