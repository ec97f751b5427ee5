package org.wattladder.worklets.cpu;

/**
 * Compresses bytes with LZW: codes of 9 to 16 bits, a hash table of all strings seen, and a fresh start when it is full.
 *
 * <p>What is modified against the textbook: there is no clear code and no end code, since the decoder knows when the
 * table is full and how long the text is; each entry of the table holds key and code in one {@code long}, so that a probe
 * touches one cache line; and it also holds the number of the table it belongs to, so that a fresh start is one addition
 * instead of a megabyte of zeros.
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

    private final long[] slots = new long[1 << SLOT_BITS];
    private int table;

    /** Packs the length and the codes of a text into {@code packed} and returns how many ints that took. */
    int encode(byte[] text, int length, int[] packed) {
        long[] slots = this.slots;
        packed[0] = length;
        int words = 1;
        long buffer = 0;
        int bits = 0;
        int width = 9;
        int limit = 1 << width;
        int next = FIRST_CODE;
        long mark = freshTable();
        int prefix = text[0] & 0xff;
        for (int i = 1; i < length; i++) {
            int key = (prefix << 8) | (text[i] & 0xff);
            long wanted = mark | ((long) key << CODE_BITS);
            int slot = hash(key);
            long entry = slots[slot & (slots.length - 1)];
            while ((entry ^ wanted) >>> CODE_BITS != 0 && entry >= mark) {
                entry = slots[++slot & (slots.length - 1)];
            }
            if (entry >= mark) {
                prefix = (int) entry & (CODES - 1);
                continue;
            }
            buffer |= (long) prefix << bits;
            bits += width;
            if (bits >= Integer.SIZE) {
                packed[words++] = (int) buffer;
                buffer >>>= Integer.SIZE;
                bits -= Integer.SIZE;
            }
            prefix = key & 0xff;
            if (next < CODES) {
                slots[slot & (slots.length - 1)] = wanted | next;
                if (next++ == limit) {
                    width++;
                    limit <<= 1;
                }
            } else {
                next = FIRST_CODE;
                width = 9;
                limit = 1 << width;
                mark = freshTable();
            }
        }
        buffer |= (long) prefix << bits;
        packed[words++] = (int) buffer;
        packed[words++] = (int) (buffer >>> Integer.SIZE);
        return words;
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
