package org.wattladder.meter.source.redfish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.meter.source.pdu.PduSource;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

class RackOutletsTest {
    private static final String UNITS = "/redfish/v1/PowerEquipment/RackPDUs";
    private static final String OUTLET = """
            {"@odata.type": "#Outlet.v1_4_0.Outlet", "Id": "A1", "PhaseWiringType": "OnePhase3Wire", "PowerState": "On",
             "Voltage": {"Reading": 117.5}, "CurrentAmps": {"Reading": 1.68},
             "PowerWatts": {"DataSourceUri": "/x", "Reading": %s, "ApparentVA": 197.4, "PowerFactor": 0.95},
             "EnergykWh": {"Reading": 325675}}
            """;

    @TempDir
    private static Path folder;

    private final PduSource pdu = new PduSource();
    private FakeController service;

    @BeforeEach
    void start() throws Exception {
        Files.writeString(folder.resolve("password"), FakeController.PASSWORD + "\n");
        service = new FakeController(folder)
                .with(UNITS, Payloads.collection(UNITS + "/1"))
                .with(UNITS + "/1/Outlets/A1", OUTLET.formatted("187.25"))
                .with(UNITS + "/1/Outlets/A2", OUTLET.formatted("41"));
    }

    @AfterEach
    void stop() {
        service.close();
    }

    private SourceSettings settings(String... options) throws OptionMistake {
        Map<String, String> given = new HashMap<>(Map.of("url", service.url(), "user", "reader"));
        given.put("password-file", folder.resolve("password").toString());
        given.put("fingerprint", service.fingerprint());
        given.put("poll-millis", "200");
        given.put("outlets", "A1,A2");
        for (int index = 0; index < options.length; index += 2) {
            given.put(options[index], options[index + 1]);
        }
        given.values().removeIf(String::isEmpty);
        return SourceSettings.of("pdu", pdu.keys(), given);
    }

    private static Reading watts(OpenSource source) {
        return source.sample().reading(Column.WATTS).orElseThrow();
    }

    private static void awaitWatts(OpenSource source, Reading expected) {
        await().untilAsserted(() -> assertThat(watts(source)).isEqualTo(expected));
    }

    @Test
    void shouldAddOutletsAndShowEachAsAChannel() throws Exception {
        assertThat(pdu.probe(settings()))
                .isEqualTo(Probe.yes("Redfish at " + service.url() + ": 187.250000 W; 41.000000 W"));
        try (OpenSource source = pdu.open(settings(), TimeSource.system())) {
            source.begin();
            awaitWatts(source, Reading.of(228.25));
            assertThat(source.channels()).isEqualTo(2);
            service.with(UNITS + "/1/Outlets/A2", OUTLET.formatted("42.5"));
            awaitWatts(source, Reading.of(229.75));
        }
        assertThat(service.requests())
                .as("what was logged in is logged out")
                .endsWith("DELETE /redfish/v1/SessionService/Sessions/8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"null", "-1", "\"much\"", "2000000"})
    void shouldTakeWhatNoOutletDrawsAsAnErrorOfTheSum(String reading) throws Exception {
        service.with(UNITS + "/1/Outlets/A2", OUTLET.formatted(reading));
        try (OpenSource source = pdu.open(settings(), TimeSource.system())) {
            source.begin();
            awaitWatts(source, Reading.invalid());
            service.with(UNITS + "/1/Outlets/A2", OUTLET.formatted("41"));
            awaitWatts(source, Reading.of(228.25));
        }
    }

    @Test
    void shouldTurnToErrorsWhenTheServiceFallsSilent() throws Exception {
        try (OpenSource source =
                pdu.open(settings("update-millis", "500", "answer-millis", "2000"), TimeSource.system())) {
            source.begin();
            awaitWatts(source, Reading.of(228.25));
            service.fallsSilent();
            awaitWatts(source, Reading.invalid());
        }
    }

    @Test
    void shouldAskWhichUnitIsMeant() throws Exception {
        service.with(UNITS, Payloads.collection(UNITS + "/1", UNITS + "/2"));
        assertThat(pdu.probe(settings()).sentence())
                .isEqualTo("there are several PDUs (1, 2); choose one by its id:" + " --option unit=ID.");
        assertThat(pdu.probe(settings("unit", "1")).measures()).isTrue();
        assertThat(pdu.probe(settings("unit", "3")).sentence()).isEqualTo(UNITS + " lists no PDU 3.");
    }

    @Test
    void shouldSayThatAnOutletIsNotThere() throws Exception {
        assertThat(pdu.probe(settings("outlets", "A1,B9")).sentence())
                .isEqualTo(UNITS + "/1/Outlets/B9 answered 404, there is no such resource.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "outlets | '' | needs outlets=",
                "outlets | ../Chassis | must be an id of letters",
                "preset | apc | is for SNMP",
                "url | http://127.0.0.1 | source pdu: url must be https://HOST",
                "user | '' | source pdu needs --option user=NAME"
            })
    void shouldRefuseSettingsThatCannotBe(String option, String value, String sentence) {
        assertThatThrownBy(() -> pdu.probe(settings(option, value)))
                .isInstanceOf(OptionMistake.class)
                .hasMessageContaining(sentence);
    }
}
