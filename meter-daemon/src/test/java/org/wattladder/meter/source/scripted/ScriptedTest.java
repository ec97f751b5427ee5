package org.wattladder.meter.source.scripted;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Column;

class ScriptedTest {

    @Test
    void shouldSpeakItsLinesAgainAndAgainAndStartOverWithEveryMeasurement() throws Exception {
        ScriptedPower power = new ScriptedPower();
        SourceSettings settings = SourceSettings.of("scripted", power.keys(), Map.of("watts", "100,nan,-2"));
        try (OpenSource source = power.open(settings, TimeSource.system())) {
            source.begin();
            assertThat(source.sample().text()).startsWith("Watts,100.000000,Volts,-1.000000");
            assertThat(source.sample().text()).startsWith("Watts,nan");
            assertThat(source.sample().text()).startsWith("Watts,-2");
            assertThat(source.sample().text()).startsWith("Watts,100.000000");
            source.begin();
            assertThat(source.sample().text()).startsWith("Watts,100.000000");
        }
    }

    @Test
    void shouldSpeakTemperatureWithAndWithoutHumidity() throws Exception {
        ScriptedTemperature temperature = new ScriptedTemperature();
        SourceSettings plain = SourceSettings.of("scripted", temperature.keys(), Map.of());
        try (OpenSource source = temperature.open(plain, TimeSource.system())) {
            assertThat(source.columns()).containsExactly(Column.TEMPERATURE);
            assertThat(source.sample().text()).isEqualTo("Temperature,22.500000,Humidity,-1");
        }
        SourceSettings humid = SourceSettings.of("scripted", temperature.keys(), Map.of("humidity", "45"));
        try (OpenSource source = temperature.open(humid, TimeSource.system())) {
            assertThat(source.columns()).contains(Column.HUMIDITY);
        }
    }

    /** As one number they would be halved or lost, with nothing to see in the result. */
    @Test
    void shouldRefuseDecimalCommas() throws Exception {
        ScriptedTemperature temperature = new ScriptedTemperature();
        for (String celsius : List.of("22,5", "22,5,23,5", "0,125", "22,50")) {
            SourceSettings settings = SourceSettings.of("scripted", temperature.keys(), Map.of("celsius", celsius));
            assertThatThrownBy(() -> temperature.probe(settings))
                    .isInstanceOf(OptionMistake.class)
                    .hasMessageContaining("\"" + celsius + "\" may be written with decimal commas");
        }
        for (String celsius : List.of("22.5,23", "22.0,5.0", "90,110", "1,2,3")) {
            SourceSettings settings = SourceSettings.of("scripted", temperature.keys(), Map.of("celsius", celsius));
            assertThat(temperature.probe(settings).measures()).isTrue();
        }
    }

    @Test
    void shouldRefuseWhatIsNoNumber() throws Exception {
        ScriptedPower power = new ScriptedPower();
        SourceSettings settings = SourceSettings.of("scripted", power.keys(), Map.of("watts", "100;120"));
        assertThatThrownBy(() -> power.probe(settings))
                .isInstanceOf(OptionMistake.class)
                .hasMessageContaining(
                        "option:1:9: watts[1] must be a number or an error mark such as nan, not 100;120");
    }
}
