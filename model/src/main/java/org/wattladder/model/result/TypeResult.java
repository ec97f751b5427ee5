package org.wattladder.model.result;

import org.wattladder.model.range.Range;

/**
 * One transaction type in one window, all clients merged.
 *
 * @param type name
 * @param transactions completed in the window
 * @param aborted ended in the window without result; not among the completed, and in no histogram
 * @param bytesPerTransaction moved to or from memory or a device by each; 0 for work without bandwidth
 * @param serviceHistogram nanoseconds of execution, HdrHistogram compressed form as base64
 * @param responseHistogram nanoseconds from scheduled start to completion, likewise; empty when unpaced
 */
public record TypeResult(
        String type,
        long transactions,
        long aborted,
        long bytesPerTransaction,
        String serviceHistogram,
        String responseHistogram) {
    public TypeResult {
        Range.name("type", type);
        Range.count("transactions", transactions, Range.MOST_COUNT);
        Range.count("aborted", aborted, Range.MOST_COUNT);
        Range.count("bytesPerTransaction", bytesPerTransaction, Range.MOST_MOVED_BYTES);
        Range.text("serviceHistogram", serviceHistogram, Range.LONGEST);
        Range.text("responseHistogram", responseHistogram, Range.LONGEST);
    }

    /** A type of which none ended aborted. */
    public TypeResult(
            String type,
            long transactions,
            long bytesPerTransaction,
            String serviceHistogram,
            String responseHistogram) {
        this(type, transactions, 0, bytesPerTransaction, serviceHistogram, responseHistogram);
    }
}
