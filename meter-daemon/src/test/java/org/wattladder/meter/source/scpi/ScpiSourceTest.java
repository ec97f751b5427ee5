package org.wattladder.meter.source.scpi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.awaitility.Awaitility.await;
import static org.wattladder.meter.source.scpi.ScriptedAnalyzer.GOOD;
import static org.wattladder.meter.source.scpi.ScriptedAnalyzer.WT310E;
import static org.wattladder.meter.source.scpi.ScriptedAnalyzer.WT333E;
import static org.wattladder.meter.source.scpi.ScriptedAnalyzer.awaitSample;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.RangeControl;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.model.time.TimeSource;

class ScpiSourceTest {
    private static final String BAD = "Watts,-1.000000,Volts,-1.000000,Amps,-1.000000,PF,-1.000000";

    private final ScpiSource scpi = new ScpiSource();

    @Test
    void shouldReadVoltsAmpsWattsAndPowerFactorOfEveryUpdate() throws Exception {
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer(WT310E)) {
            assertThat(scpi.probe(analyzer.settings()))
                    .isEqualTo(Probe.yes(WT310E + ", elements [1], update rate 250.0E-03 s"));
            try (OpenSource source = analyzer.opened()) {
                awaitSample(source, GOOD);
                assertThat(source.device()).contains(WT310E + "; average of 250 ms");
                assertThat(source.channels()).isEqualTo(1);
            }
            await().until(() -> analyzer.heard().contains(":COMM:WAIT 1")
                    && analyzer.heard().get(analyzer.heard().size() - 1).equals(":COMM:REM OFF"));
            assertThat(analyzer.heard())
                    .containsSubsequence(
                            ":COMM:REM ON",
                            ":COMM:HEAD OFF;VERB OFF",
                            "*IDN?",
                            ":INTEG:STATE?",
                            ":NUM:FORM ASCII",
                            ":NUM:NORM:NUM 4",
                            ":NUM:NORM:ITEM1 U,1",
                            ":NUM:NORM:ITEM2 I,1",
                            ":NUM:NORM:ITEM3 P,1",
                            ":NUM:NORM:ITEM4 LAMB,1",
                            ":STAT:FILT1 FALL",
                            ":STAT:EESR?",
                            ":COMM:WAIT 1",
                            ":NUM:NORM:VAL?",
                            ":COMM:REM OFF")
                    .noneMatch(line -> line.startsWith(":INP:CURR:RANG ") || line.startsWith(":RATE "));
        }
    }

    @Test
    void shouldAddTheElementsAndShowEachAsAChannel() throws Exception {
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer(WT333E)
                        .values(
                                "206.30E+00,1.2415E+00,241.80E+00,0.9440E+00,206.30E+00,1.2415E+00,58.20E+00,0.2272E+00");
                OpenSource source = analyzer.opened("elements", "1,3")) {
            awaitSample(source, "Watts,300.000000,Volts,206.300000,Amps,1.241500,PF,0.585660");
            assertThat(source.channels()).isEqualTo(2);
            assertThat(source.sampleAll().channels().get(0).text()).isEqualTo(GOOD);
            assertThat(analyzer.heard()).contains(":NUM:NORM:NUM 8", ":NUM:NORM:ITEM5 U,3");
            analyzer.set(":INP:POV", "32");
            awaitSample(source, "Watts,-1.000000,Volts,206.300000,Amps,-1.000000,PF,-1.000000");
            assertThat(source.sampleAll().channels().get(0).text()).isEqualTo(GOOD);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "206.30E+00,NAN,NAN,NAN               | Watts,nan,Volts,206.300000,Amps,nan,PF,nan",
                "INF,1.2415E+00,INF,0.9440E+00        | Watts,inf,Volts,inf,Amps,1.241500,PF,0.944000",
                "206.3,9.91E+37,9.91E+37,0.9          | Watts,9.91e+37,Volts,206.300000,Amps,9.91e+37,PF,0.900000",
                "206.3,-3.168E+00,-11.2E+00,0.9       | Watts,-11.2e+00,Volts,206.300000,Amps,-3.168000,PF,0.900000",
                "206.30E+00,0.0E+00,0.0E+00,NAN       | Watts,-1.000000,Volts,206.300000,Amps,0.000000,PF,nan"
            })
    void shouldTakeWhatIsNoMeasurementAsAnError(String values, String expected) throws Exception {
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer(WT310E).values(values);
                OpenSource source = analyzer.opened()) {
            await().untilAsserted(
                            () -> assertThat(source.sampleAll().total().text()).isEqualToIgnoringCase(expected));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                ":STAT:COND | 64 | Watts,-1.000000,Volts,-1.000000,Amps,-1.000000,PF,-1.000000",
                ":INP:POV   | 1  | Watts,-1.000000,Volts,-1.000000,Amps,-1.000000,PF,-1.000000",
                ":INP:POV   | 2  | Watts,-1.000000,Volts,206.300000,Amps,-1.000000,PF,-1.000000"
            })
    void shouldTakeAnOverloadAsAnErrorUntilItIsOver(String register, String bits, String expected) throws Exception {
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer(WT310E);
                OpenSource source = analyzer.opened()) {
            awaitSample(source, GOOD);
            analyzer.set(register, bits);
            awaitSample(source, expected);
            analyzer.set(register, "0");
            awaitSample(source, GOOD);
        }
    }

    @Test
    void shouldNotTakeAnotherDeviceInThePlaceOfALostOne() throws Exception {
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer(WT310E);
                OpenSource source = analyzer.opened()) {
            awaitSample(source, GOOD);
            analyzer.set("*IDN", "YOKOGAWA,WT310E,C3XA99999E,F1.04").values("206.3,1.6,314.34,0.95");
            analyzer.hangUp();
            awaitSample(source, BAD);
            long tries = analyzer.heard().stream().filter("*IDN?"::equals).count();
            await().until(() ->
                    analyzer.heard().stream().filter("*IDN?"::equals).count() > tries);
            assertThat(source.sampleAll().total().text()).isEqualTo(BAD);
            analyzer.set("*IDN", WT310E);
            awaitSample(source, "Watts,314.340000,Volts,206.300000,Amps,1.600000,PF,0.950000");
        }
    }

    @Test
    void shouldGiveALostDeviceItsRangesAgain() throws Exception {
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer(WT310E);
                OpenSource source = analyzer.opened()) {
            source.ranges().orElseThrow().fix(RangeControl.Kind.AMPS, 0, 4);
            analyzer.set(":INP:CURR:RANG", "20.0E+00");
            analyzer.hangUp();
            awaitSample(source, BAD);
            awaitSample(source, GOOD);
            assertThat(analyzer.get(":INP:CURR:RANG")).isEqualTo("5");
        }
    }

    @Test
    void shouldStateTheUncertaintyThatTheUserDeclares() throws Exception {
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer(WT310E).set(":INP:VOLT:AUTO", "0");
                OpenSource source = analyzer.opened("accuracy", "0.1% reading + 0.05% range")) {
            awaitSample(source, GOOD);
            assertThat(source.statesUncertainty()).isTrue();
            // 0.1 % of 241.8 W and 0.05 % of 300 V x 0.5 A: 0.2418 W + 0.075 W.
            assertThat(source.sampleAll().uncertainty(0).orElseThrow()).isCloseTo(0.3168 / 241.8, within(1e-9));
            source.ranges().orElseThrow().automatic(RangeControl.Kind.AMPS, 0);
            assertThat(source.sampleAll().uncertainty(0)).as("the range moves").isEmpty();
        }
    }

    @Test
    void shouldAddTheUncertaintiesOfElements() throws Exception {
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer(WT333E)
                        .values(
                                "206.30E+00,1.2415E+00,241.80E+00,0.9440E+00,206.30E+00,1.2415E+00,58.20E+00,0.2272E+00")
                        .set(":INP:VOLT:AUTO", "0");
                OpenSource source = analyzer.opened("elements", "1,3", "accuracy", "0.1% of rdg + 0.05% rng")) {
            awaitSample(source, "Watts,300.000000,Volts,206.300000,Amps,1.241500,PF,0.585660");
            assertThat(source.sampleAll().uncertainty(0).orElseThrow()).isCloseTo(0.45 / 300, within(1e-9));
            assertThat(source.sampleAll().uncertainty(2).orElseThrow()).isCloseTo(0.1332 / 58.2, within(1e-9));
        }
        assertThatThrownBy(() -> ScpiSettings.of(
                        SourceSettings.of("scpi", ScpiSettings.KEYS, Map.of("address", "a:1", "accuracy", "good"))))
                .hasMessageContaining("0.1% reading + 0.05% range");
    }

    @Test
    void shouldReadPastTheGreetingOfAGateway() throws Exception {
        String banner = "\r\nser2net port 10001 device serialdev, /dev/ttyUSB0, 9600n81 [9600N81] (Debian)\r\n\r\n";
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer(WT310E).greets(banner);
                OpenSource source = analyzer.opened()) {
            awaitSample(source, GOOD);
            assertThat(scpi.probe(analyzer.settings()).sentence()).startsWith(WT310E + ", elements");
        }
        try (ScriptedAnalyzer other = new ScriptedAnalyzer("HELLO").greets(banner)) {
            assertThat(scpi.probe(other.settings()).sentence()).contains("'HELLO' is no analyzer known here");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {":NUM:NORM:VAL", ":STAT", ""})
    void shouldGiveErrorsWhileTheAnalyzerIsSilentAndConnectAgain(String query) throws Exception {
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer(WT310E);
                OpenSource source = analyzer.opened()) {
            awaitSample(source, GOOD);
            analyzer.silentTo(query);
            awaitSample(source, BAD);
            analyzer.silentTo("nothing");
            awaitSample(source, GOOD);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"1,2,3", "206.3,1.2,many,0.9", "", "\u0007\u0007,,"})
    void shouldConnectAgainAfterGarbage(String garbage) throws Exception {
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer(WT310E);
                OpenSource source = analyzer.opened()) {
            awaitSample(source, GOOD);
            analyzer.values(garbage);
            awaitSample(source, BAD);
            analyzer.values("206.30E+00,1.2415E+00,241.80E+00,0.9440E+00");
            awaitSample(source, GOOD);
            analyzer.hangUp();
            await().until(() ->
                    analyzer.heard().stream().filter("*IDN?"::equals).count() > 2);
            awaitSample(source, GOOD);
        }
    }

    @ParameterizedTest
    @CsvSource({
        ":INTEG:STATE,    STAR, its integration is not reset",
        ":MEAS:AVER:STATE, 1,   its averaging is on",
        ":HOLD,            1,   its display is on hold",
        ":INP:MODE,        VME, it measures rectified mean voltage"
    })
    void shouldRefuseAnAnalyzerThatIsSetUpForSomethingElse(String setting, String value, String sentence)
            throws Exception {
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer(WT310E).set(setting, value)) {
            assertThat(scpi.probe(analyzer.settings()).measures()).isFalse();
            assertThat(scpi.probe(analyzer.settings()).sentence()).contains(WT310E + ": " + sentence);
            assertThatThrownBy(() -> analyzer.opened()).isInstanceOf(SourceRefused.class);
            assertThat(analyzer.get(setting)).as("nothing is changed").isEqualTo(value);
        }
    }

    @Test
    void shouldRefuseAnUnknownModelUnlessOneIsNamed() throws Exception {
        try (ScriptedAnalyzer analyzer = new ScriptedAnalyzer("HIOKI,PW3335,123,V1.00")) {
            assertThat(scpi.probe(analyzer.settings()).sentence())
                    .contains("'HIOKI,PW3335,123,V1.00' is no analyzer known here")
                    .contains("WT310, WT310HC, WT332")
                    .contains("model=");
            assertThat(scpi.probe(analyzer.settings("model", "wt310")).measures())
                    .isTrue();
            assertThatThrownBy(() -> scpi.probe(analyzer.settings("model", "WT9")))
                    .isInstanceOf(OptionMistake.class)
                    .hasMessageContaining("WT310E");
            assertThat(scpi.probe(analyzer.settings("model", "WT332", "elements", "2"))
                            .sentence())
                    .contains("elements [1, 3]");
        }
    }

    @Test
    void shouldSayThatNobodyAnswers() throws Exception {
        // Bound but not listening: nobody answers, and no test of another process is given the port meanwhile.
        try (Socket kept = new Socket()) {
            kept.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            SourceSettings settings = silentSettings("127.0.0.1:" + kept.getLocalPort());
            assertThat(scpi.probe(settings).sentence()).startsWith("no analyzer answers at 127.0.0.1:");
            assertThatThrownBy(() -> scpi.open(settings, TimeSource.system())).isInstanceOf(SourceRefused.class);
        }
        try (ScriptedAnalyzer silent = new ScriptedAnalyzer(WT310E).silentTo("")) {
            assertThat(scpi.probe(silent.settings()).sentence()).contains("no answer to *IDN? within 400 ms");
        }
        assertThatThrownBy(() -> silentSettings("nowhere"))
                .isInstanceOf(OptionMistake.class)
                .hasMessageContaining("address must be HOST:PORT");
    }

    private static SourceSettings silentSettings(String address) throws OptionMistake {
        return SourceSettings.of("scpi", ScpiSettings.KEYS, Map.of("address", address));
    }
}
