package org.wattladder.reporter.recomputed;

import java.io.ByteArrayOutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.difference.Spot;

/**
 * Times of transactions, read from HdrHistogram's compressed form, version 2, by a decoder of its own: base64, deflate,
 * then counts as variable-length numbers, a negative one standing for so many empty places.
 */
public final class Latencies {
    private static final int COMPRESSED_COOKIE = 0x1c849304;
    private static final int COOKIE = 0x1c849303;
    private static final int COOKIE_MASK = ~0xf0;
    private static final int HEADER_BYTES = 40;
    private static final double NANOS_PER_MILLI = 1e6;
    /** Half of the places of a bucket at 3 significant digits: 2 x 10^3 rounded up to a power of two, halved. */
    private static final int HALF_PLACES = 1024;

    private static final int HALF_PLACES_BITS = 10;
    private static final int DIGITS = 3;

    private final SortedMap<Integer, Long> counts = new TreeMap<>();

    private Latencies() {}

    /**
     * All of these histograms together.
     *
     * @throws Differs when one cannot be read, at this place
     */
    public static Latencies of(Spot spot, List<String> encoded) throws Differs {
        Latencies latencies = new Latencies();
        for (String text : encoded) {
            if (!text.isBlank()) {
                try {
                    latencies.add(ByteBuffer.wrap(Base64.getMimeDecoder().decode(text)));
                } catch (DataFormatException | BufferUnderflowException | IllegalArgumentException unreadable) {
                    throw spot.differs("histogram", "a text", "no histogram: " + unreadable.getMessage());
                }
            }
        }
        return latencies;
    }

    /** Number of transactions. */
    public long count() {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }

    /** Milliseconds that so many percent took no longer than; empty without a transaction. */
    public OptionalDouble atMillis(double percent) {
        long wanted = Math.max(1, (long) Math.ceil(Math.nextDown(percent) * count() / 100));
        long seen = 0;
        for (Map.Entry<Integer, Long> entry : counts.entrySet()) {
            seen += entry.getValue();
            if (seen >= wanted) {
                return OptionalDouble.of(highestAt(entry.getKey()) / NANOS_PER_MILLI);
            }
        }
        return OptionalDouble.empty();
    }

    /** Mean in milliseconds, each counted at the middle of its place; empty without a transaction. */
    public OptionalDouble meanMillis() {
        double sum = 0;
        for (Map.Entry<Integer, Long> entry : counts.entrySet()) {
            long width = 1L << Math.max(0, (entry.getKey() >> HALF_PLACES_BITS) - 1);
            sum += (double) (highestAt(entry.getKey()) - width + 1 + width / 2) * entry.getValue();
        }
        return counts.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(sum / count() / NANOS_PER_MILLI);
    }

    /** Milliseconds that the longest took; empty without a transaction. */
    public OptionalDouble maxMillis() {
        return counts.isEmpty()
                ? OptionalDouble.empty()
                : OptionalDouble.of(highestAt(counts.lastKey()) / NANOS_PER_MILLI);
    }

    private void add(ByteBuffer compressed) throws DataFormatException {
        expect((compressed.getInt() & COOKIE_MASK) == (COMPRESSED_COOKIE & COOKIE_MASK), "another kind of histogram");
        compressed.getInt();
        ByteBuffer plain = ByteBuffer.wrap(inflate(compressed));
        expect((plain.getInt() & COOKIE_MASK) == (COOKIE & COOKIE_MASK), "another kind of histogram");
        int payloadBytes = plain.getInt();
        int offset = plain.getInt();
        int digits = plain.getInt();
        long unit = plain.getLong();
        expect(offset == 0 && digits == DIGITS && unit == 1, "not one of nanoseconds with 3 digits");
        expect(payloadBytes >= 0 && HEADER_BYTES + payloadBytes <= plain.capacity(), "its counts are cut off");
        plain.position(HEADER_BYTES).limit(HEADER_BYTES + payloadBytes);
        long place = 0;
        while (plain.hasRemaining()) {
            long number = zigZag(plain);
            if (number < 0) {
                place -= number;
            } else {
                if (number > 0) {
                    counts.merge(Math.toIntExact(place), number, Long::sum);
                }
                place++;
            }
        }
    }

    private static void expect(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }

    private static byte[] inflate(ByteBuffer compressed) throws DataFormatException {
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(compressed);
            ByteArrayOutputStream plain = new ByteArrayOutputStream();
            byte[] part = new byte[8192];
            while (!inflater.finished()) {
                int length = inflater.inflate(part);
                if (length == 0 && (inflater.needsInput() || inflater.needsDictionary())) {
                    throw new DataFormatException("its end is missing");
                }
                plain.write(part, 0, length);
            }
            return plain.toByteArray();
        } finally {
            inflater.end();
        }
    }

    /** Seven bits a byte, lowest first; a ninth byte holds eight. */
    private static long zigZag(ByteBuffer bytes) {
        long number = 0;
        for (int shift = 0; ; shift += 7) {
            long next = bytes.get() & 0xff;
            if (shift == 56) {
                number |= next << shift;
                break;
            }
            number |= (next & 0x7f) << shift;
            if (next < 0x80) {
                break;
            }
        }
        return (number >>> 1) ^ -(number & 1);
    }

    /** The largest value counted at a place; places of a bucket are twice as wide as those of the bucket before. */
    private static long highestAt(int place) {
        int bucket = (place >> HALF_PLACES_BITS) - 1;
        int inBucket = (place & (HALF_PLACES - 1)) + HALF_PLACES;
        if (bucket < 0) {
            bucket = 0;
            inBucket -= HALF_PLACES;
        }
        return ((long) inBucket << bucket) + (1L << bucket) - 1;
    }
}
