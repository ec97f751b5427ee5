package org.wattladder.worklets.linear.vector;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * A tile of two vectors by five columns of C stays in registers. Sixteen of them, which AVX2 has, hold its ten sums and what
 * they need next; with two sums more compilers keep some in memory, at half the speed.
 */
final class Tile {
    static final int COLUMNS = 5;

    private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
    private static final int LANES = SPECIES.length();

    static final int ROWS = 2 * LANES;

    private Tile() {}

    /** {@code C = C - A B}, of packed A and B from these offsets on. */
    static void subtract(double[] a, int atA, double[] b, int atB, int inner, double[] c, int atC, int stride) {
        DoubleVector c00 = DoubleVector.zero(SPECIES);
        DoubleVector c10 = DoubleVector.zero(SPECIES);
        DoubleVector c01 = DoubleVector.zero(SPECIES);
        DoubleVector c11 = DoubleVector.zero(SPECIES);
        DoubleVector c02 = DoubleVector.zero(SPECIES);
        DoubleVector c12 = DoubleVector.zero(SPECIES);
        DoubleVector c03 = DoubleVector.zero(SPECIES);
        DoubleVector c13 = DoubleVector.zero(SPECIES);
        DoubleVector c04 = DoubleVector.zero(SPECIES);
        DoubleVector c14 = DoubleVector.zero(SPECIES);
        int place = atA;
        int other = atB;
        for (int p = 0; p < inner; p++) {
            DoubleVector a0 = DoubleVector.fromArray(SPECIES, a, place);
            DoubleVector a1 = DoubleVector.fromArray(SPECIES, a, place + LANES);
            DoubleVector b0 = DoubleVector.broadcast(SPECIES, b[other]);
            c00 = a0.fma(b0, c00);
            c10 = a1.fma(b0, c10);
            DoubleVector b1 = DoubleVector.broadcast(SPECIES, b[other + 1]);
            c01 = a0.fma(b1, c01);
            c11 = a1.fma(b1, c11);
            DoubleVector b2 = DoubleVector.broadcast(SPECIES, b[other + 2]);
            c02 = a0.fma(b2, c02);
            c12 = a1.fma(b2, c12);
            DoubleVector b3 = DoubleVector.broadcast(SPECIES, b[other + 3]);
            c03 = a0.fma(b3, c03);
            c13 = a1.fma(b3, c13);
            DoubleVector b4 = DoubleVector.broadcast(SPECIES, b[other + 4]);
            c04 = a0.fma(b4, c04);
            c14 = a1.fma(b4, c14);
            place += ROWS;
            other += COLUMNS;
        }
        store(c00, c10, c, atC);
        store(c01, c11, c, atC + stride);
        store(c02, c12, c, atC + 2 * stride);
        store(c03, c13, c, atC + 3 * stride);
        store(c04, c14, c, atC + 4 * stride);
    }

    private static void store(DoubleVector low, DoubleVector high, double[] c, int at) {
        DoubleVector.fromArray(SPECIES, c, at).sub(low).intoArray(c, at);
        DoubleVector.fromArray(SPECIES, c, at + LANES).sub(high).intoArray(c, at + LANES);
    }
}
