package org.wattladder.reporter.samples;

import java.util.Arrays;

/** Samples that are being read. */
final class GrowingStretch {
    private static final int FIRST_ROOM = 128;

    private long[] epochMillis = new long[FIRST_ROOM];
    private double[] values = new double[FIRST_ROOM];
    private int size;

    boolean isEmpty() {
        return size == 0;
    }

    /** Whether a sample of this moment can follow: time never goes back within a stretch. */
    boolean reaches(long moment) {
        return size == 0 || moment >= epochMillis[size - 1];
    }

    void add(long moment, double value) {
        if (size == values.length) {
            epochMillis = Arrays.copyOf(epochMillis, 2 * size);
            values = Arrays.copyOf(values, 2 * size);
        }
        epochMillis[size] = moment;
        values[size] = value;
        size++;
    }

    Stretch now() {
        return new Stretch(epochMillis, values, size);
    }
}
