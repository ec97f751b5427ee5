package org.wattladder.chauffeur.agents;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class StartLimitTest {
    private static final Duration STANDARD = Duration.ofSeconds(20);

    @Test
    void shouldBeTheStandardOnAMachineOfToday() {
        assertThat(StartLimit.of(STANDARD, Duration.ofMillis(900))).isEqualTo(STANDARD);
    }

    @Test
    void shouldGrowWithTheTimeThatThisProcessTook() {
        assertThat(StartLimit.of(STANDARD, Duration.ofSeconds(12))).isEqualTo(Duration.ofMinutes(2));
    }

    @Test
    void shouldStayBoundedInAProcessThatHasWaitedForHours() {
        assertThat(StartLimit.of(STANDARD, Duration.ofHours(5))).isEqualTo(Duration.ofMinutes(5));
    }
}
