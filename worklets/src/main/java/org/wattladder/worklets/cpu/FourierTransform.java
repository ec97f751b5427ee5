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
     * all of them are aligned at once.
     */
    static final int SLACK = 6;

    private static final int TILE = 8;

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
        for (int half = points / 2; half >= rows; half /= 2) {
            switch (half) {
                case 8192 -> join(real, imaginary, 8192);
                case 4096 -> join(real, imaginary, 4096);
                case 2048 -> join(real, imaginary, 2048);
                case 1024 -> join(real, imaginary, 1024);
                case 512 -> join(real, imaginary, 512);
                case 256 -> join(real, imaginary, 256);
                case 128 -> join(real, imaginary, 128);
                default -> join(real, imaginary, half);
            }
        }
    }

    private void columnsBack(double[] real, double[] imaginary) {
        for (int half = rows; half < points; half *= 2) {
            switch (half) {
                case 8192 -> part(real, imaginary, 8192);
                case 4096 -> part(real, imaginary, 4096);
                case 2048 -> part(real, imaginary, 2048);
                case 1024 -> part(real, imaginary, 1024);
                case 512 -> part(real, imaginary, 512);
                case 256 -> part(real, imaginary, 256);
                case 128 -> part(real, imaginary, 128);
                default -> part(real, imaginary, half);
            }
        }
    }

    private void join(double[] real, double[] imaginary, int half) {
        int block = 0;
        for (int start = 0; start < points; start += 2 * half) {
            double wr = rootsReal[block];
            double wi = rootsImaginary[block];
            for (int j = start; j < start + half; j++) {
                double br = real[j + half];
                double bi = imaginary[j + half];
                double tr = Math.fma(wr, br, -(wi * bi));
                double ti = Math.fma(wr, bi, wi * br);
                double ar = real[j];
                double ai = imaginary[j];
                real[j + half] = ar - tr;
                imaginary[j + half] = ai - ti;
                real[j] = ar + tr;
                imaginary[j] = ai + ti;
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
