package org.wattladder.reporter.samples;

import java.util.Arrays;

/** Valid samples of one measurement of one device without an error between them, in the order of the file; immutable. */
public final class Stretch {
    private final long[] epochMillis;
    private final double[] values;

    Stretch(long[] epochMillis, double[] values, int size) {
        this.epochMillis = Arrays.copyOf(epochMillis, size);
        this.values = Arrays.copyOf(values, size);
    }

    /** Number of samples, at least 1. */
    public int size() {
        return values.length;
    }

    /** When a sample was taken by the Chauffeur's clock, in milliseconds since 1970. */
    public long epochMillis(int place) {
        return epochMillis[place];
    }

    /** The sample itself, in watts or degrees Celsius. */
    public double value(int place) {
        return values[place];
    }

    /** Place of the first sample that was not taken before this moment; the size when there is none. */
    public int firstFrom(long moment) {
        int found = Arrays.binarySearch(epochMillis, moment);
        while (found > 0 && epochMillis[found - 1] == moment) {
            found--;
        }
        return found >= 0 ? found : -found - 1;
    }
}
