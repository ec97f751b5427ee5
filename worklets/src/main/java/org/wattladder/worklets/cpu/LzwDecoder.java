package org.wattladder.worklets.cpu;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Expands what {@link LzwEncoder} has packed.
 *
 * <p>The string of a code is not spelt backwards from its prefixes: it stands in the text already, so the table keeps its
 * place and length and the string is copied from there, never fewer than sixteen bytes. A string that is used by the code
 * right after the one that made it is the only one that reaches into its own copy, with its last byte, which is its first.
 * Since each code that is read makes one new entry, the loop counts entries and the width of the codes is fixed inside of it.
 */
class LzwDecoder {
    /** Where the text begins in the array given to {@link #decode}: behind one string for each byte. */
    static final int TEXT_START = 256;

    /** Room that {@link #decode} needs in the array behind the text. */
    static final int TEXT_SLACK = 16;

    private static final VarHandle EIGHT_BYTES =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle FOUR_BYTES =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    /** Place in the text in the upper half, length in the lower half; the last entry is lost with its table. */
    private final long[] strings = new long[LzwEncoder.CODES + 1];

    LzwDecoder() {
        for (int code = 0; code < TEXT_START; code++) {
            strings[code] = ((long) code << Integer.SIZE) | 1;
        }
    }

    /** Expands to {@code text[TEXT_START]} and on, and returns the length of the text. */
    int decode(byte[] packed, byte[] text) {
        for (int code = 0; code < TEXT_START; code++) {
            text[code] = (byte) code;
        }
        int left = (int) FOUR_BYTES.get(packed, 0);
        int position = Integer.SIZE;
        int to = TEXT_START;
        while (left > 0) {
            int next = LzwEncoder.FIRST_CODE - 1;
            for (int width = 9; width <= 16 && left > 0; width++) {
                int codes = Math.min((1 << width) - next, left);
                to = run(packed, position, width, next + 1, next + 1 + codes, text, to);
                position += width * codes;
                left -= codes;
                next += codes;
            }
        }
        return to - TEXT_START;
    }

    private int run(byte[] packed, int start, int width, int first, int limit, byte[] text, int begin) {
        long[] strings = this.strings;
        int position = start;
        int to = begin;
        int mask = (1 << width) - 1;
        for (int next = first; next < limit; next++) {
            long string = strings[code(packed, position, mask)];
            position += width;
            int from = (int) (string >>> Integer.SIZE);
            int length = (int) string;
            EIGHT_BYTES.set(text, to, (long) EIGHT_BYTES.get(text, from));
            EIGHT_BYTES.set(text, to + 8, (long) EIGHT_BYTES.get(text, from + 8));
            if (length > 16) {
                System.arraycopy(text, from + 16, text, to + 16, length - 16);
            }
            strings[next] = ((long) to << Integer.SIZE) + length + 1;
            to += length;
            if (from + length > to - length) {
                text[to - 1] = text[from];
            }
        }
        return to;
    }

    private static int code(byte[] packed, int position, int mask) {
        return (int) ((long) EIGHT_BYTES.get(packed, position >>> 3) >>> (position & 7)) & mask;
    }
}
