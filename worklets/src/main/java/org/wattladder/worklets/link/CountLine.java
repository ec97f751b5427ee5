package org.wattladder.worklets.link;

/**
 * What one transaction type did in the recording part of an interval, all users of the client together; one line per
 * type, before the {@link DoneLine}.
 *
 * @param interval number of the interval
 * @param type name of the transaction type
 * @param transactions completed inside the recording part
 * @param aborted ended inside the recording part without result; not among the completed, and in no histogram
 * @param bytesPerTransaction moved to or from memory or a device by each, 0 for work without bandwidth
 * @param serviceHistogram nanoseconds of {@code execute}, HdrHistogram compressed form as base64
 * @param responseHistogram nanoseconds from scheduled start to completion, likewise; {@code -} when unpaced
 */
public record CountLine(
        long interval,
        String type,
        long transactions,
        long aborted,
        long bytesPerTransaction,
        String serviceHistogram,
        String responseHistogram)
        implements ClientLine {
    @Override
    public String text() {
        return String.join(
                " ",
                "count",
                Long.toString(interval),
                Words.encode(type),
                Long.toString(transactions),
                Long.toString(aborted),
                Long.toString(bytesPerTransaction),
                serviceHistogram,
                responseHistogram);
    }

    static CountLine parse(String[] words) {
        Words in = new Words(words, 8);
        return new CountLine(in.number(1), in.free(2), in.number(3), in.number(4), in.number(5), words[6], words[7]);
    }
}
