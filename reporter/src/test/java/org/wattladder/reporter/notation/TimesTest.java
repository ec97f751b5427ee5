package org.wattladder.reporter.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;

class TimesTest {
    private static final Words ENGLISH = Words.in(Language.ENGLISH);

    @Test
    void shouldWriteInstantsInUtcWithAFixedNumberOfDecimals() {
        Instant instant = Instant.parse("2026-03-01T10:00:00.007009Z");

        assertThat(Times.seconds(instant)).isEqualTo("2026-03-01T10:00:00Z");
        assertThat(Times.millis(instant)).isEqualTo("2026-03-01T10:00:00.007Z");
        assertThat(Times.millis(Instant.EPOCH)).isEqualTo("1970-01-01T00:00:00.000Z");
    }

    @Test
    void shouldWriteLengthsForPeople() {
        assertThat(ENGLISH.say(Times.length(Duration.ofMillis(1500)))).isEqualTo("1.5 s");
        assertThat(ENGLISH.say(Times.length(Duration.ofMinutes(2)))).isEqualTo("2 min 0 s");
        assertThat(ENGLISH.say(Times.length(Duration.ofSeconds(3723)))).isEqualTo("1 h 2 min 3 s");
    }

    @Test
    void shouldWriteLengthsAsOnAClock() {
        assertThat(Times.clock(Duration.ofMillis(128))).isEqualTo("0:00");
        assertThat(Times.clock(Duration.ofSeconds(245))).isEqualTo("4:05");
        assertThat(Times.clock(Duration.ofSeconds(3723))).isEqualTo("1:02:03");
        assertThat(Times.clock(Duration.ofSeconds(-2))).isEqualTo("0:00");
    }
}
