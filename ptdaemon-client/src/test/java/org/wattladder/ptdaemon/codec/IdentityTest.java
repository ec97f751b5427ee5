package org.wattladder.ptdaemon.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

class IdentityTest {
    private static final String ANALYZER =
            "YokogawaWT310E,1000,1,1,1,1,0,1,1,version=1.10.0-ed9a21d2-20220817,OS=Linux 5.15.0-60-generic #66 x86_64,"
                    + "mode=power,1,1,1,0,0,no_cal_date,YOKOGAWA;WT310E;C3XA04010E;F1.04";
    private static final String SENSOR = "PCsensor USB9097+DS18B20,5000,1,0,0,0,0,0,1,version=1.9.1-a2d19f26-20190717,"
            + "OS=Windows 8 / Server 2012,mode=temperature,0,0,1,0,0,no_cal_date,na";
    static final List<String> LINES = List.of(
            ANALYZER,
            SENSOR,
            ANALYZER.replace("-20220817", "-20220817;module=1.2-01234567(99)"),
            ANALYZER.replace("5.15.0", "5,15,0"));

    @Test
    void shouldReadEveryField() throws UnreadableAnswer {
        Identity identity = Identity.parse(ANALYZER);
        assertThat(identity.driver()).isEqualTo("YokogawaWT310E");
        assertThat(identity.samplingMillis()).isEqualTo(1000);
        assertThat(identity.abilities()).containsExactly(true, true, true, true, false, true);
        assertThat(identity.accepted()).isTrue();
        assertThat(identity.version().text()).isEqualTo("1.10.0-ed9a21d2-20220817");
        assertThat(identity.operatingSystem()).startsWith("Linux 5.15.0").endsWith("x86_64");
        assertThat(identity.mode()).isEqualTo(Identity.Mode.POWER);
        assertThat(identity.estimatesUncertainty()).isTrue();
        assertThat(identity.statedChannels()).isEqualTo(1);
        assertThat(identity.details()).last().isEqualTo("YOKOGAWA;WT310E;C3XA04010E;F1.04");
    }

    @Test
    void shouldBelieveTheStatedChannelsOfVersionsThatCountRight() throws UnreadableAnswer {
        String three = ANALYZER.replace("mode=power,1,1,1", "mode=power,1,1,3");
        assertThat(three).isNotEqualTo(ANALYZER);
        assertThat(Identity.parse(three).channelsToExpect()).isEqualTo(3);
        assertThat(Identity.parse(three.replace("1.10.0", "1.9.2")).channelsToExpect())
                .isEqualTo(1);
        assertThat(Identity.parse(three.replace("1.10.0", "0.1").replace("YokogawaWT310E", "Wattladder-x"))
                        .channelsToExpect())
                .isEqualTo(3);
    }

    @Test
    void shouldReadATemperatureSensor() throws UnreadableAnswer {
        Identity identity = Identity.parse(SENSOR);
        assertThat(identity.driver()).isEqualTo("PCsensor USB9097+DS18B20");
        assertThat(identity.mode()).isEqualTo(Identity.Mode.TEMPERATURE);
    }

    @ParameterizedTest
    @FieldSource("LINES")
    void shouldWriteWhatItRead(String line) throws UnreadableAnswer {
        assertThat(Identity.parse(line).line()).isEqualTo(line);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Unknown command",
                ",1000,1,1,1,1,0,1,1,version=1,OS=x,mode=power",
                "D,1000,1,1,1,1,0,1,version=1,OS=x,mode=power",
                "D,1000,1,1,1,1,0,1,2,version=1,OS=x,mode=power",
                "D,fast,1,1,1,1,0,1,1,version=1,OS=x,mode=power",
                "D,1000,1,1,1,1,0,1,1,version=1,OS=x,mode=humour",
                "D,1000,1,1,1,1,0,1,1,OS=x,mode=power"
            })
    void shouldRefuseAnythingElse(String line) {
        assertThatThrownBy(() -> Identity.parse(line)).isInstanceOf(UnreadableAnswer.class);
    }

    @Test
    void shouldCompareVersionsByNumber() {
        DaemonVersion older = new DaemonVersion("1.9.1-a2d19f26-20190717");
        DaemonVersion newer = new DaemonVersion("1.10.0-ed9a21d2-20220817");
        assertThat(older).isLessThan(newer);
        assertThat(newer.numbers()).containsExactly(1, 10, 0);
        assertThat(new DaemonVersion("beta").numbers()).isEmpty();
        assertThat(new DaemonVersion("beta")).isLessThan(older);
    }
}
