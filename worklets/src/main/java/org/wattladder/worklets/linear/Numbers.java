package org.wattladder.worklets.linear;

/**
 * The numbers of a system, uniform in -0.5 to 0.5, each made of the seed and its place alone, so that none must be kept for the check.
 *
 * <p>Source: the finaliser of SplitMix64.
 *
 * @param seed of the system
 * @param order number of equations
 */
public record Numbers(long seed, int order) {
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    /** An element of the matrix. */
    public double element(int row, int column) {
        return at((long) column * order + row);
    }

    /** An element of the right side. */
    public double right(int row) {
        return at((long) order * order + row);
    }

    /** Writes a column of the matrix from this place on. */
    public void column(int column, double[] to, int from) {
        long first = (long) column * order;
        for (int i = 0; i < order; i++) {
            to[from + i] = at(first + i);
        }
    }

    private double at(long index) {
        long bits = seed + index * GOLDEN;
        bits = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
        bits = (bits ^ bits >>> 27) * 0x94D049BB133111EBL;
        return ((bits ^ bits >>> 31) >> 11) * 0x1.0p-53;
    }
}
