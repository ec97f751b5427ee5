package org.wattladder.reporter.figures;

import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.List;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;

/** Reads the histograms of a result: HdrHistogram's compressed form as base64. */
final class Histograms {
    private static final int SIGNIFICANT_DIGITS = 3;

    private Histograms() {}

    /**
     * Latency of all these histograms together.
     *
     * @param encoded one per transaction type; an empty text stands for nothing recorded
     * @param whenNone reason to give when every text is empty
     */
    static Latency latency(List<String> encoded, String whenNone) {
        List<String> recorded = encoded.stream().filter(text -> !text.isBlank()).toList();
        if (recorded.isEmpty()) {
            return Latency.absent(whenNone);
        }
        Histogram sum = new Histogram(SIGNIFICANT_DIGITS);
        sum.setAutoResize(true);
        for (String text : recorded) {
            try {
                sum.add(Histogram.decodeFromCompressedByteBuffer(
                        ByteBuffer.wrap(Base64.getMimeDecoder().decode(text)), 0));
            } catch (DataFormatException | RuntimeException e) {
                // The library answers damaged input with many kinds of unchecked exceptions.
                return Latency.absent("absent.histogram-unreadable");
            }
        }
        return Latency.of(sum);
    }
}
