package org.wattladder.reporter.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.reporter.chart.TimeScale;
import org.wattladder.reporter.chart.TimeStrip;
import org.wattladder.reporter.samples.RecordedSamples;
import org.wattladder.reporter.samples.SampleRows;
import org.wattladder.reporter.samples.SampledDevice;

class ThinningTest {
    private static final Instant START = Instant.parse("2026-11-22T16:00:00Z");
    private static final long ZERO = START.toEpochMilli();

    @TempDir
    private Path directory;

    private SampledDevice device(int samples, int everyMillis) throws IOException {
        SampleRows rows = new SampleRows();
        for (int i = 0; i < samples; i++) {
            double watts = i == 333 ? 900 : i == 334 ? 2 : 100 + i % 7;
            rows.watts("a", START.plusMillis((long) i * everyMillis), watts);
        }
        rows.into(directory);
        return RecordedSamples.of(directory).devices().get(0);
    }

    private static TimeScale scale(long fromMillis, long toMillis) {
        return new TimeScale(ZERO + fromMillis, ZERO + toMillis, ZERO);
    }

    @Test
    void shouldKeepPeaksAtTheirOwnTime() throws Exception {
        List<TimeStrip.Point> points =
                new Thinning(scale(0, 600_000), 50).pieces(device(6000, 100)).get(0);

        assertThat(points).hasSizeLessThanOrEqualTo(2 * 51);
        assertThat(points).contains(new TimeStrip.Point(ZERO + 33_300, 900), new TimeStrip.Point(ZERO + 33_400, 2));
        assertThat(points).isSortedAccordingTo((a, b) -> Long.compare(a.epochMillis(), b.epochMillis()));
    }

    @Test
    void shouldDrawFewSamplesAsTheyLie() throws Exception {
        List<TimeStrip.Point> points =
                new Thinning(scale(0, 100_000), 1000).pieces(device(100, 1000)).get(0);

        assertThat(points).hasSize(100);
        assertThat(points.get(8)).isEqualTo(new TimeStrip.Point(ZERO + 8000, 101));
    }

    @Test
    void shouldLeadTheLineBeyondBothEndsOfAPart() throws Exception {
        List<TimeStrip.Point> points = new Thinning(scale(10_500, 12_500), 1000)
                .pieces(device(100, 1000))
                .get(0);

        assertThat(points)
                .extracting(point -> point.epochMillis() - ZERO)
                .containsExactly(10_000L, 11_000L, 12_000L, 13_000L);
    }

    @Test
    void shouldHaveNoLineWhereNothingWasMeasured() throws Exception {
        SampledDevice device = device(10, 1000);

        assertThat(new Thinning(scale(60_000, 90_000), 100).pieces(device)).isEmpty();
        assertThat(new Thinning(scale(-60_000, -30_000), 100).pieces(device)).isEmpty();
    }

    @Test
    void shouldSpanTheSamplesOfEachColumn() throws Exception {
        List<Optional<Thinning.Extent>> extents = new Thinning(scale(0, 200_000), 20).extents(device(1000, 100));

        assertThat(extents).hasSize(20);
        assertThat(extents.get(3)).contains(new Thinning.Extent(2, 900));
        assertThat(extents.get(10)).isEmpty();
    }
}
