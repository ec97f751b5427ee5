package org.wattladder.worklets.cpu;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Compresses bytes with LZW: codes of 9 to 16 bits, a hash table of all strings seen, and a fresh start when it is full.
 *
 * <p>What is modified against the textbook: there is no clear code and no end code, since the decoder knows when the
 * table is full and how many codes there are; each entry of the table holds key and code in one {@code long}, so that a
 * probe touches one cache line; and it also holds the number of the table it belongs to, so that a fresh start is one
 * addition instead of a megabyte of zeros. All codes of one table are found before they are packed: with both in one
 * loop a compiler runs out of registers, and each look-up waits for a trip through the stack.
 */
class LzwEncoder {
    /** The first code that stands for more than one byte. */
    static final int FIRST_CODE = 256;

    /** Codes of one table; the last one fills 16 bits. */
    static final int CODES = 1 << 16;

    private static final int SLOT_BITS = 17;
    private static final int CODE_BITS = 16;
    private static final int KEY_BITS = 24;
    private static final int LAST_TABLE = (1 << (Long.SIZE - KEY_BITS - CODE_BITS - 1)) - 1;

    private static final VarHandle EIGHT_BYTES =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle FOUR_BYTES =
            MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    private final long[] slots = new long[1 << SLOT_BITS];
    private final char[] codes = new char[CODES];

    /** {@link #find} behind a handle, because it gets a tenth slower where a JIT compiles it into its caller. */
    private final MethodHandle find;

    private int table;
    private int prefix;
    private int read;
    private boolean done;

    LzwEncoder() {
        try {
            find = MethodHandles.lookup()
                    .bind(this, "find", MethodType.methodType(int.class, byte[].class, long.class, int.class));
        } catch (ReflectiveOperationException fault) {
            throw new IllegalStateException(fault);
        }
    }

    /** Packs the number of codes and the codes of a text into {@code packed} and returns how many bytes that took. */
    int encode(byte[] text, byte[] packed) {
        int count = 0;
        long position = Integer.SIZE;
        prefix = text[0] & 0xff;
        read = 1;
        done = false;
        while (!done) {
            int end = findApart(text, freshTable());
            int from = FIRST_CODE - 1;
            count += end - from;
            for (int width = 9; from < end; width++) {
                int to = Math.min(1 << width, end);
                position = pack(from, to, width, packed, position);
                from = to;
            }
        }
        FOUR_BYTES.set(packed, 0, count);
        return (int) ((position + Byte.SIZE - 1) / Byte.SIZE);
    }

    private int findApart(byte[] text, long mark) {
        try {
            return (int) find.invokeExact(text, mark, CODES);
        } catch (RuntimeException | Error fault) {
            throw fault;
        } catch (Throwable fault) {
            throw new IllegalStateException(fault);
        }
    }

    /**
     * Finds codes, each the longest string of the table that the text goes on with, until there are {@code limit} strings or
     * the text ends, and returns the number behind the last. The string made after code {@code n} gets the number
     * {@code n + 1}; that after the last is one too many and lost with its table. The limit is an argument, though it never
     * differs, because C2 makes a slower loop of a constant. Not private: only the handle calls it, which looks unused.
     */
    int find(byte[] text, long mark, int limit) {
        long[] slots = this.slots;
        char[] codes = this.codes;
        int prefix = this.prefix;
        int i = read;
        for (int n = FIRST_CODE - 1; n < limit; n++) {
            int slot = 0;
            long wanted = 0;
            search:
            while (i < text.length) {
                int key = prefix | ((text[i] & 0xff) << CODE_BITS);
                wanted = mark | ((long) key << CODE_BITS);
                slot = hash(key);
                long entry = slots[slot];
                long difference = entry ^ wanted;
                while (difference >>> CODE_BITS != 0) {
                    if (entry < mark) {
                        break search;
                    }
                    slot = (slot + 1) & (slots.length - 1);
                    entry = slots[slot];
                    difference = entry ^ wanted;
                }
                prefix = (int) difference;
                i++;
            }
            codes[n] = (char) prefix;
            if (i >= text.length) {
                done = true;
                return n + 1;
            }
            slots[slot] = wanted | (n + 1);
            prefix = text[i++] & 0xff;
        }
        this.prefix = prefix;
        read = i;
        return limit;
    }

    private long pack(int from, int to, int width, byte[] packed, long start) {
        char[] codes = this.codes;
        int at = (int) (start >>> 3);
        int bits = (int) start & 7;
        long buffer = packed[at] & ((1L << bits) - 1);
        for (int n = from; n < to; n++) {
            buffer |= (long) codes[n] << bits;
            EIGHT_BYTES.set(packed, at, buffer);
            bits += width;
            at += bits >>> 3;
            buffer >>>= bits & ~7;
            bits &= 7;
        }
        return start + (long) width * (to - from);
    }

    /** Entries of earlier tables are smaller than any of the new one. */
    private long freshTable() {
        if (table == LAST_TABLE) {
            java.util.Arrays.fill(slots, 0);
            table = 0;
        }
        table++;
        return (long) table << (KEY_BITS + CODE_BITS);
    }

    private static int hash(int key) {
        return (key * 0x9E3779B1) >>> (Integer.SIZE - SLOT_BITS);
    }
}
