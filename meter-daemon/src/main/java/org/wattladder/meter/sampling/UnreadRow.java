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
        return new UnreadRow(
                row.line(), SampleRow.of(row.stamp(), row.total()).line().length());
    }

    /** The line of the only or the sum channel. */
    public String totalLine() {
        return line.substring(0, totalLength);
    }
}
