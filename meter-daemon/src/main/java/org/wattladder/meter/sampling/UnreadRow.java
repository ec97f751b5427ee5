package org.wattladder.meter.sampling;

import org.wattladder.ptdaemon.codec.SampleRow;

/**
 * A sample as it will go out, kept as text because a client may leave many unread.
 *
 * @param line with all channels
 * @param totalLength how much of it is the line of the total alone
 */
public record UnreadRow(String line, int totalLength) {

    static UnreadRow of(SampleRow row) {
        String total = SampleRow.of(row.stamp(), row.total()).line();
        return new UnreadRow(row.channels().isEmpty() ? total : row.line(), total.length());
    }

    /** The line of the only or the sum channel. */
    public String totalLine() {
        return line.substring(0, totalLength);
    }
}
