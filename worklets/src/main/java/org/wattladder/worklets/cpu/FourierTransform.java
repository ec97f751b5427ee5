package org.wattladder.worklets.cpu;

/**
 * The discrete Fourier transform of 512 signals at once, in place, with radix-2 butterflies.
 *
 * <p>Points stand as an array of sensors delivers them: the first of all signals, then the second of all signals. A stage
 * of butterflies halves blocks of points; a block has one factor, so that the inner loops run over 512 to 16,384
 * neighbouring elements and a compiler can make vector instructions of them. The spectrum stays in the order in which
 * this leaves it, {@code X[k]} of all signals in row {@link #reversed reversed(k)}; the inverse takes it from there.
 */
class FourierTransform {
    static final int SIGNALS = 512;

    /**
     * Elements that arrays have behind the points: with the 16 bytes of an array's head they make the length a multiple of
     * 64 bytes, so that arrays that lie side by side have their points in the same place of a cache line and vectors of
     * both are aligned at once. With 512 bytes, and not 64, reading the imaginary part of a point does not wait for
     * the real part of a point just written, which it would if their addresses were equal in the last 12 bits.
     */
    static final int SLACK = 62;

    private static final int STANDARD_POINTS = 64;

    private final int bits;
    private final int points;
    private final int elements;
    private final double[] rootsReal;
    private final double[] rootsImaginary;
    private final double[] halfRootsReal;
    private final double[] halfRootsImaginary;

    /** Room for the real parts of all points, allocated beside the imaginary parts for the sake of {@link #SLACK}. */
    final double[] real;

    final double[] imaginary;

    /** Takes the binary logarithm of the number of points of each signal. */
    FourierTransform(int bits) {
        this.bits = bits;
        points = 1 << bits;
        elements = points * SIGNALS;
        rootsReal = new double[points / 2];
        rootsImaginary = new double[points / 2];
        halfRootsReal = new double[points / 2];
        halfRootsImaginary = new double[points / 2];
        real = new double[elements + SLACK];
        imaginary = new double[elements + SLACK];
        for (int block = 0; block < points / 2; block++) {
            double angle = Math.PI * reversed(block) / points;
            rootsReal[block] = Math.cos(angle);
            rootsImaginary[block] = -Math.sin(angle);
            halfRootsReal[block] = rootsReal[block] / 2;
            halfRootsImaginary[block] = rootsImaginary[block] / 2;
        }
    }

    /** The number of points of each signal. */
    int points() {
        return points;
    }

    /** The number of points of all signals. */
    int elements() {
        return elements;
    }

    /** The number with its bits in reverse order, of as many bits as the number of a point has. */
    int reversed(int number) {
        return Integer.reverse(number) >>> (Integer.SIZE - bits);
    }

    /**
     * Transforms in place; both arrays have {@link #SLACK} elements behind the points. With a constant distance between
     * the halves, C2 sees that they do not overlap; without, it makes no vectors.
     */
    void transform(double[] real, double[] imaginary) {
        if (points == STANDARD_POINTS) {
            join(real, imaginary, 16_384);
            join(real, imaginary, 8_192);
            join(real, imaginary, 4_096);
            join(real, imaginary, 2_048);
            join(real, imaginary, 1_024);
            join(real, imaginary, 512);
            return;
        }
        for (int half = elements / 2; half >= SIGNALS; half /= 2) {
            join(real, imaginary, half);
        }
    }

    /** Undoes {@link #transform}, in place. */
    void inverse(double[] real, double[] imaginary) {
        if (points == STANDARD_POINTS) {
            part(real, imaginary, 512);
            part(real, imaginary, 1_024);
            part(real, imaginary, 2_048);
            part(real, imaginary, 4_096);
            part(real, imaginary, 8_192);
            part(real, imaginary, 16_384);
            return;
        }
        for (int half = SIGNALS; half < elements; half *= 2) {
            part(real, imaginary, half);
        }
    }

    /** Fused throughout: C2 of JDK 25 makes short vectors, or none, of sums and differences that share a product. */
    private void join(double[] real, double[] imaginary, int half) {
        int block = 0;
        for (int start = 0; start < elements; start += 2 * half) {
            double wr = rootsReal[block];
            double wi = rootsImaginary[block];
            double minusWr = -wr;
            double minusWi = -wi;
            for (int j = start; j < start + half; j++) {
                double br = real[j + half];
                double bi = imaginary[j + half];
                double ar = real[j];
                double ai = imaginary[j];
                real[j] = Math.fma(wr, br, Math.fma(minusWi, bi, ar));
                imaginary[j] = Math.fma(wr, bi, Math.fma(wi, br, ai));
                real[j + half] = Math.fma(minusWr, br, Math.fma(wi, bi, ar));
                imaginary[j + half] = Math.fma(minusWr, bi, Math.fma(minusWi, br, ai));
            }
            block++;
        }
    }

    /** Undoes {@link #join}; each stage halves what it adds, which in the end divides by the number of points. */
    private void part(double[] real, double[] imaginary, int half) {
        int block = 0;
        for (int start = 0; start < elements; start += 2 * half) {
            double wr = halfRootsReal[block];
            double wi = halfRootsImaginary[block];
            double minusWi = -wi;
            for (int j = start; j < start + half; j++) {
                double ar = real[j];
                double ai = imaginary[j];
                double br = real[j + half];
                double bi = imaginary[j + half];
                double dr = ar - br;
                double di = ai - bi;
                real[j] = 0.5 * (ar + br);
                imaginary[j] = 0.5 * (ai + bi);
                real[j + half] = Math.fma(wr, dr, wi * di);
                imaginary[j + half] = Math.fma(wr, di, minusWi * dr);
            }
            block++;
        }
    }
}
