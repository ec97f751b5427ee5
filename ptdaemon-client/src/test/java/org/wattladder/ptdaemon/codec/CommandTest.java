package org.wattladder.ptdaemon.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.ptdaemon.fake.Recordings;

class CommandTest {
    static final List<String> RECORDINGS = Recordings.NAMES;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Hello",
                "Identify",
                "RR",
                "RR,2",
                "RR,*",
                "SR,A,0.495",
                "SR,V,Auto",
                "SR,a,5.0,2",
                "Go,1000,0,2024-07-25_14-06-24_ranging",
                "Go,0,0",
                "Stop",
                "Mark,level-67",
                "R*",
                "RL",
                "RL,1",
                "RL,*,*",
                "DC-RL",
                "DC-RL,1",
                "Watts",
                "Volts",
                "Temperature",
                "Humidity",
                "Uncertainty",
                "Uncertainty,*",
                "Reset"
            })
    void shouldWriteTheCommandItRead(String line) {
        assertThat(Command.parse(line)).isNotInstanceOf(Command.NotUnderstood.class);
        assertThat(Command.parse(line + "\r").line()).isEqualTo(line);
    }

    @ParameterizedTest
    @FieldSource("RECORDINGS")
    void shouldUnderstandEveryCommandOfRealSessions(String recording) {
        Recordings.transcript(recording).stream()
                .filter(line -> line.startsWith("> "))
                .map(line -> line.substring(2))
                .forEach(line -> assertThat(Command.parse(line).line()).isEqualTo(line));
    }

    @Test
    void shouldTakeTheStarFormAsAllSamples() {
        assertThat(Command.parse("RL,*")).isEqualTo(Command.ReadSamples.all());
    }

    @Test
    void shouldReadCommandsInAnyCase() {
        assertThat(Command.parse("hello")).isEqualTo(new Command.Hello());
        assertThat(Command.parse("sr,a,auto")).isEqualTo(new Command.SetRange("a", "auto", ChannelChoice.total()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Foo | Unknown command",
                "Temp | Unknown command",
                "Timed,1,2 | Unknown command",
                "Hello,1 | Invalid number of parameters",
                "Go | Invalid number of parameters",
                "Go,1,2,3,4 | Invalid number of parameters",
                "RL,*,*,* | Invalid number of parameters",
                "Go,fast,0 | Error in parameter: interval 'fast' is not a whole number",
                "Go,-5,0 | Error in parameter: interval '-5' is not a whole number",
                "SR,X,1 | Error in parameter: range type 'X' is neither A nor V",
                "SR,A,wide | Error in parameter: range 'wide' is neither Auto nor a positive number"
            })
    void shouldRefuseWithASentence(String line, String answer) {
        assertThat(Command.parse(line)).isEqualTo(new Command.NotUnderstood(line, answer));
    }

    @Test
    void shouldRefuseAMarkThatWouldBreakTheLog() {
        assertThat(Command.parse("Go,1000,0,a b")).isInstanceOf(Command.NotUnderstood.class);
        assertThatThrownBy(() -> new Command.Go(1000, 0, Optional.of("a,b"))).hasMessageContaining("'a,b'");
    }
}
