package org.wattladder.worklets.cpu;

/**
 * The discrete Fourier transform of a square number of complex points, in place, with radix-2 butterflies.
 *
 * <p>The points are taken as a matrix, row by row (the four-step arrangement): transform all columns, turn each element
 * by its twiddle factor, transpose, transform all columns again. A stage of butterflies halves blocks of rows; a block has
 * one factor, so that the inner loops run over 128 to 8,192 neighbouring elements and a compiler can make vector
 * instructions of them. The spectrum stays in the order in which this leaves it: the point {@code k + rows * l} stands in
 * row {@link #reversed reversed(l)}, column {@code reversed(k)}; the inverse takes it from there.
 */
class FourierTransform {
    /**
     * Elements that arrays have behind the points: with the 16 bytes of an array's head they make the length a multiple of
     * 64 bytes, so that arrays that lie side by side have their points in the same place of a cache line and vectors of
     * all of them are aligned at once. With 512 bytes, and not 64, reading the imaginary part of a point does not wait for
     * the real part of a point just written, which it would if their addresses were equal in the last 12 bits.
     */
    static final int SLACK = 62;

    private static final int TILE = 8;
    private static final int STANDARD_ROWS = 128;

    private final int bits;
    private final int rows;
    private final int points;
    private final double[] rootsReal;
    private final double[] rootsImaginary;
    private final double[] twiddlesReal;
    private final double[] twiddlesImaginary;

    /** Room for the real parts of points, allocated beside the factors for the sake of {@link #SLACK}. */
    final double[] real;

    final double[] imaginary;

    /** Takes the binary logarithm of the number of rows; the transform has as many points as the square of the rows. */
    FourierTransform(int bits) {
        this.bits = bits;
        rows = 1 << bits;
        points = rows * rows;
        rootsReal = new double[rows];
        rootsImaginary = new double[rows];
        twiddlesReal = new double[points + SLACK];
        twiddlesImaginary = new double[points + SLACK];
        real = new double[points + SLACK];
        imaginary = new double[points + SLACK];
        for (int row = 0; row < rows; row++) {
            int k = reversed(row);
            rootsReal[row] = Math.cos(Math.PI * k / rows);
            rootsImaginary[row] = -Math.sin(Math.PI * k / rows);
            for (int n = 0; n < rows; n++) {
                double angle = 2 * Math.PI * k * n / points;
                twiddlesReal[row * rows + n] = Math.cos(angle);
                twiddlesImaginary[row * rows + n] = -Math.sin(angle);
            }
        }
    }

    int rows() {
        return rows;
    }

    int points() {
        return points;
    }

    /** The number with its bits in reverse order, of as many bits as the number of a row has. */
    int reversed(int number) {
        return Integer.reverse(number) >>> (Integer.SIZE - bits);
    }

    /** Transforms in place; both arrays have {@link #SLACK} elements behind the points. */
    void transform(double[] real, double[] imaginary) {
        columns(real, imaginary);
        turn(real, imaginary, twiddlesReal, twiddlesImaginary, points);
        transpose(real);
        transpose(imaginary);
        columns(real, imaginary);
    }

    /** Undoes {@link #transform}, in place. */
    void inverse(double[] real, double[] imaginary) {
        columnsBack(real, imaginary);
        transpose(real);
        transpose(imaginary);
        turnBack(real, imaginary, twiddlesReal, twiddlesImaginary, points);
        columnsBack(real, imaginary);
    }

    /** With a constant distance between the halves, C2 sees that they do not overlap; without, it makes no vectors. */
    private void columns(double[] real, double[] imaginary) {
        if (rows == STANDARD_ROWS) {
            join(real, imaginary, 8192);
            join(real, imaginary, 4096);
            join(real, imaginary, 2048);
            join(real, imaginary, 1024);
            join(real, imaginary, 512);
            join(real, imaginary, 256);
            join(real, imaginary, 128);
            return;
        }
        for (int half = points / 2; half >= rows; half /= 2) {
            join(real, imaginary, half);
        }
    }

    private void columnsBack(double[] real, double[] imaginary) {
        if (rows == STANDARD_ROWS) {
            part(real, imaginary, 128);
            part(real, imaginary, 256);
            part(real, imaginary, 512);
            part(real, imaginary, 1024);
            part(real, imaginary, 2048);
            part(real, imaginary, 4096);
            part(real, imaginary, 8192);
            return;
        }
        for (int half = rows; half < points; half *= 2) {
            part(real, imaginary, half);
        }
    }

    /** Fused throughout: C2 of JDK 25 makes short vectors, or none, of sums and differences that share a product. */
    private void join(double[] real, double[] imaginary, int half) {
        int block = 0;
        for (int start = 0; start < points; start += 2 * half) {
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

    private void part(double[] real, double[] imaginary, int half) {
        int block = 0;
        for (int start = 0; start < points; start += 2 * half) {
            double wr = rootsReal[block];
            double wi = rootsImaginary[block];
            for (int j = start; j < start + half; j++) {
                double ar = real[j];
                double ai = imaginary[j];
                double br = real[j + half];
                double bi = imaginary[j + half];
                double dr = ar - br;
                double di = ai - bi;
                real[j] = ar + br;
                imaginary[j] = ai + bi;
                real[j + half] = Math.fma(wr, dr, wi * di);
                imaginary[j + half] = Math.fma(wr, di, -(wi * dr));
            }
            block++;
        }
    }

    private static void turn(double[] real, double[] imaginary, double[] wr, double[] wi, int points) {
        for (int j = 0; j < points; j++) {
            double r = real[j];
            double i = imaginary[j];
            real[j] = Math.fma(wr[j], r, -(wi[j] * i));
            imaginary[j] = Math.fma(wr[j], i, wi[j] * r);
        }
    }

    private static void turnBack(double[] real, double[] imaginary, double[] wr, double[] wi, int points) {
        double factor = 1.0 / points;
        for (int j = 0; j < points; j++) {
            double r = factor * real[j];
            double i = factor * imaginary[j];
            real[j] = Math.fma(wr[j], r, wi[j] * i);
            imaginary[j] = Math.fma(wr[j], i, -(wi[j] * r));
        }
    }

    /** By strips of eight columns, so that lines of the cache are used whole before they are displaced. */
    private void transpose(double[] matrix) {
        for (int left = 0; left < rows; left += TILE) {
            int end = Math.min(left + TILE, rows);
            for (int i = left; i < end; i++) {
                for (int j = left; j < i; j++) {
                    swap(matrix, i * rows + j, j * rows + i);
                }
            }
            for (int i = end; i < rows; i++) {
                for (int j = 0; j < TILE; j++) {
                    swap(matrix, i * rows + left + j, (left + j) * rows + i);
                }
            }
        }
    }

    private static void swap(double[] matrix, int one, int other) {
        double element = matrix[one];
        matrix[one] = matrix[other];
        matrix[other] = element;
    }
}
