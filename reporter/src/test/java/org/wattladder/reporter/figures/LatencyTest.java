package org.wattladder.reporter.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.sample.SampleHistograms;

class LatencyTest {
    @Test
    void shouldGivePercentilesInMilliseconds() {
        long[] nanos = new long[1000];
        for (int i = 0; i < nanos.length; i++) {
            nanos[i] = (i + 1) * 1_000_000L;
        }

        Latency latency = Latency.of(List.of(SampleHistograms.of(nanos)), "none");

        assertThat(latency.count()).isEqualTo(1000);
        assertThat(value(latency.p50())).isCloseTo(500, within(0.5));
        assertThat(value(latency.p90())).isCloseTo(900, within(0.9));
        assertThat(value(latency.p99())).isCloseTo(990, within(1.0));
        assertThat(value(latency.p999())).isCloseTo(999, within(1.0));
        assertThat(value(latency.max())).isCloseTo(1000, within(1.0));
        assertThat(value(latency.mean())).isCloseTo(500.5, within(0.5));
    }

    @Test
    void shouldAddTheHistogramsOfAllTypes() {
        Latency latency = Latency.of(
                List.of(SampleHistograms.of(1_000_000), "", SampleHistograms.of(3_000_000, 5_000_000_000L)), "none");

        assertThat(latency.count()).isEqualTo(3);
        assertThat(value(latency.p50())).isCloseTo(3, within(0.003));
        assertThat(value(latency.max())).isCloseTo(5000, within(5.0));
    }

    @Test
    void shouldSayWhyThereIsNoLatency() {
        assertThat(Absence.reason(Latency.of(List.of("", " "), "unpaced").p50()))
                .contains(Message.of("unpaced"));
        assertThat(Absence.reason(
                        Latency.of(List.of(SampleHistograms.empty()), "unpaced").p99()))
                .contains(Message.of("absent.no-transaction"));
    }

    @Test
    void shouldNotTripOverADamagedHistogram() {
        String whole = SampleHistograms.of(1_000_000, 2_000_000);

        for (String damaged : List.of("HISTFAAAA", "????", whole.substring(0, whole.length() / 2), "AAAA")) {
            assertThat(Absence.reason(Latency.of(List.of(damaged), "none").p50()))
                    .as(damaged)
                    .contains(Message.of("absent.histogram-unreadable"));
        }
    }

    private static double value(Measurement measurement) {
        return measurement.asOptional().orElseThrow();
    }
}
