package org.wattladder.worklets.cpu;

/**
 * The discrete Fourier transform of a square number of complex points, in place, with radix-2 butterflies.
 *
 * <p>The points are taken as a matrix, row by row (the four-step arrangement): transform all columns, turn each element
 * by its twiddle factor, transpose, transform all columns again. A butterfly then works on two whole rows with one
 * factor, which a compiler can turn into vector instructions, and the bit reversal swaps rows without touching them.
 */
class FourierTransform {
    private final int rows;
    private final double[] rootsReal;
    private final double[] rootsImaginary;
    private final double[][] twiddlesReal;
    private final double[][] twiddlesImaginary;

    /** Takes the number of rows, a power of two; the transform has as many points as its square. */
    FourierTransform(int rows) {
        this.rows = rows;
        rootsReal = new double[rows];
        rootsImaginary = new double[rows];
        twiddlesReal = new double[rows][rows];
        twiddlesImaginary = new double[rows][rows];
        for (int k = 0; k < rows; k++) {
            rootsReal[k] = Math.cos(2 * Math.PI * k / rows);
            rootsImaginary[k] = -Math.sin(2 * Math.PI * k / rows);
            for (int n = 0; n < rows; n++) {
                double angle = 2 * Math.PI * k * n / ((double) rows * rows);
                twiddlesReal[k][n] = Math.cos(angle);
                twiddlesImaginary[k][n] = -Math.sin(angle);
            }
        }
    }

    /** Undoes {@link #transform}, in place. */
    void inverse(double[][] real, double[][] imaginary) {
        transform(imaginary, real);
        double factor = 1.0 / rows / rows;
        for (int row = 0; row < rows; row++) {
            scale(real[row], factor);
            scale(imaginary[row], factor);
        }
    }

    private static void scale(double[] row, double factor) {
        for (int j = 0; j < row.length; j++) {
            row[j] *= factor;
        }
    }

    /** Transforms in place. */
    void transform(double[][] real, double[][] imaginary) {
        columns(real, imaginary);
        for (int row = 1; row < rows; row++) {
            turn(real[row], imaginary[row], twiddlesReal[row], twiddlesImaginary[row]);
        }
        transpose(real);
        transpose(imaginary);
        columns(real, imaginary);
    }

    private void columns(double[][] real, double[][] imaginary) {
        reverse(real);
        reverse(imaginary);
        for (int half = 1; half < rows; half <<= 1) {
            int step = rows / (2 * half);
            for (int start = 0; start < rows; start += 2 * half) {
                for (int i = start; i < start + half; i++) {
                    int root = (i - start) * step;
                    butterfly(
                            real[i],
                            imaginary[i],
                            real[i + half],
                            imaginary[i + half],
                            rootsReal[root],
                            rootsImaginary[root]);
                }
            }
        }
    }

    private static void butterfly(double[] ar, double[] ai, double[] br, double[] bi, double wr, double wi) {
        for (int j = 0; j < ar.length; j++) {
            double tr = Math.fma(wr, br[j], -(wi * bi[j]));
            double ti = Math.fma(wr, bi[j], wi * br[j]);
            br[j] = ar[j] - tr;
            bi[j] = ai[j] - ti;
            ar[j] += tr;
            ai[j] += ti;
        }
    }

    private static void turn(double[] real, double[] imaginary, double[] wr, double[] wi) {
        for (int j = 0; j < real.length; j++) {
            double r = real[j];
            double i = imaginary[j];
            real[j] = Math.fma(wr[j], r, -(wi[j] * i));
            imaginary[j] = Math.fma(wr[j], i, wi[j] * r);
        }
    }

    private static void transpose(double[][] matrix) {
        for (int i = 1; i < matrix.length; i++) {
            double[] row = matrix[i];
            for (int j = 0; j < i; j++) {
                double element = row[j];
                row[j] = matrix[j][i];
                matrix[j][i] = element;
            }
        }
    }

    private static void reverse(double[][] matrix) {
        int shift = Integer.numberOfLeadingZeros(matrix.length) + 1;
        for (int i = 0; i < matrix.length; i++) {
            int j = Integer.reverse(i) >>> shift;
            if (i < j) {
                double[] row = matrix[i];
                matrix[i] = matrix[j];
                matrix[j] = row;
            }
        }
    }
}
