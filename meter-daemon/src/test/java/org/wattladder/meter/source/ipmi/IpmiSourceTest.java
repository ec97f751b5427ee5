package org.wattladder.meter.source.ipmi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

@EnabledOnOs(OS.LINUX)
class IpmiSourceTest {
    @TempDir
    private Path folder;

    private final IpmiSource ipmi = new IpmiSource(Map.of());
    private FakeTool tool;

    @BeforeEach
    void install() {
        tool = new FakeTool(folder);
    }

    private Probe probe(Map<String, String> options) throws OptionMistake {
        return ipmi.probe(tool.settings(options));
    }

    private static Reading watts(OpenSource source) {
        return source.sample().reading(Column.WATTS).orElseThrow();
    }

    @Test
    void shouldMeasureThroughTheTool() throws Exception {
        tool.prints(Recorded.NEWER);
        assertThat(probe(Map.of())).isEqualTo(Probe.yes("the controller states 214 W"));
        assertThat(tool.calls()).isNotEmpty().allMatch("dcmi power reading"::equals);
        try (OpenSource source = ipmi.open(tool.settings(Map.of()), TimeSource.system())) {
            source.begin();
            await().until(() -> watts(source).equals(Reading.of(214)));
            tool.write("answer", Recorded.NEWER.replace("214", "  0"));
            await().until(() -> watts(source).equals(Reading.invalid()));
            tool.write("answer", Recorded.NEWER.replace("214", "230"));
            await().until(() -> watts(source).equals(Reading.of(230)));
        }
    }

    @Test
    void shouldAskByNumberWhenTheToolDoesNotKnowTheName() throws Exception {
        tool.write("answer", Recorded.BYTES);
        tool.script("case \"$*\" in raw*) cat " + folder.resolve("answer")
                + ";; *) echo 'Invalid command: dcmi'; exit 1;; esac");
        assertThat(probe(Map.of())).isEqualTo(Probe.yes("the controller states 215 W (asked by number)"));
        assertThat(tool.calls()).contains("raw 0x2c 0x02 0xdc 0x01 0x00 0x00");
        try (OpenSource source = ipmi.open(tool.settings(Map.of()), TimeSource.system())) {
            source.begin();
            await().until(() -> watts(source).equals(Reading.of(215)));
        }
    }

    @Test
    void shouldSayWhatIsMissing() throws Exception {
        assertThat(probe(Map.of("tool", "no-such-ipmitool")).sentence()).contains("no-such-ipmitool is not installed");
        Files.delete(folder.resolve("ipmi0"));
        assertThat(probe(Map.of()).sentence())
                .startsWith(folder + " has no ipmi0")
                .contains("host=HOST");
        assertThatThrownBy(() -> ipmi.open(tool.settings(Map.of()), TimeSource.system()))
                .isInstanceOf(SourceRefused.class);
    }

    @Test
    void shouldRepeatTheLastWordOfAToolThatFails() throws Exception {
        tool.script("echo; echo 'DCMI request failed because: Unspecified error (ff)' >&2; exit 1");
        assertThat(probe(Map.of()))
                .isEqualTo(Probe.no("ipmitool dcmi failed: DCMI request failed because: Unspecified error (ff)"));
        tool.script("echo 'nothing of use'");
        assertThat(probe(Map.of()).sentence()).contains("printed no power reading: nothing of use");
    }

    @Test
    void shouldEndAToolThatHangs() throws Exception {
        tool.script("sleep 60");
        assertThat(probe(Map.of("limit-millis", "500")).sentence()).contains("did not answer within 500 ms");
    }

    @Test
    void shouldNotMeasureWhereTheControllerDeniesItUnlessToldTo() throws Exception {
        tool.prints(Recorded.DEACTIVATED);
        assertThat(probe(Map.of()).measures()).isFalse();
        assertThat(probe(Map.of()).sentence()).contains("deactivated (319 W)").contains("deactivated=accept");
        assertThat(probe(Map.of("deactivated", "accept")).measures()).isTrue();
        tool.prints(Recorded.NEWER.replace("214", "0"));
        assertThat(probe(Map.of()))
                .isEqualTo(Probe.no("the controller states 0 W, which is no power of a running machine"));
    }

    @Test
    void shouldReachAControllerOverTheNetworkWithoutAPasswordInItsArguments() throws Exception {
        tool.prints(Recorded.NEWER);
        Files.delete(folder.resolve("ipmi0"));
        tool.write("secret", "hunter2\n");
        String file = folder.resolve("secret").toString();
        assertThat(probe(Map.of("host", "bmc7", "user", "reader", "password-file", file, "privilege", "USER"))
                        .measures())
                .isTrue();
        IpmiSource withVariable = new IpmiSource(Map.of(Connection.PASSWORD_VARIABLE, "hunter2"));
        assertThat(withVariable
                        .probe(tool.settings(Map.of("host", "bmc7", "user", "reader")))
                        .measures())
                .isTrue();
        assertThat(tool.calls())
                .contains("-I lanplus -H bmc7 -U reader -L USER -f " + file + " dcmi power reading")
                .contains("-I lanplus -H bmc7 -U reader -E dcmi power reading")
                .noneMatch(call -> call.contains("hunter2"));
    }

    @Test
    void shouldRefuseAConnectionThatIsNotComplete() {
        assertThatThrownBy(() -> probe(Map.of("host", "bmc7"))).hasMessageContaining("needs option user");
        assertThatThrownBy(() -> probe(Map.of("host", "bmc7", "user", "reader")))
                .isInstanceOf(OptionMistake.class)
                .hasMessageContaining("password-file=FILE");
        assertThatThrownBy(() -> probe(Map.of("deactivated", "perhaps"))).isInstanceOf(OptionMistake.class);
    }

    @Test
    void shouldAskAgainAControllerThatRefusesNowAndThen() throws Exception {
        tool.write("answer", Recorded.NEWER);
        tool.script("n=$(cat " + folder.resolve("n") + " 2>/dev/null || echo 0); n=$((n+1)); echo $n > "
                + folder.resolve("n") + "; [ $((n%3)) = 0 ] && exit 1; cat " + folder.resolve("answer"));
        for (int probe = 0; probe < 6; probe++) {
            assertThat(ipmi.probe(tool.settings(Map.of())).measures()).isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({"System Level, 189 Watts, true", "PSU1 Input Power, 95 Watts, false", "System Level, no reading, false"
    })
    void shouldTakeTheSensorOfTheWholeMachineWithoutDcmi(String name, String value, boolean measures) throws Exception {
        tool.script("case \"$*\" in *sdr*) echo '" + name + "     | " + value
                + "         | ok';; *) echo 'Invalid command (c1)' >&2; exit 1;; esac");
        assertThat(ipmi.probe(tool.settings(Map.of())).measures()).isEqualTo(measures);
        if (measures) {
            assertThat(ipmi.probe(tool.settings(Map.of())).sentence())
                    .isEqualTo("the controller states 189 W (a sensor of its repository, as it has no DCMI)");
        }
    }
}
