package org.wattladder.worklets.cpu.integer;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.cpu.answer.Digest;
import org.wattladder.worklets.cpu.answer.Kernel;
import org.wattladder.worklets.cpu.answer.KnownWorklet;

/** Codes text bit by bit with probabilities that adapt, and decodes it again. */
public final class ArithmeticCoder extends KnownWorklet {
    /** A worklet with its standard size. */
    public ArithmeticCoder() {
        super(
                "arithmetic-coder",
                "Integer units and the first-level cache, by a chain of multiplications and branches that cannot be foreseen.",
                "Codes 24,576 characters with a binary arithmetic coder, each bit by an adaptive probability that depends on the"
                        + " character before and the bits so far, and decodes them again. 0.7 MB per user.",
                MemoryNeed.fixed(700_000),
                new Parameter("text-characters", "length of the text", 64, 10_000_000, 24_576, 512));
    }

    @Override
    protected Kernel kernel(int size, RandomGenerator input) {
        return new Coding(Regex.text(size, input));
    }

    /** A text, its code and what that is decoded to. */
    static final class Coding implements Kernel {
        private static final int EVEN = 1 << 15;
        private static final int PROBABILITY_BITS = 16;
        private static final int RATE = 5;
        private static final long TOP = 0xFFFFFFFFL;
        private static final int BYTE_OUT = 1 << 24;

        private final byte[] text;
        private final short[] odds = new short[128 * 128];
        final byte[] code;
        final byte[] decoded;
        int length;

        Coding(byte[] text) {
            this.text = text;
            code = new byte[2 * text.length + 16];
            decoded = new byte[text.length];
        }

        @Override
        public void reset() {
            length = 0;
            Arrays.fill(code, (byte) 0);
            Arrays.fill(decoded, (byte) 0);
        }

        @Override
        public void run() {
            encode();
            decode();
        }

        /** Share of the interval that stands for a 0, never nothing and never all. */
        private int zero(int context) {
            return odds[context] & 0xFFFF;
        }

        private void adapt(int context, int bit) {
            int now = zero(context);
            odds[context] = (short) (bit == 0 ? now + (((1 << PROBABILITY_BITS) - now) >> RATE) : now - (now >> RATE));
        }

        private void encode() {
            Arrays.fill(odds, (short) EVEN);
            long low = 0;
            long range = TOP;
            int before = 0;
            for (byte character : text) {
                int node = 1;
                for (int place = 6; place >= 0; place--) {
                    int context = (before << 7) | node;
                    int bit = (character >> place) & 1;
                    long split = (range >>> PROBABILITY_BITS) * zero(context);
                    if (bit == 0) {
                        range = split;
                    } else {
                        low += split;
                        range -= split;
                    }
                    adapt(context, bit);
                    while (range < BYTE_OUT) {
                        low = shift(low);
                        range <<= Byte.SIZE;
                    }
                    node = (node << 1) | bit;
                }
                before = character;
            }
            for (int i = 0; i < 4; i++) {
                low = shift(low);
            }
        }

        /** Writes the highest byte; what carried over is added to the bytes before. */
        private long shift(long low) {
            if (low > TOP) {
                int place = length - 1;
                while (++code[place] == 0) {
                    place--;
                }
            }
            code[length++] = (byte) (low >> 24);
            return (low << Byte.SIZE) & TOP;
        }

        private void decode() {
            Arrays.fill(odds, (short) EVEN);
            long range = TOP;
            int next = 4;
            long value = 0;
            for (int i = 0; i < next; i++) {
                value = (value << Byte.SIZE) | (code[i] & 0xFF);
            }
            int before = 0;
            for (int i = 0; i < decoded.length; i++) {
                int node = 1;
                while (node < 128) {
                    int context = (before << 7) | node;
                    long split = (range >>> PROBABILITY_BITS) * zero(context);
                    int bit = value < split ? 0 : 1;
                    if (bit == 0) {
                        range = split;
                    } else {
                        value -= split;
                        range -= split;
                    }
                    adapt(context, bit);
                    while (range < BYTE_OUT) {
                        value = (value << Byte.SIZE) | (code[next++] & 0xFF);
                        range <<= Byte.SIZE;
                    }
                    node = (node << 1) | bit;
                }
                before = node & 127;
                decoded[i] = (byte) before;
            }
        }

        @Override
        public void digest(Digest digest) {
            digest.add(length);
            digest.add(code, length);
            digest.add(decoded, decoded.length);
        }
    }
}
