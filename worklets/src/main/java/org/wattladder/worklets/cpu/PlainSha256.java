package org.wattladder.worklets.cpu;

import java.util.Arrays;

/** SHA-256 as FIPS 180-4 writes it down, without the JDK's: slow, and for checking only. */
final class PlainSha256 {
    private static final int BLOCK = 64;
    private static final int ROUNDS = 64;

    private final int[] constants = new int[ROUNDS];
    private final int[] initial = new int[8];
    private final int[] state = new int[8];
    private final int[] schedule = new int[ROUNDS];
    private final byte[] tail = new byte[2 * BLOCK];

    /** Derives the constants: the first fractional bits of the roots of the first primes. */
    PlainSha256() {
        int found = 0;
        for (int candidate = 2; found < ROUNDS; candidate++) {
            if (prime(candidate)) {
                constants[found] = fraction(Math.cbrt(candidate));
                if (found < initial.length) {
                    initial[found] = fraction(Math.sqrt(candidate));
                }
                found++;
            }
        }
    }

    private static boolean prime(int number) {
        for (int divisor = 2; divisor * divisor <= number; divisor++) {
            if (number % divisor == 0) {
                return false;
            }
        }
        return true;
    }

    private static int fraction(double root) {
        return (int) (long) ((root - Math.floor(root)) * 0x1.0p32);
    }

    /** Writes the digest of the whole text into {@code digest} from {@code at} on. */
    void digest(byte[] text, byte[] digest, int at) {
        System.arraycopy(initial, 0, state, 0, state.length);
        int whole = text.length / BLOCK * BLOCK;
        for (int i = 0; i < whole; i += BLOCK) {
            block(text, i);
        }
        int rest = text.length - whole;
        Arrays.fill(tail, (byte) 0);
        System.arraycopy(text, whole, tail, 0, rest);
        tail[rest] = (byte) 0x80;
        int end = rest + 9 <= BLOCK ? BLOCK : 2 * BLOCK;
        long bits = 8L * text.length;
        for (int i = 0; i < Long.BYTES; i++) {
            tail[end - 1 - i] = (byte) (bits >>> (8 * i));
        }
        for (int i = 0; i < end; i += BLOCK) {
            block(tail, i);
        }
        for (int i = 0; i < 4 * state.length; i++) {
            digest[at + i] = (byte) (state[i / 4] >>> (24 - 8 * (i % 4)));
        }
    }

    private void block(byte[] text, int at) {
        int[] w = schedule;
        for (int i = 0; i < 16; i++) {
            int j = at + 4 * i;
            w[i] = (text[j] << 24) | ((text[j + 1] & 0xff) << 16) | ((text[j + 2] & 0xff) << 8) | (text[j + 3] & 0xff);
        }
        for (int i = 16; i < ROUNDS; i++) {
            int s0 = Integer.rotateRight(w[i - 15], 7) ^ Integer.rotateRight(w[i - 15], 18) ^ (w[i - 15] >>> 3);
            int s1 = Integer.rotateRight(w[i - 2], 17) ^ Integer.rotateRight(w[i - 2], 19) ^ (w[i - 2] >>> 10);
            w[i] = w[i - 16] + s0 + w[i - 7] + s1;
        }
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        int e = state[4];
        int f = state[5];
        int g = state[6];
        int h = state[7];
        for (int i = 0; i < ROUNDS; i++) {
            int s1 = Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
            int first = h + s1 + ((e & f) ^ (~e & g)) + constants[i] + w[i];
            int s0 = Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
            int second = s0 + ((a & b) ^ (a & c) ^ (b & c));
            h = g;
            g = f;
            f = e;
            e = d + first;
            d = c;
            c = b;
            b = a;
            a = first + second;
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
        state[4] += e;
        state[5] += f;
        state[6] += g;
        state[7] += h;
    }
}
