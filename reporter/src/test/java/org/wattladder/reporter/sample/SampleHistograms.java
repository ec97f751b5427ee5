package org.wattladder.reporter.sample;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import org.HdrHistogram.Histogram;

/** Histograms as a result holds them. */
public final class SampleHistograms {
    /** Each is asked for by hundreds of tests. */
    private static final Map<String, String> MADE = new ConcurrentHashMap<>();

    private SampleHistograms() {}

    /** Seeded latencies around a median, with a tail to the right. */
    public static String around(double medianMillis, int count, long seed) {
        return MADE.computeIfAbsent(medianMillis + " " + count + " " + seed, any -> made(medianMillis, count, seed));
    }

    private static String made(double medianMillis, int count, long seed) {
        Histogram histogram = new Histogram(3);
        Random random = new Random(seed);
        for (int i = 0; i < count; i++) {
            double factor = StrictMath.exp(0.12 * random.nextGaussian()) + (random.nextInt(200) == 0 ? 2 : 0);
            histogram.recordValue((long) (medianMillis * factor * 1e6));
        }
        return encode(histogram);
    }

    /** A histogram without a single value. */
    public static String empty() {
        return encode(new Histogram(3));
    }

    /** Exactly these values. */
    public static String of(long... nanos) {
        Histogram histogram = new Histogram(3);
        Arrays.stream(nanos).forEach(histogram::recordValue);
        return encode(histogram);
    }

    private static String encode(Histogram histogram) {
        ByteBuffer buffer = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
        int length = histogram.encodeIntoCompressedByteBuffer(buffer);
        return Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
    }
}
