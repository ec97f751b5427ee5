package org.wattladder.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LengthTextTest {
    private static final int SEED = 20121;

    @ParameterizedTest
    @CsvSource({"500ms,PT0.5S", "30s,PT30S", "2m,PT2M", "1h,PT1H", "0s,PT0S", "999999999ms,PT277H46M39.999S"})
    void shouldReadAWholeNumberAndAUnit(String text, Duration length) {
        assertThat(LengthText.parse(text)).contains(length);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "s",
                "30",
                "30 s",
                " 30s",
                "30S",
                "1.5s",
                "-1s",
                "+1s",
                "1m30s",
                "30sec",
                "1d",
                "٣s",
                "9999999999s"
            })
    void shouldReadNothingElse(String text) {
        assertThat(LengthText.parse(text)).isEmpty();
    }

    @Test
    void shouldReadBackWhatItWrites() {
        Random random = new Random(SEED);
        for (int i = 0; i < 10_000; i++) {
            Duration length = Duration.ofMillis(
                    random.nextInt(1_000_000_000) / (i % 2 == 0 ? 1 : 1000) * (i % 3 == 0 ? 1 : 1000L) % 900_000_000);
            assertThat(LengthText.parse(LengthText.write(length)))
                    .as("seed %d, round %d", SEED, i)
                    .contains(length);
            assertThat(LengthText.parse(LengthText.bound(length)))
                    .as("seed %d, round %d", SEED, i)
                    .contains(length);
        }
    }

    @Test
    void shouldRefuseToWriteWhatItCouldNotReadBack() {
        assertThatThrownBy(() -> LengthText.write(Duration.ofNanos(1)))
                .hasMessage("a length of time is whole milliseconds, not PT0.000000001S");
        assertThatThrownBy(() -> LengthText.write(Duration.ofSeconds(-1))).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({"PT0S,0 s", "PT59.4S,59 s", "PT59.5S,1 min 0 s", "PT41M30S,41 min 30 s", "PT1H5M9S,1 h 5 min"})
    void shouldSpeakToPeople(Duration length, String text) {
        assertThat(LengthText.spoken(length)).isEqualTo(text);
    }
}
