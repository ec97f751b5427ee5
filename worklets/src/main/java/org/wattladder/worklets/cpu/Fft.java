package org.wattladder.worklets.cpu;

import java.util.List;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletDescription;
import org.wattladder.worklets.api.WrongOutput;

/**
 * Transforms complex points forth and back with a one-dimensional radix-2 fast Fourier transform.
 *
 * <p>A transaction takes 16,384 points, 128 rows of 128 (see {@link FourierTransform}), 20 times through the transform
 * and its inverse and once more through the transform: by the usual count of {@code 5 N log2 N} 47 million floating-point
 * operations. Before each one a row of the input is drawn anew. Memory per user: the input, the points and the factors,
 * 0.8 MB, so that the work stays in the second-level cache.
 *
 * <p>Check of the last spectrum {@code X}, in which every earlier error still stands: with {@code z} on the unit circle,
 * drawn per user, the sum of {@code z^k X[k]} is also the sum of {@code W[n] x[n]} over the input, where {@code W[n]} is a
 * geometric sum with a closed form. Both must agree to one part in 10^9 per point. An error that is orthogonal to the
 * powers of {@code z} would pass.
 */
public final class Fft implements Worklet {
    private static final String ROW_BITS = "row-bits";
    private static final String ROUND_TRIPS = "round-trips";

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "fft",
                "cpu",
                "The floating-point and vector units and the path to the second-level cache.",
                "Transforms 16,384 complex points (128 rows of 128 points) with a one-dimensional radix-2 FFT, in place"
                        + " and in the four-step arrangement: 20 times forth and back and once more forth, 47 million"
                        + " floating-point operations by the count of 5 N log2 N. One row of the input is drawn anew"
                        + " each time. 0.8 MB per user. Checked with a random z on the unit circle: the sum of z^k"
                        + " X[k] must equal what its closed form gives for the input, to one part in 10^9 per point.",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(6L * 128 * 128 * Double.BYTES),
                List.of(
                        new Parameter(ROW_BITS, "binary logarithm of rows and of points per row", 1, 12, 7, 3),
                        new Parameter(
                                ROUND_TRIPS, "times forth and back before the last transform", 0, 100_000, 20, 2)));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        int bits = Math.toIntExact(context.parameter(ROW_BITS));
        int roundTrips = Math.toIntExact(context.parameter(ROUND_TRIPS));
        return List.of(
                new WeightedTransaction(1, new Transform(new FourierTransform(bits), roundTrips, context.random())));
    }

    /** One input, forth and back and forth. */
    static final class Transform implements Transaction {
        private final FourierTransform fourier;
        private final SpectrumSum sum;
        private final RandomGenerator random;
        private final int roundTrips;
        private final int rows;
        private final int points;
        private final double[] inputReal;
        private final double[] inputImaginary;
        private int nextRow;

        /** Real parts of the spectrum after execute. */
        final double[] real;

        final double[] imaginary;

        Transform(FourierTransform fourier, int roundTrips, RandomGenerator random) {
            this.fourier = fourier;
            this.roundTrips = roundTrips;
            this.random = random;
            rows = fourier.rows();
            points = fourier.points();
            sum = new SpectrumSum(fourier, 2 * Math.PI * unit());
            inputReal = new double[points];
            inputImaginary = new double[points];
            real = fourier.real;
            imaginary = fourier.imaginary;
            for (int row = 0; row < rows; row++) {
                drawRow(row);
            }
        }

        private double unit() {
            return (random.nextLong() >>> 11) * 0x1.0p-53;
        }

        private void drawRow(int row) {
            for (int i = row * rows; i < (row + 1) * rows; i++) {
                inputReal[i] = 2 * unit() - 1;
                inputImaginary[i] = 2 * unit() - 1;
            }
            sum.setRow(row, inputReal, inputImaginary);
        }

        @Override
        public String type() {
            return "transform";
        }

        @Override
        public void prepare() {
            drawRow(nextRow);
            nextRow = (nextRow + 1) % rows;
            System.arraycopy(inputReal, 0, real, 0, points);
            System.arraycopy(inputImaginary, 0, imaginary, 0, points);
        }

        @Override
        public void execute() {
            for (int i = 0; i < roundTrips; i++) {
                fourier.transform(real, imaginary);
                fourier.inverse(real, imaginary);
            }
            fourier.transform(real, imaginary);
        }

        @Override
        public void check() {
            double difference = sum.difference(real, imaginary);
            double allowed = SpectrumSum.TOLERANCE * points;
            if (!(difference <= allowed)) {
                throw new WrongOutput("the weighted sum of the spectrum of " + points + " points is off by "
                        + difference + " where " + allowed + " is allowed");
            }
        }
    }
}
