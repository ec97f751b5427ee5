package org.wattladder.ptdaemon.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReadingTest {

    @ParameterizedTest
    @CsvSource({
        "-1.000000, INVALID",
        "-1, INVALID",
        "-2.000000, MISSED",
        "nan, NOT_A_NUMBER",
        "-nan, NOT_A_NUMBER",
        "NaN, NOT_A_NUMBER",
        "inf, OVERFLOW",
        "-inf, OVERFLOW",
        "9.91E+37, OVERFLOW",
        "99100000000000000000000000000000000000.000000, OVERFLOW",
        "-11.200000, NEGATIVE",
        "-0.000001, NEGATIVE"
    })
    void shouldKeepErrorWattsOutOfArithmetic(String text, Reading.Kind kind) throws UnreadableAnswer {
        Reading reading = Reading.parse(Column.WATTS, text);
        assertThat(reading).isEqualTo(new Reading.Erroneous(kind, text));
        assertThat(reading.value()).isEmpty();
        assertThat(reading.text()).isEqualTo(text);
    }

    @Test
    void shouldTakeARealZeroAsZero() throws UnreadableAnswer {
        assertThat(Reading.parse(Column.WATTS, "0.000000").value()).hasValue(0);
    }

    @Test
    void shouldTakeFrostAsATemperature() throws UnreadableAnswer {
        assertThat(Reading.parse(Column.TEMPERATURE, "-3.500000").value()).hasValue(-3.5);
        assertThat(Reading.parse(Column.TEMPERATURE, "-1.000000").value()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "watts", "1,5", "0x10", "1f", "--3", "1e", "9.8E37W"})
    void shouldRefuseWhatIsNoNumber(String text) {
        assertThatThrownBy(() -> Reading.parse(Column.WATTS, text)).isInstanceOf(UnreadableAnswer.class);
    }

    @Test
    void shouldReadBackEveryValueItWrites() throws UnreadableAnswer {
        long seed = 20_261_121;
        Random random = new Random(seed);
        for (int round = 0; round < 2000; round++) {
            Reading reading = Reading.of(Math.rint(random.nextDouble() * 4e9) / 1e6);
            assertThat(Reading.parse(Column.WATTS, reading.text()))
                    .as("seed %d round %d", seed, round)
                    .isEqualTo(reading);
        }
    }
}
