package org.wattladder.meter.source.pdu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.snmp4j.smi.Counter32;
import org.snmp4j.smi.Counter64;
import org.snmp4j.smi.Gauge32;
import org.snmp4j.smi.Integer32;
import org.snmp4j.smi.OctetString;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

class PduSourceTest {
    private static final Login OPEN = new Login(Optional.empty(), "public", "", "");
    private static final String APC_4 = "1.3.6.1.4.1.318.1.1.26.9.4.3.1.7.4";
    private static final String APC_5 = "1.3.6.1.4.1.318.1.1.26.9.4.3.1.7.5";

    private final PduSource pdu = new PduSource(Map.of());
    private final TimeSource time = TimeSource.system();

    private static Reading watts(OpenSource source) {
        return source.sampleAll().total().reading(Column.WATTS).orElseThrow();
    }

    private static void awaitWatts(OpenSource source, Reading expected) {
        await().untilAsserted(() -> assertThat(watts(source)).isEqualTo(expected));
    }

    @Test
    void shouldAddOutletsAndShowEachAsAChannel() throws Exception {
        try (FakeUnit unit = new FakeUnit(OPEN).with(APC_4, new Gauge32(182)).with(APC_5, new Gauge32(175))) {
            assertThat(pdu.probe(unit.settings("preset", "apc-outlet", "outlets", "4,5"))
                            .sentence())
                    .startsWith("SNMP v2c at 127.0.0.1:")
                    .endsWith(": 182.000000 W; 175.000000 W");
            try (OpenSource source = pdu.open(unit.settings("preset", "apc-outlet", "outlets", "4,5"), time)) {
                source.begin();
                awaitWatts(source, Reading.of(357));
                assertThat(source.channels()).isEqualTo(2);
                unit.with(APC_5, new Gauge32(200));
                awaitWatts(source, Reading.of(382));
            }
        }
    }

    private static InetAddress loopbackIpv6() throws IOException {
        byte[] address = new byte[16];
        address[15] = 1;
        return InetAddress.getByAddress(address);
    }

    @Test
    void shouldAskAnAgentByIpv6() throws Exception {
        try (FakeUnit unit = new FakeUnit(OPEN, loopbackIpv6()).with(APC_4, new Gauge32(139))) {
            assertThat(pdu.probe(unit.settings("preset", "apc-outlet", "outlets", "4"))
                            .sentence())
                    .matches("SNMP v2c at \\[.*1]:[0-9]+: 139\\.000000 W");
        }
    }

    @Test
    void shouldTakeAStandbyCordThatCarriesNothing() throws Exception {
        try (FakeUnit unit = new FakeUnit(OPEN).with(APC_4, new Gauge32(139)).with(APC_5, new Gauge32(0))) {
            SourceSettings both = unit.settings("preset", "apc-outlet", "outlets", "4,5");
            assertThat(pdu.probe(both).sentence()).endsWith(": 139.000000 W; 0.000000 W");
            try (OpenSource source = pdu.open(both, time)) {
                source.begin();
                awaitWatts(source, Reading.of(139));
                unit.with(APC_4, new Gauge32(0));
                awaitWatts(source, Reading.invalid());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"::1", "[::1]:161", "[fe80::1%eth0]", "pdu_1.lab:1161", "192.0.2.1"})
    void shouldTakeAddressesOfEveryForm(String address) throws Exception {
        SourceSettings given = SourceSettings.of("pdu", pdu.keys(), Map.of("address", address, "oid", "1.2.3"));
        PduSettings settings = PduSettings.of(given, Map.of());
        assertThat(address).contains(settings.address().host());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "apc               |     |   | 1.3.6.1.4.1.318.1.1.26.4.3.1.5.1           | 613 | 6130",
                "apc               |     | 2 | 1.3.6.1.4.1.318.1.1.26.4.3.1.5.2           | 613 | 6130",
                "apc-outlet        | 7   |   | 1.3.6.1.4.1.318.1.1.26.9.4.3.1.7.7         | 213 | 213",
                "raritan-outlet    | 24  |   | 1.3.6.1.4.1.13742.6.5.4.3.1.4.1.24.5       | 1475| 147.5",
                "raritan-inlet     | 1   |   | 1.3.6.1.4.1.13742.6.5.2.3.1.4.1.1.5        | 1801| 180.1",
                "eaton-outlet      | 22  |   | 1.3.6.1.4.1.534.6.6.7.6.5.1.3.0.22         | 51  | 51",
                "servertech-outlet |1.1.4|   | 1.3.6.1.4.1.1718.3.2.3.1.14.1.1.4          | 690 | 690",
                "vertiv            |     |   | 1.3.6.1.4.1.21239.5.2.3.1.1.9.1            | 420 | 420"
            })
    void shouldKnowWhereMakersKeepPower(
            String preset, String outlets, String unitNumber, String oid, int count, double expected) throws Exception {
        try (FakeUnit unit = new FakeUnit(OPEN)
                .with(oid, new Integer32(count))
                .with("1.3.6.1.4.1.13742.6.3.5.4.1.7.1.24.5", new Gauge32(1))
                .with("1.3.6.1.4.1.13742.6.3.3.4.1.7.1.1.5", new Gauge32(1))) {
            String[] options = {
                "preset", preset, "outlets", outlets, "unit", unitNumber,
            };
            String[] given = IntStream.range(0, 3)
                    .filter(index -> options[2 * index + 1] != null)
                    .boxed()
                    .flatMap(index -> Stream.of(options[2 * index], options[2 * index + 1]))
                    .toArray(String[]::new);
            assertThat(pdu.probe(unit.settings(given)).sentence())
                    .endsWith(String.format(Locale.ROOT, ": %.6f W", expected));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, -5, 2_000_000})
    void shouldTakeWhatNoOutletDrawsAsAnError(int count) throws Exception {
        try (FakeUnit unit = new FakeUnit(OPEN).with(APC_4, new Integer32(count));
                OpenSource source = pdu.open(unit.settings("preset", "apc-outlet", "outlets", "4"), time)) {
            source.begin();
            await().until(() -> unit.questions() > 2);
            assertThat(watts(source)).isEqualTo(Reading.invalid());
            unit.with(APC_4, new Integer32(99));
            awaitWatts(source, Reading.of(99));
        }
    }

    @Test
    void shouldReadAnyOtherObjectWithItsScale() throws Exception {
        try (FakeUnit unit = new FakeUnit(OPEN).with("1.3.6.1.4.1.9999.1", new OctetString("1234"));
                OpenSource source = pdu.open(unit.settings("oid", ".1.3.6.1.4.1.9999.1", "scale", "0.1"), time)) {
            awaitWatts(source, Reading.of(123.4));
        }
    }

    @Test
    void shouldRefuseWhatIsNoPower() throws Exception {
        try (FakeUnit unit = new FakeUnit(OPEN)) {
            assertThat(pdu.probe(unit.settings("preset", "apc-outlet", "outlets", "4"))
                            .sentence())
                    .contains("apc-outlet 4 is not there")
                    .contains("noSuchInstance")
                    .contains("check preset, unit and outlet");
            unit.with("1.2.3.1", new Counter32(7))
                    .with("1.2.3.2", new Counter64(7))
                    .with("1.2.3.3", new OctetString("on"));
            assertThat(pdu.probe(unit.settings("oid", "1.2.3.1")).sentence()).contains("is a counter, as energy is");
            assertThat(pdu.probe(unit.settings("oid", "1.2.3.2")).sentence()).contains("is a counter, as energy is");
            assertThat(pdu.probe(unit.settings("oid", "1.2.3.3")).sentence()).contains("holds 'on', no number");
            assertThatThrownBy(() -> pdu.open(unit.settings("oid", "1.2.3.1"), time))
                    .isInstanceOf(SourceRefused.class);
        }
    }

    @Test
    void shouldMissSamplesOfAUnitThatFellSilentAndComeBackWithIt() throws Exception {
        try (FakeUnit unit = new FakeUnit(OPEN).with(APC_4, new Gauge32(182));
                OpenSource source =
                        pdu.open(unit.settings("preset", "apc-outlet", "outlets", "4", "update-millis", "500"), time)) {
            source.begin();
            awaitWatts(source, Reading.of(182));
            unit.silent(true);
            await().until(() -> watts(source).value().isEmpty());
            unit.silent(false);
            awaitWatts(source, Reading.of(182));
        }
    }

    @Test
    void shouldTakeOutletsThatNeverChangeAsStuck() throws Exception {
        try (FakeUnit unit = new FakeUnit(OPEN).with(APC_4, new Gauge32(182)).with(APC_5, new Gauge32(7));
                OpenSource source =
                        pdu.open(unit.settings("preset", "apc-outlet", "outlets", "4,5", "stuck-seconds", "1"), time)) {
            source.begin();
            awaitWatts(source, Reading.of(189));
            awaitWatts(source, Reading.invalid());
            unit.with(APC_4, new Gauge32(183));
            awaitWatts(source, Reading.of(190));
        }
    }

    @Test
    void shouldSayThatNobodyAnswersWithoutTellingTheSecret(@TempDir Path folder) throws Exception {
        Path secret = Files.writeString(folder.resolve("community"), "hush-hush\n");
        try (FakeUnit unit = new FakeUnit(OPEN).silent(true)) {
            assertThat(pdu.probe(unit.settings("oid", "1.2.3", "secret-file", secret.toString()))
                            .sentence())
                    .startsWith("no answer from 127.0.0.1:")
                    .contains("community")
                    .doesNotContain("hush");
        }
        assertThat(pdu.probe(SourceSettings.of("pdu", PduSettings.KEYS, Map.of()))
                        .sentence())
                .contains("address=HOST");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sha1-aes128", "sha1-aes256", "sha256-aes128", "sha256-aes256"})
    void shouldSpeakVersionThreeWithAuthenticationAndPrivacy(String ciphers) throws Exception {
        Login login = new Login(Optional.of("meter"), "open-sesame", "dont-look-in", ciphers);
        PduSource told = new PduSource(Map.of("SNMP_SECRET", "open-sesame", "SNMP_PRIVACY", "dont-look-in"));
        PduSource wrong = new PduSource(Map.of("SNMP_SECRET", "close-sesame", "SNMP_PRIVACY", "dont-look-in"));
        try (FakeUnit unit = new FakeUnit(login).with("1.2.3", new Gauge32(50))) {
            assertThat(told.probe(unit.settings(
                                    "oid", "1.2.3", "user", "meter", "ciphers", ciphers, "answer-millis", "5000"))
                            .sentence())
                    .contains("SNMP v3 user meter")
                    .endsWith(": 50.000000 W");
            assertThat(wrong.probe(unit.settings(
                                    "oid", "1.2.3", "user", "meter", "ciphers", ciphers, "answer-millis", "500"))
                            .measures())
                    .isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "preset | dell       | apc-outlet, apc, raritan-outlet",
                "preset | apc-outlet | needs outlets=",
                "oid    | power      | must be numbers with dots",
                "user   | meter      | either preset=",
                "address | abc:99999 | address must be HOST or HOST:PORT, not abc:99999",
            })
    void shouldRefuseSettingsThatCannotBe(String option, String value, String sentence) throws Exception {
        try (FakeUnit unit = new FakeUnit(OPEN)) {
            assertThatThrownBy(() -> pdu.probe(unit.settings(option, value)))
                    .isInstanceOf(OptionMistake.class)
                    .hasMessageContaining(sentence);
            assertThatThrownBy(() -> pdu.probe(unit.settings("oid", "1.2", "user", "meter")))
                    .isInstanceOf(OptionMistake.class)
                    .hasMessageContaining("two passwords of at least 8 characters");
        }
    }
}
