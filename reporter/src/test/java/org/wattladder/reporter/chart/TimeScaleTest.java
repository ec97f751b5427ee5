package org.wattladder.reporter.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class TimeScaleTest {
    private static List<String> labels(long fromMillis, long toMillis) {
        return new TimeScale(fromMillis, toMillis, 0)
                .ticks().stream().map(TimeScale.Tick::label).toList();
    }

    @Test
    void shouldLabelRoundMoments() {
        assertThat(labels(0, 6000)).containsExactly("0:00", "0:01", "0:02", "0:03", "0:04", "0:05", "0:06");
        assertThat(labels(61_000, 62_000)).startsWith("1:01.0", "1:01.1");
        assertThat(labels(0, 5 * 3_600_000))
                .containsExactly(
                        "0:00", "30:00", "1:00:00", "1:30:00", "2:00:00", "2:30:00", "3:00:00", "3:30:00", "4:00:00",
                        "4:30:00", "5:00:00");
    }

    @Test
    void shouldCountBackBeforeItsZero() {
        assertThat(labels(-2500, 1000))
                .containsExactly("-0:02.5", "-0:02.0", "-0:01.5", "-0:01.0", "-0:00.5", "0:00.0", "0:00.5", "0:01.0");
    }

    @Test
    void shouldHaveFewMarksOnManyDays() {
        assertThat(labels(0, 40L * 86_400_000)).hasSizeLessThanOrEqualTo(12);
    }

    @Test
    void shouldHaveALength() {
        assertThatThrownBy(() -> new TimeScale(5, 5, 0)).isInstanceOf(IllegalArgumentException.class);
    }
}
