package org.wattladder.ptdaemon.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumbersTest {
    private static final long SEED = 20260301;

    @ParameterizedTest
    @ValueSource(doubles = {0, -0.0, 1, -1, 0.5, 22.31, 999.999999, 0.0000005, 1e-9, 123456789.123456, 1e9, -3.5e12})
    void shouldWriteSixDecimalsAsTheFormatterDoes(double number) {
        assertThat(Numbers.sixDecimals(number)).isEqualTo(String.format(Locale.ROOT, "%.6f", number));
    }

    @Test
    void shouldWriteEveryFigureOfSixDecimalsAsItWas() {
        Random random = new Random(SEED);
        for (int round = 0; round < 2000; round++) {
            String text = String.format(Locale.ROOT, "%.6f", random.nextDouble() * Math.pow(10, random.nextInt(9)));
            assertThat(Numbers.sixDecimals(Double.parseDouble(text)))
                    .as("seed %d", SEED)
                    .isEqualTo(text);
        }
    }

    @Test
    void shouldWriteStampsAsTheirShapeSays() {
        DateTimeFormatter shape = DateTimeFormatter.ofPattern("MM-dd-uuuu HH:mm:ss.SSS", Locale.ROOT);
        Random random = new Random(SEED);
        for (int round = 0; round < 500; round++) {
            LocalDateTime stamp = LocalDateTime.of(1970, 1, 1, 0, 0)
                    .plusSeconds(random.nextInt(Integer.MAX_VALUE))
                    .plusNanos(random.nextInt(1_000_000_000));
            assertThat(Stamp.text(stamp)).as("seed %d", SEED).isEqualTo(shape.format(stamp));
        }
    }
}
