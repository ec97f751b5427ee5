package org.wattladder.worklets.xml;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The text of an order with a fixed number of lines, rewritten in place: every article, quantity, price and unit
 * changes, and so does the place of every comment.
 *
 * <p>All lines have the same length, so that a new document costs a few percent of reading it. Belongs to one user.
 */
public final class OrderDocument {
    private static final int LINES_PER_COMMENT = 16;
    private static final byte[] HEAD = ascii("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<order customer=\"C-1\">\n");
    private static final byte[] FOOT = ascii("</order>\n");
    private static final byte[] COMMENT =
            ascii("<!-- <line article=\"ZZ-000000\" quantity=\"0\" unit=\"none\"> is left out -->\n");
    private static final byte[] LINE = ascii("<line article=\"AB-000000\" quantity=\"0000\" unit=\"each\">"
            + "<price>0000.00</price><due>2026-01-01</due><text>galvanised, M8 by 40 &amp; washer</text></line>\n");
    private static final int ARTICLE = indexOf("000000\" q");
    private static final int QUANTITY = indexOf("0000\" u");
    private static final int UNIT = indexOf("each");
    private static final int PRICE = indexOf("0000.00");
    private static final int DAY = indexOf("01<");
    private static final byte[][] UNITS = {ascii("each"), ascii("pair"), ascii("pack"), ascii("roll")};

    private final byte[] text;
    private final int[] quantities;
    private final int[] pricesCents;
    private int invalidLine = -1;

    /** A document of so many lines, not written yet. */
    public OrderDocument(int lines) {
        quantities = new int[lines];
        pricesCents = new int[lines];
        text = new byte[bytes(lines)];
    }

    /** Length of a document of so many lines. */
    public static int bytes(int lines) {
        int comments = (lines + LINES_PER_COMMENT - 1) / LINES_PER_COMMENT;
        return HEAD.length + lines * LINE.length + comments * COMMENT.length + FOOT.length;
    }

    /**
     * Writes another document.
     *
     * @param random of the user, or seeded with the number of a document
     * @param valid whether it follows the schema; if not, one quantity is 0
     */
    public void write(RandomGenerator random, boolean valid) {
        int lines = quantities.length;
        invalidLine = valid ? -1 : random.nextInt(lines);
        int at = put(HEAD, 0);
        for (int group = 0; group < lines; group += LINES_PER_COMMENT) {
            int end = Math.min(lines, group + LINES_PER_COMMENT);
            int commentBefore = group + random.nextInt(end - group);
            for (int line = group; line < end; line++) {
                if (line == commentBefore) {
                    at = put(COMMENT, at);
                }
                at = line(line, at, random.nextLong());
            }
        }
        put(FOOT, at);
    }

    /**
     * The figures of the valid document that {@link #write} would write with the same random numbers, without its text.
     *
     * @param target gets one figure per line
     * @param at place of the first one
     */
    public static void figures(RandomGenerator random, int lines, long[] target, int at) {
        for (int group = 0; group < lines; group += LINES_PER_COMMENT) {
            int end = Math.min(lines, group + LINES_PER_COMMENT);
            random.nextInt(end - group);
            for (int line = group; line < end; line++) {
                long draw = random.nextLong();
                target[at + line] = figure(quantity(draw), cents(draw));
            }
        }
    }

    private static int quantity(long draw) {
        return 1 + (int) (draw >>> 20 & 0xffff) % 9_999;
    }

    private static int cents(long draw) {
        return 1 + (int) (draw >>> 36 & 0xf_ffff) % 999_999;
    }

    private int line(int line, int at, long draw) {
        int article = (int) (draw & 0xf_ffff) % 1_000_000;
        int quantity = line == invalidLine ? 0 : quantity(draw);
        int cents = cents(draw);
        quantities[line] = quantity;
        pricesCents[line] = cents;
        int next = put(LINE, at);
        digits(article, 6, at + ARTICLE);
        digits(quantity, 4, at + QUANTITY);
        put(UNITS[(int) (draw >>> 56 & 3)], at + UNIT);
        digits(cents / 100, 4, at + PRICE);
        digits(cents % 100, 2, at + PRICE + 5);
        digits(1 + (int) (draw >>> 58 & 15), 2, at + DAY);
        return next;
    }

    private int put(byte[] piece, int at) {
        System.arraycopy(piece, 0, text, at, piece.length);
        return at + piece.length;
    }

    private void digits(int number, int count, int at) {
        int rest = number;
        for (int i = at + count - 1; i >= at; i--) {
            text[i] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
    }

    /** The document; the same array at every call. */
    public byte[] text() {
        return text;
    }

    /** Number of lines. */
    public int lines() {
        return quantities.length;
    }

    /** What a reader must find in a line, see {@link #figure(int, long)}. */
    public long figure(int line) {
        return figure(quantities[line], pricesCents[line]);
    }

    /** A quantity and a price in one number, as readers keep them. */
    public static long figure(int quantity, long priceCents) {
        return (long) quantity << 32 | priceCents;
    }

    /** Whether what was written follows the schema. */
    public boolean isValid() {
        return invalidLine < 0;
    }

    private static int indexOf(String part) {
        int index = new String(LINE, StandardCharsets.US_ASCII).indexOf(part);
        if (index < 0) {
            throw new IllegalStateException(part + " is not in " + Arrays.toString(LINE));
        }
        return index;
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
