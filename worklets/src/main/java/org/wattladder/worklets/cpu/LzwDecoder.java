package org.wattladder.worklets.cpu;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Expands what {@link LzwEncoder} has packed.
 *
 * <p>The string of a code is not spelt backwards from its prefixes: it stands in the text already, so the table keeps its
 * place and length and the string is copied from there, eight bytes at a time. Since each code that is read makes one new
 * entry, the loop counts entries and the width of the codes is fixed inside of it.
 */
class LzwDecoder {
    /** Where the text begins in the array given to {@link #decode}: behind one string for each byte. */
    static final int TEXT_START = 256;

    /** Room that {@link #decode} needs in the array behind the text. */
    static final int TEXT_SLACK = 8;

    private static final VarHandle EIGHT_BYTES =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.nativeOrder());

    /** Place in the text in the upper half, length in the lower half. */
    private final long[] strings = new long[LzwEncoder.CODES];

    LzwDecoder() {
        for (int code = 0; code < TEXT_START; code++) {
            strings[code] = ((long) code << Integer.SIZE) | 1;
        }
    }

    /** Expands to {@code text[TEXT_START]} and on, and returns the length of the text. */
    int decode(int[] packed, byte[] text) {
        for (int code = 0; code < TEXT_START; code++) {
            text[code] = (byte) code;
        }
        int end = TEXT_START + packed[0];
        long position = Integer.SIZE;
        int to = TEXT_START;
        while (to < end) {
            int first = code(packed, position, 0x1ff);
            position += 9;
            text[to] = (byte) first;
            long last = ((long) to << Integer.SIZE) | 1;
            to++;
            int next = LzwEncoder.FIRST_CODE;
            for (int width = 9; width <= 16 && to < end; width++) {
                int limit = 1 << width;
                to = run(packed, position, width, next, limit, text, to, end, last);
                position += (long) width * (limit - next);
                last = lastString;
                next = limit;
            }
        }
        return to - TEXT_START;
    }

    private long lastString;

    private int run(
            int[] packed, long start, int width, int from, int limit, byte[] text, int begin, int end, long before) {
        long[] strings = this.strings;
        long position = start;
        long last = before;
        int to = begin;
        int mask = limit - 1;
        for (int next = from; next < limit && to < end; next++) {
            strings[next] = last + 1;
            long string = strings[code(packed, position, mask)];
            position += width;
            int place = (int) (string >>> Integer.SIZE);
            int length = (int) string;
            last = ((long) to << Integer.SIZE) | length;
            copy(text, place, to, length);
            to += length;
        }
        lastString = last;
        return to;
    }

    private static void copy(byte[] text, int from, int to, int length) {
        if (to - from < 8) {
            for (int i = 0; i < length; i++) {
                text[to + i] = text[from + i];
            }
            return;
        }
        int done = 0;
        do {
            EIGHT_BYTES.set(text, to + done, (long) EIGHT_BYTES.get(text, from + done));
            done += 8;
        } while (done < length);
    }

    private static int code(int[] packed, long position, int mask) {
        int word = (int) (position >>> 5);
        long two = (packed[word] & 0xffffffffL) | ((long) packed[word + 1] << Integer.SIZE);
        return (int) (two >>> (position & 31)) & mask;
    }
}
