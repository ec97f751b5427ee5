package org.wattladder.worklets.client;

import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.zip.DataFormatException;
import org.HdrHistogram.Histogram;

/** Reads the histograms of a line back. */
final class Histograms {
    private Histograms() {}

    static Histogram read(String base64) {
        try {
            return Histogram.decodeFromCompressedByteBuffer(
                    ByteBuffer.wrap(Base64.getDecoder().decode(base64)), 0);
        } catch (DataFormatException unreadable) {
            throw new AssertionError(base64, unreadable);
        }
    }
}
