package org.wattladder.director.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.wattladder.model.wire.RunInterval;

class StartTimeTest {
    private static final Duration LEAD = Duration.ofNanos(50);

    @Test
    void shouldBeginAtTheMomentAskedForWhenTheOrderCameInTime() {
        assertThat(StartTime.of(order(OptionalLong.of(1_200)), 1_000, LEAD)).isEqualTo(1_200);
    }

    @Test
    void shouldBeginAfterTheLeadWhenTheOrderCameLate() {
        assertThat(StartTime.of(order(OptionalLong.of(1_020)), 1_000, LEAD)).isEqualTo(1_050);
        assertThat(StartTime.of(order(OptionalLong.of(-1_000_000)), 1_000, LEAD))
                .isEqualTo(1_050);
    }

    @Test
    void shouldBeginAfterTheLeadWhenNoMomentWasAskedFor() {
        assertThat(StartTime.of(order(OptionalLong.empty()), 1_000, LEAD)).isEqualTo(1_050);
    }

    @Test
    void shouldStandAClockThatPassesItsLargestNumber() {
        long now = Long.MAX_VALUE - 10;
        assertThat(StartTime.of(order(OptionalLong.of(now + 100)), now, LEAD)).isEqualTo(now + 100);
    }

    @Test
    void shouldRefuseAMomentOfAnotherClock() {
        long hour = Duration.ofHours(1).toNanos();
        assertThatThrownBy(() -> StartTime.of(order(OptionalLong.of(hour)), 0, LEAD))
                .hasMessage("interval 4 would begin in 3600 s by the clock of this Director; it may be 60 s at most");
    }

    private static RunInterval order(OptionalLong startNanos) {
        return new RunInterval(4, Map.of(), 1, 2, 3, List.of(), startNanos);
    }
}
