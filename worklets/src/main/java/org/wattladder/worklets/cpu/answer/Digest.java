package org.wattladder.worklets.cpu.answer;

/** A digest of 64 bits over numbers in their order; a change of any bit changes it. Used by one thread. */
public final class Digest {
    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;
    private static final int TURN = 29;

    private long value;

    /** Adds one number. */
    public void add(long number) {
        // Both steps can be undone, so two outputs that differ in one number never have the same digest.
        value = Long.rotateLeft((value ^ number) * MULTIPLIER, TURN);
    }

    /** Adds one number to the bit; every NaN is the same. */
    public void add(double number) {
        add(Double.doubleToLongBits(number));
    }

    /** Adds numbers in their order. */
    public void add(double[] numbers) {
        for (double number : numbers) {
            add(number);
        }
    }

    /** Adds the first so many numbers. */
    public void add(int[] numbers, int count) {
        for (int i = 0; i < count; i++) {
            add(numbers[i]);
        }
    }

    /** Adds the first so many bytes. */
    public void add(byte[] bytes, int count) {
        for (int i = 0; i < count; i++) {
            add(bytes[i]);
        }
    }

    /** What all numbers so far come to. */
    public long value() {
        return value;
    }
}
