package org.wattladder.worklets.cpu;

import java.util.random.RandomGenerator;

/** Random text that compresses about as prose does: words of a drawn vocabulary, frequent ones far more often. */
final class TextSource {
    private static final int VOCABULARY = 4096;
    private static final int SHORTEST = 2;
    private static final int LENGTHS = 8;
    private static final int STEP = 4096;

    private final RandomGenerator random;
    private final byte[][] words = new byte[VOCABULARY][];
    private final byte[] stock;

    /** Draws a vocabulary and a stock of twice as many bytes as are asked for at a time. */
    TextSource(RandomGenerator random, int bytes) {
        this.random = random;
        for (int i = 0; i < VOCABULARY; i++) {
            words[i] = word();
        }
        stock = new byte[2 * bytes];
        for (int i = 0; i < stock.length; ) {
            i += write(stock, i, stock.length);
        }
    }

    /** Fills {@code text} from a random place of the stock and writes a newly drawn word into each 4 KiB of it. */
    void fill(byte[] text, int length) {
        System.arraycopy(stock, below(stock.length - length + 1), text, 0, length);
        for (int i = 0; i < length; i += STEP) {
            int room = Math.min(STEP, length - i);
            write(text, i + below(room), length);
        }
    }

    private byte[] word() {
        // The low byte of a product of two draws is uneven enough to make some letters frequent.
        byte[] word = new byte[SHORTEST + below(LENGTHS) + 1];
        for (int i = 0; i < word.length - 1; i++) {
            word[i] = (byte) ('a' + below(26) * below(26) / 26);
        }
        word[word.length - 1] = ' ';
        return word;
    }

    private int write(byte[] text, int at, int end) {
        // The product of three draws falls off roughly as the rank of words does in prose.
        byte[] word = words[
                (int) ((long) below(VOCABULARY) * below(VOCABULARY) / VOCABULARY * below(VOCABULARY) / VOCABULARY)];
        int length = Math.min(word.length, end - at);
        System.arraycopy(word, 0, text, at, length);
        return length;
    }

    private int below(int bound) {
        return (int) (((random.nextLong() >>> 33) * bound) >>> 31);
    }
}
