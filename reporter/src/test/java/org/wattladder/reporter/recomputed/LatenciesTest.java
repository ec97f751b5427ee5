package org.wattladder.reporter.recomputed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.difference.Spot;

/** The library that wrote the histograms says what must be read from them. */
class LatenciesTest {
    private static final Spot SPOT = new Spot("result.xml", "lu", "level 50 %");

    @Test
    void shouldReadWhatTheLibraryWrote() throws Exception {
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            Histogram one = random(random);
            Histogram other = random(random);
            Histogram both = new Histogram(3);
            both.setAutoResize(true);
            both.add(one);
            both.add(other);
            Latencies read = Latencies.of(SPOT, List.of(encode(one), "", encode(other)));
            assertThat(read.count()).as("seed %d", seed).isEqualTo(both.getTotalCount());
            for (double percent : new double[] {50, 90, 99, 99.9}) {
                assertThat(read.atMillis(percent))
                        .as("%s %% of seed %d", percent, seed)
                        .hasValue(both.getValueAtPercentile(percent) / 1e6);
            }
            assertThat(read.maxMillis()).as("seed %d", seed).hasValue(both.getMaxValue() / 1e6);
        }
    }

    @Test
    void shouldHaveNoFiguresWithoutATransaction() throws Exception {
        Latencies none = Latencies.of(SPOT, List.of(encode(new Histogram(3))));
        assertThat(none.count()).isZero();
        assertThat(none.atMillis(50)).isEmpty();
        assertThat(none.maxMillis()).isEmpty();
    }

    @Test
    void shouldSayWhatIsNoHistogram() {
        for (String text : List.of("AAAA", "no base64!", "HISTFAAAAA")) {
            assertThatThrownBy(() -> Latencies.of(SPOT, List.of(text)))
                    .isInstanceOf(Differs.class)
                    .hasMessageContaining("lu, level 50 %");
        }
    }

    private static Histogram random(Random random) {
        Histogram histogram = new Histogram(1, 3_600_000_000_000L, 3);
        int values = 1 + random.nextInt(500);
        for (int i = 0; i < values; i++) {
            long nanos = (long) StrictMath.exp(random.nextDouble() * 28);
            histogram.recordValueWithCount(Math.min(nanos, 3_600_000_000_000L), 1L + random.nextInt(1000));
        }
        return histogram;
    }

    private static String encode(Histogram histogram) {
        ByteBuffer buffer = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
        int length = histogram.encodeIntoCompressedByteBuffer(buffer);
        return Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
    }
}
