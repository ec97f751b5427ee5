package org.wattladder.worklets.cpu;

/**
 * Compares the sum of {@code z^k X[k]} over a spectrum with what it must be, without a transform.
 *
 * <p>With {@code N} points the sum is that of {@code W[n] x[n]} over the input {@code x}, where {@code W[n]} is the geometric
 * sum of {@code (z exp(-2 pi i n / N))^k} over all {@code k}, which has a closed form. {@code z} lies on the unit circle,
 * between two of the roots of one and at a quarter of their distance at least, so that no divisor is near zero.
 */
final class SpectrumSum {
    /** Allowed difference per point, for inputs of the order of one. */
    static final double TOLERANCE = 1e-9;

    private final int points;
    private final double[] powersReal;
    private final double[] powersImaginary;
    private final double[] weightsReal;
    private final double[] weightsImaginary;

    /**
     * Takes where {@code z} lies.
     *
     * @param root number of the root before it, from 0 to points - 1
     * @param part of the way to the next root, 0 to 1
     */
    SpectrumSum(int points, int root, double part) {
        this.points = points;
        powersReal = new double[points];
        powersImaginary = new double[points];
        weightsReal = new double[points];
        weightsImaginary = new double[points];
        double fraction = 0.25 + part / 2;
        double above = Math.sin(Math.PI * fraction);
        for (int n = 0; n < points; n++) {
            double angle = 2 * Math.PI * ((long) root * n % points + fraction * n) / points;
            powersReal[n] = Math.cos(angle);
            powersImaginary[n] = Math.sin(angle);
            double half = Math.PI * (root - n + fraction) / points;
            double length = above / Math.sin(half);
            weightsReal[n] = length * Math.cos(Math.PI * fraction - half);
            weightsImaginary[n] = length * Math.sin(Math.PI * fraction - half);
        }
    }

    /** By how much the weighted sum of the spectrum is off; not a number if any point is not. */
    double difference(double[] inputReal, double[] inputImaginary, double[] real, double[] imaginary) {
        double sumReal = 0;
        double sumImaginary = 0;
        for (int n = 0; n < points; n++) {
            sumReal += powersReal[n] * real[n] - powersImaginary[n] * imaginary[n];
            sumImaginary += powersReal[n] * imaginary[n] + powersImaginary[n] * real[n];
            sumReal -= weightsReal[n] * inputReal[n] - weightsImaginary[n] * inputImaginary[n];
            sumImaginary -= weightsReal[n] * inputImaginary[n] + weightsImaginary[n] * inputReal[n];
        }
        return Math.hypot(sumReal, sumImaginary);
    }
}
