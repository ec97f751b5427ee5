package org.wattladder.worklets.cpu;

import java.util.Arrays;

/**
 * Compares the sum of {@code z^k X[k]} over the spectrum of each signal with what it must be, without a transform.
 *
 * <p>With {@code N} points and {@code z = exp(i phase)} the sum is that of {@code W[n] x[n]} over the input {@code x}, where
 * {@code W[n]} is the geometric sum of {@code exp(i (phase - 2 pi n / N) k)} over all {@code k}.
 */
final class SpectrumSum {
    /** Allowed difference per point, for inputs of the order of one. */
    static final double TOLERANCE = 1e-9;

    private static final int SIGNALS = FourierTransform.SIGNALS;

    private final int points;
    private final double[] powersReal;
    private final double[] powersImaginary;
    private final double[] weightsReal;
    private final double[] weightsImaginary;
    private final double[] sumsReal = new double[SIGNALS];
    private final double[] sumsImaginary = new double[SIGNALS];

    /** Takes the transform, whose order of the spectrum it follows, and the argument of {@code z}. */
    SpectrumSum(FourierTransform order, double phase) {
        points = order.points();
        powersReal = new double[points];
        powersImaginary = new double[points];
        weightsReal = new double[points];
        weightsImaginary = new double[points];
        // z^N - 1 is the numerator of every W[n]; the division is a multiplication by the conjugate.
        double aboveReal = Math.cos(phase * points) - 1;
        double aboveImaginary = Math.sin(phase * points);
        for (int n = 0; n < points; n++) {
            powersReal[n] = Math.cos(phase * order.reversed(n));
            powersImaginary[n] = Math.sin(phase * order.reversed(n));
            double angle = phase - 2 * Math.PI * n / points;
            double belowReal = Math.cos(angle) - 1;
            double belowImaginary = Math.sin(angle);
            double square = belowReal * belowReal + belowImaginary * belowImaginary;
            weightsReal[n] = (aboveReal * belowReal + aboveImaginary * belowImaginary) / square;
            weightsImaginary[n] = (aboveImaginary * belowReal - aboveReal * belowImaginary) / square;
        }
    }

    /** The most by which the weighted sum of any signal's spectrum is off; not a number if any point is not. */
    double difference(double[] inputReal, double[] inputImaginary, double[] real, double[] imaginary) {
        Arrays.fill(sumsReal, 0);
        Arrays.fill(sumsImaginary, 0);
        for (int n = 0; n < points; n++) {
            add(powersReal[n], powersImaginary[n], real, imaginary, n * SIGNALS);
            add(-weightsReal[n], -weightsImaginary[n], inputReal, inputImaginary, n * SIGNALS);
        }
        double worst = 0;
        for (int signal = 0; signal < SIGNALS; signal++) {
            worst = Math.max(worst, Math.hypot(sumsReal[signal], sumsImaginary[signal]));
        }
        return worst;
    }

    private void add(double weightReal, double weightImaginary, double[] real, double[] imaginary, int start) {
        double minusImaginary = -weightImaginary;
        for (int signal = 0; signal < SIGNALS; signal++) {
            double r = real[start + signal];
            double i = imaginary[start + signal];
            sumsReal[signal] = Math.fma(weightReal, r, Math.fma(minusImaginary, i, sumsReal[signal]));
            sumsImaginary[signal] = Math.fma(weightReal, i, Math.fma(weightImaginary, r, sumsImaginary[signal]));
        }
    }
}
