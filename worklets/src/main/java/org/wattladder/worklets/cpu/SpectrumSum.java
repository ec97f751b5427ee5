package org.wattladder.worklets.cpu;

/**
 * Knows what the sum of {@code z^k X[k]} over a spectrum must be, from the input {@code x} and without a transform.
 *
 * <p>With {@code N} points and {@code z = exp(i phase)} the sum is that of {@code W[n] x[n]}, where {@code W[n]} is the
 * geometric sum of {@code exp(i (phase - 2 pi n / N) k)} over all {@code k}.
 */
final class SpectrumSum {
    /** Allowed difference per point, for inputs of the order of one. */
    static final double TOLERANCE = 1e-9;

    private final FourierTransform order;
    private final int rows;
    private final double phase;
    private final double[] powersReal;
    private final double[] powersImaginary;
    private final double[] expectedReal;
    private final double[] expectedImaginary;

    /** Takes the transform, whose order of the spectrum it follows, and the argument of {@code z}. */
    SpectrumSum(FourierTransform order, double phase) {
        this.order = order;
        rows = order.rows();
        this.phase = phase;
        powersReal = new double[rows];
        powersImaginary = new double[rows];
        expectedReal = new double[rows];
        expectedImaginary = new double[rows];
        for (int k = 0; k < rows; k++) {
            powersReal[k] = Math.cos(phase * order.reversed(k));
            powersImaginary[k] = Math.sin(phase * order.reversed(k));
        }
    }

    /** Takes the points of a row of the input in place of those it had; the arrays hold the whole input. */
    void setRow(int row, double[] real, double[] imaginary) {
        double points = (double) rows * rows;
        // z^N - 1 is the numerator of every W[n]; the division is a multiplication by the conjugate.
        double aboveReal = Math.cos(phase * points) - 1;
        double aboveImaginary = Math.sin(phase * points);
        double sumReal = 0;
        double sumImaginary = 0;
        for (int i = 0; i < rows; i++) {
            double angle = phase - 2 * Math.PI * (row * (double) rows + i) / points;
            double belowReal = Math.cos(angle) - 1;
            double belowImaginary = Math.sin(angle);
            double square = belowReal * belowReal + belowImaginary * belowImaginary;
            double weightReal = (aboveReal * belowReal + aboveImaginary * belowImaginary) / square;
            double weightImaginary = (aboveImaginary * belowReal - aboveReal * belowImaginary) / square;
            int at = row * rows + i;
            sumReal += weightReal * real[at] - weightImaginary * imaginary[at];
            sumImaginary += weightReal * imaginary[at] + weightImaginary * real[at];
        }
        expectedReal[row] = sumReal;
        expectedImaginary[row] = sumImaginary;
    }

    /** How far the weighted sum of a spectrum is from what it must be; not a number if any point is not. */
    double difference(double[] real, double[] imaginary) {
        double differenceReal = 0;
        double differenceImaginary = 0;
        for (int row = 0; row < rows; row++) {
            int start = row * rows;
            double rr = 0;
            double ii = 0;
            double ri = 0;
            double ir = 0;
            for (int k = 0; k < rows; k++) {
                rr += powersReal[k] * real[start + k];
                ii += powersImaginary[k] * imaginary[start + k];
                ri += powersReal[k] * imaginary[start + k];
                ir += powersImaginary[k] * real[start + k];
            }
            double turn = phase * rows * order.reversed(row);
            double turnReal = Math.cos(turn);
            double turnImaginary = Math.sin(turn);
            differenceReal += turnReal * (rr - ii) - turnImaginary * (ri + ir) - expectedReal[row];
            differenceImaginary += turnReal * (ri + ir) + turnImaginary * (rr - ii) - expectedImaginary[row];
        }
        return Math.hypot(differenceReal, differenceImaginary);
    }
}
