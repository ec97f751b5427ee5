package org.wattladder.ptdaemon.session;

import java.time.Instant;
import java.util.List;
import org.wattladder.ptdaemon.codec.SampleRow;

/**
 * What one question for samples brought. None of them was there yet when the question before was asked, so their stamps lie
 * between the two moments.
 *
 * @param rows in the daemon's order, possibly none
 * @param notBefore when the question before this one was asked, or the measurement begun
 * @param receivedAt when they were here
 */
record SampleBatch(List<SampleRow> rows, Instant notBefore, Instant receivedAt) {
    SampleBatch {
        rows = List.copyOf(rows);
    }

    /** The last of them; there is one. */
    SampleRow newest() {
        return rows.get(rows.size() - 1);
    }

    boolean isEmpty() {
        return rows.isEmpty();
    }
}
