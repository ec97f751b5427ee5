package org.wattladder.model.histogram;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;

/** Histograms of nanoseconds in HdrHistogram's compressed form as base64; an empty text stands for nothing recorded. */
public final class Histograms {
    private static final int SIGNIFICANT_DIGITS = 3;

    private Histograms() {}

    /**
     * All these histograms together; empty when nothing was recorded in any of them.
     *
     * @throws IllegalArgumentException if one cannot be read
     */
    public static Optional<Histogram> sum(List<String> encoded) {
        List<String> recorded = encoded.stream().filter(text -> !text.isBlank()).toList();
        if (recorded.isEmpty()) {
            return Optional.empty();
        }
        Histogram first = decode(recorded.get(0));
        if (recorded.size() == 1 && first.getNumberOfSignificantValueDigits() == SIGNIFICANT_DIGITS) {
            first.setAutoResize(true);
            return Optional.of(first);
        }
        Histogram sum = new Histogram(SIGNIFICANT_DIGITS);
        sum.add(first);
        recorded.stream().skip(1).forEach(text -> sum.add(decode(text)));
        return Optional.of(sum);
    }

    /**
     * The text of all these histograms together.
     *
     * @throws IllegalArgumentException if one of several cannot be read
     */
    public static String merge(List<String> encoded) {
        List<String> recorded = encoded.stream().filter(text -> !text.isBlank()).toList();
        return recorded.size() == 1
                ? recorded.get(0)
                : sum(recorded).map(Histograms::encode).orElse("");
    }

    /** The text of this histogram. */
    public static String encode(Histogram histogram) {
        ByteBuffer buffer = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
        int length = histogram.encodeIntoCompressedByteBuffer(buffer);
        return Base64.getEncoder().encodeToString(Arrays.copyOf(buffer.array(), length));
    }

    private static Histogram decode(String text) {
        try {
            return Histogram.decodeFromCompressedByteBuffer(
                    ByteBuffer.wrap(Base64.getMimeDecoder().decode(text)), 0);
        } catch (DataFormatException | RuntimeException damaged) {
            // The library answers damaged input with many kinds of unchecked exceptions.
            throw new IllegalArgumentException("a histogram cannot be read", damaged);
        }
    }
}
