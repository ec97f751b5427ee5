package org.wattladder.meter.source.redfish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

class RedfishSourceTest {
    private static final String CHASSIS = "/redfish/v1/Chassis/1";
    private static final String POWER = CHASSIS + "/Power";
    private static final String METRICS = CHASSIS + "/EnvironmentMetrics";

    @TempDir
    private static Path folder;

    private final RedfishSource redfish =
            new RedfishSource(Map.of(Credentials.PASSWORD_VARIABLE, FakeController.PASSWORD));
    private FakeController controller;

    @BeforeEach
    void start() throws Exception {
        controller = new FakeController(folder)
                .with("/redfish/v1/", Payloads.ROOT)
                .with("/redfish/v1/Chassis", Payloads.collection(CHASSIS));
    }

    @AfterEach
    void stop() {
        controller.close();
    }

    private SourceSettings settings(Map<String, String> options) throws OptionMistake {
        Map<String, String> given = new HashMap<>(Map.of(
                "url",
                controller.url(),
                "user",
                "reader",
                "poll-millis",
                "100",
                "fingerprint",
                controller.fingerprint(),
                "limit-millis",
                "60000"));
        given.putAll(options);
        given.values().removeIf(String::isEmpty);
        return SourceSettings.of("redfish", redfish.keys(), given);
    }

    private Probe probe(Map<String, String> options) throws OptionMistake {
        return redfish.probe(settings(options));
    }

    private void statesPower(String payload) {
        controller.with(CHASSIS, Payloads.links("Power", POWER)).with(POWER, payload);
    }

    private static Reading watts(OpenSource source) {
        return source.sample().reading(Column.WATTS).orElseThrow();
    }

    @Test
    void shouldReadThePowerControlsOfSeveralMakers() throws Exception {
        statesPower(Payloads.IDRAC_POWER);
        assertThat(probe(Map.of())).isEqualTo(Probe.yes(POWER + " states 135.000000 W"));
        statesPower(Payloads.ILO_POWER);
        assertThat(probe(Map.of())).isEqualTo(Probe.yes(POWER + " states 93.000000 W"));
        statesPower(Payloads.OPENBMC_POWER);
        assertThat(probe(Map.of())).isEqualTo(Probe.yes(POWER + " states 232.500000 W"));
    }

    @Test
    void shouldPassOverPartsAndWhatIsSwitchedOff() throws Exception {
        statesPower(Payloads.PARTS_FIRST);
        assertThat(probe(Map.of())).isEqualTo(Probe.yes(POWER + " states 301.500000 W"));
    }

    @Test
    void shouldTakeAFingerprintWithoutColons() throws Exception {
        statesPower(Payloads.IDRAC_POWER);
        String digits = controller.fingerprint().replace(":", "");
        assertThat(probe(Map.of("fingerprint", digits)).measures()).isTrue();
        assertThat(probe(Map.of("fingerprint", "00" + digits.substring(2))).measures())
                .isFalse();
        assertThatThrownBy(() -> probe(Map.of("fingerprint", digits.substring(1))))
                .hasMessageContaining("64 hexadecimal digits");
    }

    @Test
    void shouldReadEnvironmentMetricsWhenPowerIsNull() throws Exception {
        controller
                .with(CHASSIS, Payloads.links("Power", POWER, "EnvironmentMetrics", METRICS))
                .with(
                        POWER,
                        Payloads.IDRAC_POWER.replace("\"PowerConsumedWatts\": 135", "\"PowerConsumedWatts\": null"))
                .with(METRICS, "{\"PowerWatts\": {\"DataSourceUri\": \"/x\", \"Reading\": 412.25}}");
        assertThat(probe(Map.of())).isEqualTo(Probe.yes(METRICS + " states 412.250000 W"));
    }

    @Test
    void shouldAddUpTheInputOfTheSuppliesThatArePresent() throws Exception {
        String supplies = CHASSIS + "/PowerSubsystem/PowerSupplies";
        controller
                .with(CHASSIS, Payloads.links("PowerSubsystem", CHASSIS + "/PowerSubsystem"))
                .with(CHASSIS + "/PowerSubsystem", Payloads.links("PowerSupplies", supplies))
                .with(supplies, Payloads.collection(supplies + "/0", supplies + "/1", supplies + "/2"))
                .with(supplies + "/0", Payloads.links("Metrics", supplies + "/0/Metrics"))
                .with(supplies + "/1", Payloads.links("Metrics", supplies + "/1/Metrics"))
                .with(supplies + "/2", "{\"Status\": {\"State\": \"Absent\"}}")
                .with(supplies + "/0/Metrics", "{\"InputPowerWatts\": {\"Reading\": 120.5}}")
                .with(supplies + "/1/Metrics", "{\"InputPowerWatts\": {\"Reading\": 131}}");
        assertThat(probe(Map.of()).sentence())
                .isEqualTo(supplies + "/0/Metrics + " + supplies + "/1/Metrics states 251.500000 W");
        controller.with(supplies + "/1/Metrics", "{\"InputPowerWatts\": {\"Reading\": null}}");
        assertThat(probe(Map.of()).measures()).as("a supply is unknown").isFalse();
    }

    @Test
    void shouldReadASensorOfPowerInWattsOnly() throws Exception {
        String sensors = CHASSIS + "/Sensors";
        String sensor = "{\"Id\": \"x\", \"ReadingType\": \"Power\", \"ReadingUnits\": \"W\", \"Reading\": 319}";
        controller
                .with(CHASSIS, Payloads.links("Sensors", sensors))
                .with(sensors, Payloads.collection(sensors + "/inlet", sensors + "/total_power", sensors + "/ps0_in"))
                .with(sensors + "/total_power", sensor)
                .with(sensors + "/ps0_in", sensor.replace("319", "160"));
        assertThat(probe(Map.of()).sentence()).isEqualTo(sensors + "/total_power states 319.000000 W");
        assertThat(probe(Map.of("sensor", "ps0_in")).sentence()).isEqualTo(sensors + "/ps0_in states 160.000000 W");
        controller.with(sensors + "/total_power", sensor.replace("\"W\"", "\"kW\""));
        assertThat(probe(Map.of()).measures()).isFalse();
    }

    @Test
    void shouldAskWhichChassisIsMeant() throws Exception {
        statesPower(Payloads.IDRAC_POWER);
        String other = "/redfish/v1/Chassis/2";
        controller
                .with("/redfish/v1/Chassis", Payloads.collection(CHASSIS, other))
                .with(other, Payloads.links("Power", other + "/Power"))
                .with(other + "/Power", Payloads.ILO_POWER);
        assertThat(probe(Map.of()).sentence())
                .contains("several chassis state power (" + POWER + ", " + other + "/Power)")
                .contains("chassis=ID");
        assertThat(probe(Map.of("chassis", "2")).sentence()).isEqualTo(other + "/Power states 93.000000 W");
        assertThat(probe(Map.of("chassis", "3")).sentence()).contains("no power is stated by chassis 3 of 1, 2");
    }

    @Test
    void shouldRefuseACertificateThatIsNotTrustedAndNameItsFingerprint() throws Exception {
        statesPower(Payloads.IDRAC_POWER);
        assertThat(probe(Map.of("fingerprint", "")).sentence())
                .contains("its certificate is not trusted here")
                .contains("--option fingerprint=" + controller.fingerprint());
        assertThat(probe(Map.of("fingerprint", "AB" + ":CD".repeat(31))).sentence())
                .contains("is not the pinned one")
                .contains(controller.fingerprint());
        assertThat(controller.requests()).as("nothing was sent").isEmpty();
    }

    @Test
    void shouldLogInOnceAndOutAtTheEndAndAgainWhenTheSessionEnded() throws Exception {
        statesPower(Payloads.IDRAC_POWER);
        try (OpenSource source = redfish.open(settings(Map.of()), TimeSource.system())) {
            source.begin();
            await().until(() -> watts(source).equals(Reading.of(135)));
            controller.endsSessions();
            statesPower(Payloads.ILO_POWER);
            await().until(() -> watts(source).equals(Reading.of(93)));
        }
        assertThat(controller.requests())
                .filteredOn(request -> request.startsWith("POST"))
                .hasSize(2);
        assertThat(controller.requests()).last().isEqualTo("DELETE /redfish/v1/SessionService/Sessions/8");
    }

    @Test
    void shouldUseBasicAuthenticationAndAPasswordFile() throws Exception {
        statesPower(Payloads.IDRAC_POWER);
        Path file = Files.writeString(folder.resolve("password"), FakeController.PASSWORD + "\n");
        assertThat(probe(Map.of("auth", "basic")).measures()).isTrue();
        assertThat(controller.requests()).isNotEmpty().allMatch(request -> request.startsWith("GET"));
        assertThat(new RedfishSource(Map.of())
                        .probe(settings(Map.of("password-file", file.toString())))
                        .measures())
                .isTrue();
    }

    @Test
    void shouldSayThatThePasswordIsWrongWithoutShowingIt() throws Exception {
        RedfishSource wrong = new RedfishSource(Map.of(Credentials.PASSWORD_VARIABLE, "letmein"));
        assertThat(wrong.probe(settings(Map.of())).sentence())
                .isEqualTo("login answered 401, wrong user or password")
                .doesNotContain("letmein");
        assertThat(wrong.probe(settings(Map.of("auth", "basic"))).sentence())
                .isEqualTo("/redfish/v1/ answered 401, wrong user or password");
    }

    @ParameterizedTest
    @ValueSource(ints = {403, 404, 500, 503})
    void shouldSayWhatAControllerRefused(int status) throws Exception {
        controller.answersStatus(status);
        assertThat(probe(Map.of("auth", "basic")).sentence()).startsWith("/redfish/v1/ answered " + status);
    }

    @Test
    void shouldMakeErrorsOfNullAndOfAControllerThatBecomesBusyAndRecover() throws Exception {
        statesPower(Payloads.IDRAC_POWER);
        try (OpenSource source =
                redfish.open(settings(Map.of("auth", "basic", "update-millis", "500")), TimeSource.system())) {
            source.begin();
            await().until(() -> watts(source).equals(Reading.of(135)));
            statesPower(Payloads.IDRAC_POWER.replace("\"PowerConsumedWatts\": 135", "\"PowerConsumedWatts\": null"));
            await().until(() -> watts(source).equals(Reading.invalid()));
            statesPower(Payloads.IDRAC_POWER);
            await().until(() -> watts(source).equals(Reading.of(135)));
            controller.answersStatus(503);
            await().until(() -> watts(source).equals(Reading.invalid()));
            controller.answersStatus(200);
            await().until(() -> watts(source).equals(Reading.of(135)));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "0", "-4", "\"n/a\"", "135000000", "{}"})
    void shouldNotMeasureWhereTheFigureIsNoPower(String none) throws Exception {
        PowerPlace place = new PowerPlace(PowerPlace.Form.POWER, List.of(POWER));
        statesPower(Payloads.IDRAC_POWER.replace("\"PowerConsumedWatts\": 135", "\"PowerConsumedWatts\": " + none));
        RedfishClient client = new RedfishClient(
                URI.create(controller.url() + "/"),
                new Credentials("reader", FakeController.PASSWORD),
                false,
                Duration.ofSeconds(20),
                PinnedTrust.context(Optional.of(controller.fingerprint())));
        try (RedfishController device = new RedfishController(client, place)) {
            assertThat(device.ask().watts()).containsExactly(Reading.invalid());
        }
    }

    @Test
    void shouldNotWaitLongForAControllerThatIsSilent() throws Exception {
        controller.fallsSilent();
        assertThat(probe(Map.of("limit-millis", "500")).sentence()).contains("did not answer within 500 ms");
    }

    @Test
    void shouldNotFollowALinkToAnotherMachine() throws Exception {
        controller.with(CHASSIS, Payloads.links("Power", "https://127.0.0.2:1/redfish/v1/Chassis/1/Power"));
        assertThat(probe(Map.of()).sentence()).contains("leads to another machine");
        controller.with(CHASSIS, "<html>");
        assertThat(probe(Map.of()).sentence()).contains("passed over: " + CHASSIS + " answered no JSON");
    }

    @Test
    void shouldRefuseSettingsThatCannotBe() throws Exception {
        assertThat(probe(Map.of("url", "")).sentence()).contains("no controller is named");
        assertThatThrownBy(() -> probe(Map.of("url", "http://bmc7")))
                .hasMessageContaining("http would show the password");
        assertThatThrownBy(() -> probe(Map.of("url", "https://root:x@bmc7"))).isInstanceOf(OptionMistake.class);
        assertThatThrownBy(() -> probe(Map.of("auth", "none"))).hasMessageContaining("one of session, basic");
        assertThatThrownBy(() -> probe(Map.of("fingerprint", "AB:CD"))).hasMessageContaining("64 hexadecimal digits");
        assertThatThrownBy(() -> new RedfishSource(Map.of()).probe(settings(Map.of())))
                .hasMessageContaining("password-file=FILE");
        assertThatThrownBy(() -> probe(Map.of("user", ""))).hasMessageContaining("user=NAME");
    }
}
