package org.wattladder.meter.source.ipmi;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Reads the bytes of a DCMI power reading as {@code ipmitool raw} prints them: group {@code dc}, then least byte first
 * the watts now, lowest, highest and average, seconds since 1970, the period in milliseconds, and the state.
 */
final class DcmiBytes {
    private static final int LENGTH = 18;
    private static final byte GROUP = (byte) 0xDC;
    private static final int STATE = 17;
    private static final int MEASURING = 0x40;

    private DcmiBytes() {}

    /** The reading; empty when the text holds none. Lines that are no bytes are passed over. */
    static Optional<DcmiPower> parse(String text) {
        String digits = text.lines()
                .map(String::strip)
                .filter(line -> line.matches("[0-9a-fA-F]{2}( [0-9a-fA-F]{2})*"))
                .collect(Collectors.joining(" "));
        if (digits.isEmpty()) {
            return Optional.empty();
        }
        byte[] bytes = HexFormat.ofDelimiter(" ").parseHex(digits);
        if (bytes.length != LENGTH || bytes[0] != GROUP) {
            return Optional.empty();
        }
        ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int watts = Short.toUnsignedInt(buffer.getShort(1));
        long seconds = Integer.toUnsignedLong(buffer.getInt(9));
        return Optional.of(new DcmiPower(
                watts,
                (bytes[STATE] & MEASURING) != 0,
                seconds == 0 ? Optional.empty() : Optional.of(Long.toString(seconds))));
    }
}
