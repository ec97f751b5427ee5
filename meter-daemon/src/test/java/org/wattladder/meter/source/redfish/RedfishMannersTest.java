package org.wattladder.meter.source.redfish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceSettings;

/** Controllers that keep to the standard in ways of their own. */
class RedfishMannersTest {
    private static final String CHASSIS = "/redfish/v1/Chassis/1";
    private static final String POWER = CHASSIS + "/Power";
    private static final String SUPPLIES = CHASSIS + "/PowerSubsystem/PowerSupplies";

    @TempDir
    private static Path folder;

    private final RedfishSource redfish =
            new RedfishSource(Map.of(Credentials.PASSWORD_VARIABLE, FakeController.PASSWORD));
    private FakeController controller;

    @BeforeEach
    void start() throws Exception {
        controller = new FakeController(folder)
                .with("/redfish/v1/", Payloads.ROOT)
                .with("/redfish/v1/Chassis", Payloads.collection(CHASSIS))
                .with(CHASSIS, Payloads.links("Power", POWER))
                .with(POWER, "{\"PowerControl\": [{\"PowerConsumedWatts\": 135}]}");
    }

    @AfterEach
    void stop() {
        controller.close();
    }

    private String probed() throws OptionMistake {
        return probed(controller.url());
    }

    private String probed(String url) throws OptionMistake {
        Map<String, String> given =
                Map.of("url", url, "user", "reader", "fingerprint", controller.fingerprint(), "limit-millis", "60000");
        return redfish.probe(SourceSettings.of("redfish", redfish.keys(), given))
                .sentence();
    }

    private void keepsSessionsAt(String path) {
        controller.keepsSessionsAt(path);
        controller.with("/redfish/v1/", Payloads.ROOT.replace("/redfish/v1/SessionService/Sessions", path));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/redfish/v1/Sessions", "/redfish/v1/SessionService/Sessions/"})
    void shouldLogInWhereTheRootSays(String path) throws Exception {
        keepsSessionsAt(path);
        assertThat(probed()).isEqualTo(POWER + " states 135.000000 W");
    }

    @Test
    void shouldFollowARedirectOfTheLoginAndOfResources() throws Exception {
        controller.keepsSessionsAt("/redfish/v1/SessionService/Sessions/");
        controller.with("/redfish/v1/", Payloads.ROOT.replace("\"Links\"", "\"Other\""));
        controller.with(CHASSIS, Payloads.links("Power", CHASSIS + "/Meter"));
        controller.with(CHASSIS + "/Meter/", "{\"PowerControl\": [{\"PowerConsumedWatts\": 93}]}");
        assertThat(probed()).isEqualTo(CHASSIS + "/Meter states 93.000000 W");
    }

    @Test
    void shouldAdviseBasicAuthenticationWhereNoSessionsAreMade() throws Exception {
        controller.keepsSessionsAt("/redfish/v1/Elsewhere");
        assertThat(probed()).startsWith("login answered 405").contains("auth=basic");
    }

    @ParameterizedTest
    @CsvSource({"'', true", "https://192.0.2.9, false", "https://192.0.2.9, true", "http://bmc_7.lab, false"})
    void shouldLeaveNoSessionBehind(String host, boolean body) throws Exception {
        List<String> makers = List.of(Payloads.IDRAC_POWER, Payloads.ILO_POWER, Payloads.OPENBMC_POWER);
        List<String> watts = List.of("135.000000 W", "93.000000 W", "232.500000 W");
        Function<String, Optional<String>> header =
                host.isEmpty() ? path -> Optional.empty() : path -> Optional.of(host + path);
        controller.locates(header, body);
        for (int probe = 0; probe < 9; probe++) {
            controller.with(POWER, makers.get(probe % makers.size()));
            assertThat(probed()).as("probe %d", probe).contains(watts.get(probe % makers.size()));
        }
        assertThat(controller.openSessions()).isEmpty();
    }

    @Test
    void shouldReadEveryPageOfACollection() throws Exception {
        String second = "/redfish/v1/Chassis/Pages/2";
        controller
                .with("/redfish/v1/Chassis", "{\"Members\": [], \"Members@odata.nextLink\": \"" + second + "\"}")
                .with(second, Payloads.collection(CHASSIS));
        assertThat(probed()).isEqualTo(POWER + " states 135.000000 W");
    }

    @Test
    void shouldPassOverAChassisThatIsNotThere() throws Exception {
        controller.with("/redfish/v1/Chassis", Payloads.collection("/redfish/v1/Chassis/Riser1", CHASSIS));
        assertThat(probed()).isEqualTo(POWER + " states 135.000000 W");
        controller.with(POWER, "{}");
        assertThat(probed()).contains("passed over: /redfish/v1/Chassis/Riser1 answered 404");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"PowerControl\": [{\"PowerConsumedWatts\": \"232\"}] | states 232",
                "\"PowerControl\": [{\"PowerConsumedWatts\": \"232.5 W\"}] | states 232.5",
                "\"PowerControl\": [{\"PowerConsumedWatts\": null}, {\"PowerConsumedWatts\": 232}] | #1 states 232",
                "\"PowerControl\": [], \"PowerSupplies\": [{\"PowerInputWatts\": 120}, {\"PowerInputWatts\": 132}]"
                        + "| the inputs of its power supplies, states 252",
                "\"PowerControl\": [{\"PowerConsumedWatts\": null}], \"PowerSupplies\": [{\"PowerInputWatts\": 301},"
                        + "{\"PowerInputWatts\": null, \"Status\": {\"State\": \"UnavailableOffline\"}}] | states 301",
                "\"PowerSupplies\": [{\"PowerInputWatts\": 301}, {\"PowerInputWatts\": null}] | no power is stated",
                "\"Oem\": {\"ts_fujitsu\": {\"ChassisPowerConsumption\": {\"CurrentPowerConsumptionW\": 150}}}"
                        + "| its maker's part Oem.ts_fujitsu, states 150",
                "\"Oem\": {\"Acme\": {\"Meter\": {\"InputWatts\": 150}}} | maker's own states Oem.Acme.Meter.InputWatts = 150",
            })
    void shouldFindTheFigureOrNameWhatIsThere(String power, String sentence) throws Exception {
        controller.with(POWER, "{" + power + "}");
        assertThat(probed()).contains(sentence);
    }

    @Test
    void shouldTakeASupplyWithoutItsCordAsNothingWhileItSaysSo() throws Exception {
        controller
                .with(CHASSIS, Payloads.links("PowerSubsystem", CHASSIS + "/PowerSubsystem"))
                .with(CHASSIS + "/PowerSubsystem", Payloads.links("PowerSupplies", SUPPLIES))
                .with(SUPPLIES, Payloads.collection(SUPPLIES + "/0", SUPPLIES + "/1"))
                .with(SUPPLIES + "/0", Payloads.links("Metrics", SUPPLIES + "/0/Metrics"))
                .with(SUPPLIES + "/1", "{\"Status\": {\"State\": \"UnavailableOffline\"}}")
                .with(SUPPLIES + "/0/Metrics", "{\"InputPowerWatts\": {\"Reading\": 301}}");
        assertThat(probed()).isEqualTo(SUPPLIES + "/0/Metrics + " + SUPPLIES + "/1 states 301.000000 W");
        controller.with(SUPPLIES + "/1", "{\"Status\": {\"State\": \"Enabled\"}}");
        assertThat(probed()).contains("no power is stated");
    }

    @Test
    void shouldTakeNamesWithUnderscoresAndRefusePortsThatCannotBe() throws Exception {
        assertThat(probed("https://bmc_7.invalid"))
                .isEqualTo("the host bmc_7.invalid is not known to the name service of this machine.");
        assertThatThrownBy(() -> probed("https://bmc:99999")).isInstanceOf(OptionMistake.class);
    }
}
