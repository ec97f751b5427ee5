package org.wattladder.worklets.linear.vector;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorSpecies;

/** A tile of three vectors by eight columns, subtracted in two halves of four columns where registers are few. */
final class Tile {
    private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
    private static final int LANES = SPECIES.length();
    private static final int ROWS = 3 * LANES;
    private static final int COLUMNS = 8;

    private Tile() {}

    /** {@code C = C - A B}, of packed A and B from these offsets on. */
    static void subtract(double[] a, int atA, double[] b, int atB, int inner, double[] c, int atC, int stride) {
        half(a, atA, b, atB, inner, c, atC, stride);
        half(a, atA, b, atB + 4, inner, c, atC + 4 * stride, stride);
    }

    private static void half(double[] a, int atA, double[] b, int atB, int inner, double[] c, int atC, int stride) {
        DoubleVector c00 = DoubleVector.zero(SPECIES);
        DoubleVector c10 = DoubleVector.zero(SPECIES);
        DoubleVector c20 = DoubleVector.zero(SPECIES);
        DoubleVector c01 = DoubleVector.zero(SPECIES);
        DoubleVector c11 = DoubleVector.zero(SPECIES);
        DoubleVector c21 = DoubleVector.zero(SPECIES);
        DoubleVector c02 = DoubleVector.zero(SPECIES);
        DoubleVector c12 = DoubleVector.zero(SPECIES);
        DoubleVector c22 = DoubleVector.zero(SPECIES);
        DoubleVector c03 = DoubleVector.zero(SPECIES);
        DoubleVector c13 = DoubleVector.zero(SPECIES);
        DoubleVector c23 = DoubleVector.zero(SPECIES);
        int place = atA;
        int other = atB;
        for (int p = 0; p < inner; p++) {
            DoubleVector a0 = DoubleVector.fromArray(SPECIES, a, place);
            DoubleVector a1 = DoubleVector.fromArray(SPECIES, a, place + LANES);
            DoubleVector a2 = DoubleVector.fromArray(SPECIES, a, place + 2 * LANES);
            DoubleVector b0 = DoubleVector.broadcast(SPECIES, b[other]);
            c00 = a0.fma(b0, c00);
            c10 = a1.fma(b0, c10);
            c20 = a2.fma(b0, c20);
            DoubleVector b1 = DoubleVector.broadcast(SPECIES, b[other + 1]);
            c01 = a0.fma(b1, c01);
            c11 = a1.fma(b1, c11);
            c21 = a2.fma(b1, c21);
            DoubleVector b2 = DoubleVector.broadcast(SPECIES, b[other + 2]);
            c02 = a0.fma(b2, c02);
            c12 = a1.fma(b2, c12);
            c22 = a2.fma(b2, c22);
            DoubleVector b3 = DoubleVector.broadcast(SPECIES, b[other + 3]);
            c03 = a0.fma(b3, c03);
            c13 = a1.fma(b3, c13);
            c23 = a2.fma(b3, c23);
            place += ROWS;
            other += COLUMNS;
        }
        store(c00, c10, c20, c, atC);
        store(c01, c11, c21, c, atC + stride);
        store(c02, c12, c22, c, atC + 2 * stride);
        store(c03, c13, c23, c, atC + 3 * stride);
    }

    private static void store(DoubleVector low, DoubleVector middle, DoubleVector high, double[] c, int at) {
        DoubleVector.fromArray(SPECIES, c, at).sub(low).intoArray(c, at);
        DoubleVector.fromArray(SPECIES, c, at + LANES).sub(middle).intoArray(c, at + LANES);
        DoubleVector.fromArray(SPECIES, c, at + 2 * LANES).sub(high).intoArray(c, at + 2 * LANES);
    }
}
