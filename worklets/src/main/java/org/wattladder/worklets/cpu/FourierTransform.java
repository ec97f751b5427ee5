package org.wattladder.worklets.cpu;

/**
 * The discrete Fourier transform of one complex signal, the spectrum in natural order.
 *
 * <p>Stockham's form of the fast transform with radix-4 butterflies: each stage reads one pair of arrays and writes another, in
 * the order that the next one wants, so that nothing is ever reversed; a last stage of radix 2 where the number of bits is
 * odd. Of the three factors of a butterfly one stands in a table, the others are its square and its cube.
 */
class FourierTransform {
    private final int bits;
    private final int points;
    private final double[] rootsReal;
    private final double[] rootsImaginary;
    private final double[] otherReal;
    private final double[] otherImaginary;

    /** Takes the binary logarithm of the number of points. */
    FourierTransform(int bits) {
        this.bits = bits;
        points = 1 << bits;
        rootsReal = new double[points / 4];
        rootsImaginary = new double[points / 4];
        otherReal = new double[points];
        otherImaginary = new double[points];
        for (int k = 0; k < rootsReal.length; k++) {
            double angle = 2 * Math.PI * k / points;
            rootsReal[k] = Math.cos(angle);
            rootsImaginary[k] = -Math.sin(angle);
        }
    }

    int points() {
        return points;
    }

    /** Transforms in place. */
    void transform(double[] real, double[] imaginary) {
        boolean odd = (bits + 1) / 2 % 2 == 1;
        if (odd) {
            System.arraycopy(real, 0, otherReal, 0, points);
            System.arraycopy(imaginary, 0, otherImaginary, 0, points);
        }
        int stride = 1;
        boolean back = odd;
        while (stride < points) {
            double[] fromReal = back ? otherReal : real;
            double[] fromImaginary = back ? otherImaginary : imaginary;
            double[] toReal = back ? real : otherReal;
            double[] toImaginary = back ? imaginary : otherImaginary;
            if (4 * stride > points) {
                halves(fromReal, fromImaginary, toReal, toImaginary);
            } else if (stride == 1) {
                firstQuarters(fromReal, fromImaginary, toReal, toImaginary);
            } else {
                quarters(fromReal, fromImaginary, toReal, toImaginary, stride);
            }
            stride *= 4;
            back = !back;
        }
    }

    /** Undoes {@link #transform}, in place: the same with real and imaginary parts exchanged, divided by the points. */
    void inverse(double[] real, double[] imaginary) {
        transform(imaginary, real);
        double factor = 1.0 / points;
        for (int i = 0; i < points; i++) {
            real[i] *= factor;
        }
        for (int i = 0; i < points; i++) {
            imaginary[i] *= factor;
        }
    }

    /** The stage in which each butterfly has factors of its own. */
    private void firstQuarters(double[] xr, double[] xi, double[] yr, double[] yi) {
        double[] roots = rootsReal;
        double[] minusSines = rootsImaginary;
        int quarter = roots.length;
        for (int p = 0; p < quarter; p++) {
            double ar = xr[p] + xr[p + 2 * quarter];
            double ai = xi[p] + xi[p + 2 * quarter];
            double br = xr[p] - xr[p + 2 * quarter];
            double bi = xi[p] - xi[p + 2 * quarter];
            double cr = xr[p + quarter] + xr[p + 3 * quarter];
            double ci = xi[p + quarter] + xi[p + 3 * quarter];
            double dr = xr[p + quarter] - xr[p + 3 * quarter];
            double di = xi[p + quarter] - xi[p + 3 * quarter];
            double w1r = roots[p];
            double w1i = minusSines[p];
            double w2r = w1r * w1r - w1i * w1i;
            double w2i = 2 * w1r * w1i;
            double w3r = w1r * w2r - w1i * w2i;
            double w3i = w1r * w2i + w1i * w2r;
            int to = 4 * p;
            yr[to] = ar + cr;
            yi[to] = ai + ci;
            yr[to + 1] = Math.fma(w1r, br + di, w1i * (dr - bi));
            yi[to + 1] = Math.fma(w1r, bi - dr, w1i * (br + di));
            yr[to + 2] = Math.fma(w2r, ar - cr, w2i * (ci - ai));
            yi[to + 2] = Math.fma(w2r, ai - ci, w2i * (ar - cr));
            yr[to + 3] = Math.fma(w3r, br - di, -w3i * (bi + dr));
            yi[to + 3] = Math.fma(w3r, bi + dr, w3i * (br - di));
        }
    }

    private void quarters(double[] xr, double[] xi, double[] yr, double[] yi, int stride) {
        for (int from = 0; from < points / 4; from += stride) {
            quartersOfAFactor(xr, xi, yr, yi, stride, points / 4, from, rootsReal[from], rootsImaginary[from]);
        }
    }

    /** All butterflies of one factor: loops over neighbours, of which a compiler can make vector instructions. */
    private static void quartersOfAFactor(
            double[] xr,
            double[] xi,
            double[] yr,
            double[] yi,
            int stride,
            int quarter,
            int from,
            double w1r,
            double w1i) {
        double w2r = w1r * w1r - w1i * w1i;
        double w2i = 2 * w1r * w1i;
        double w3r = w1r * w2r - w1i * w2i;
        double w3i = w1r * w2i + w1i * w2r;
        double minusW1i = -w1i;
        double minusW2i = -w2i;
        double minusW3i = -w3i;
        int to = 4 * from;
        for (int q = 0; q < stride; q++) {
            int at = from + q;
            double ar = xr[at] + xr[at + 2 * quarter];
            double ai = xi[at] + xi[at + 2 * quarter];
            double br = xr[at] - xr[at + 2 * quarter];
            double bi = xi[at] - xi[at + 2 * quarter];
            double cr = xr[at + quarter] + xr[at + 3 * quarter];
            double ci = xi[at + quarter] + xi[at + 3 * quarter];
            double dr = xr[at + quarter] - xr[at + 3 * quarter];
            double di = xi[at + quarter] - xi[at + 3 * quarter];
            double er = br + di;
            double ei = bi - dr;
            double fr = ar - cr;
            double fi = ai - ci;
            double gr = br - di;
            double gi = bi + dr;
            yr[to + q] = ar + cr;
            yi[to + q] = ai + ci;
            yr[to + q + stride] = Math.fma(w1r, er, minusW1i * ei);
            yi[to + q + stride] = Math.fma(w1r, ei, w1i * er);
            yr[to + q + 2 * stride] = Math.fma(w2r, fr, minusW2i * fi);
            yi[to + q + 2 * stride] = Math.fma(w2r, fi, w2i * fr);
            yr[to + q + 3 * stride] = Math.fma(w3r, gr, minusW3i * gi);
            yi[to + q + 3 * stride] = Math.fma(w3r, gi, w3i * gr);
        }
    }

    /** The last stage where the number of bits is odd. */
    private void halves(double[] xr, double[] xi, double[] yr, double[] yi) {
        int half = points / 2;
        for (int q = 0; q < half; q++) {
            double ar = xr[q];
            double ai = xi[q];
            double br = xr[q + half];
            double bi = xi[q + half];
            yr[q] = ar + br;
            yi[q] = ai + bi;
            yr[q + half] = ar - br;
            yi[q + half] = ai - bi;
        }
    }
}
