package org.wattladder.worklets.client;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import org.HdrHistogram.Histogram;
import org.wattladder.worklets.link.CountLine;

/**
 * What one user measured of one transaction type, or the sum over users; allocated once, on the thread of the user.
 *
 * <p>Histograms run from 1 nanosecond with 3 significant digits; a longer time than {@value #LONGEST_NANOS}
 * nanoseconds counts as that.
 */
final class TypeRecord {
    static final long LONGEST_NANOS = 3_600_000_000_000L;

    private final String type;
    private final Histogram service = new Histogram(1, LONGEST_NANOS, 3);
    private final Histogram response = new Histogram(1, LONGEST_NANOS, 3);
    private long aborted;

    TypeRecord(String type) {
        this.type = type;
    }

    String type() {
        return type;
    }

    void clear() {
        service.reset();
        response.reset();
        aborted = 0;
    }

    /** Adds executions that took this long each. */
    void addService(long nanos, int executions) {
        if (executions > 0) {
            service.recordValueWithCount(Math.min(nanos, LONGEST_NANOS), executions);
        }
    }

    /** Adds completions that came this long after their scheduled start. */
    void addResponse(long nanos, int executions) {
        if (executions > 0) {
            response.recordValueWithCount(Math.min(Math.max(nanos, 0), LONGEST_NANOS), executions);
        }
    }

    /** Adds executions that ended aborted. */
    void addAborted(int executions) {
        aborted += executions;
    }

    void add(TypeRecord other) {
        aborted += other.aborted;
        service.add(other.service);
        response.add(other.response);
    }

    CountLine line(long interval, long bytesPerTransaction, boolean paced) {
        return new CountLine(
                interval,
                type,
                service.getTotalCount(),
                aborted,
                bytesPerTransaction,
                base64(service),
                paced ? base64(response) : "-");
    }

    private static String base64(Histogram histogram) {
        ByteBuffer bytes = ByteBuffer.allocate(histogram.getNeededByteBufferCapacity());
        int length = histogram.encodeIntoCompressedByteBuffer(bytes);
        return Base64.getEncoder().encodeToString(Arrays.copyOf(bytes.array(), length));
    }
}
