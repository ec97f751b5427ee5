package org.wattladder.worklets.cpu;

import java.util.List;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Metric;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.api.StatelessWorklet;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.WorkletDescription;
import org.wattladder.worklets.api.WrongOutput;

/**
 * Transforms signals forth and back with a one-dimensional radix-2 fast Fourier transform.
 *
 * <p>A transaction takes 512 signals of 64 complex points (see {@link FourierTransform}), 32 times through the transform
 * and its inverse and once more through the transform: by the usual count of {@code 5 N log2 N} 64 million floating-point
 * operations. Before each one a point of every signal is drawn anew. Memory per user: the input and the points, 1.05 MB,
 * of which the transform touches the points alone, so that the work stays in the second-level cache.
 *
 * <p>Check of the last spectrum {@code X} of each signal, in which every earlier error still stands: with {@code z} on the
 * unit circle, drawn per user, the sum of {@code z^k X[k]} is also the sum of {@code W[n] x[n]} over the input, where
 * {@code W[n]} is a geometric sum with a closed form. Both must agree to one part in 10^9 per point. An error that is
 * orthogonal to the powers of {@code z} would pass.
 */
public final class Fft implements StatelessWorklet {
    private static final String POINT_BITS = "point-bits";
    private static final String ROUND_TRIPS = "round-trips";

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "fft",
                "cpu",
                "The floating-point and vector units and the path to the second-level cache.",
                "Transforms 512 signals of 64 complex points at once with a one-dimensional radix-2 FFT, in place:"
                        + " 32 times forth and back and once more forth, 64 million floating-point operations by the"
                        + " count of 5 N log2 N. A point of each signal is drawn anew each time. 1.05 MB per user."
                        + " Checked with a random z on the unit circle: for each signal the sum of z^k X[k] must equal"
                        + " what its closed form gives for the input, to one part in 10^9 per point.",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(4L * 512 * 64 * Double.BYTES),
                List.of(
                        new Parameter(POINT_BITS, "binary logarithm of the points of each signal", 1, 12, 6, 3),
                        new Parameter(
                                ROUND_TRIPS, "times forth and back before the last transform", 0, 100_000, 32, 2)));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        int bits = Math.toIntExact(context.parameter(POINT_BITS));
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
        private final int points;
        private final int elements;
        private final double[] inputReal;
        private final double[] inputImaginary;
        private int nextPoint;

        /** Real parts of the spectrum after execute. */
        final double[] real;

        final double[] imaginary;

        Transform(FourierTransform fourier, int roundTrips, RandomGenerator random) {
            this.fourier = fourier;
            this.roundTrips = roundTrips;
            this.random = random;
            points = fourier.points();
            elements = fourier.elements();
            sum = new SpectrumSum(fourier, 2 * Math.PI * unit());
            inputReal = new double[elements];
            inputImaginary = new double[elements];
            real = fourier.real;
            imaginary = fourier.imaginary;
            for (int point = 0; point < points; point++) {
                draw(point);
            }
        }

        private double unit() {
            return (random.nextLong() >>> 11) * 0x1.0p-53;
        }

        private void draw(int point) {
            int start = point * FourierTransform.SIGNALS;
            for (int i = start; i < start + FourierTransform.SIGNALS; i++) {
                inputReal[i] = 2 * unit() - 1;
                inputImaginary[i] = 2 * unit() - 1;
            }
        }

        @Override
        public String type() {
            return "transform";
        }

        @Override
        public void prepare() {
            draw(nextPoint);
            nextPoint = (nextPoint + 1) % points;
            System.arraycopy(inputReal, 0, real, 0, elements);
            System.arraycopy(inputImaginary, 0, imaginary, 0, elements);
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
            double difference = sum.difference(inputReal, inputImaginary, real, imaginary);
            double allowed = SpectrumSum.TOLERANCE * points;
            if (!(difference <= allowed)) {
                throw new WrongOutput("the weighted sum of the spectrum of a signal of " + points + " points is off by "
                        + difference + " where " + allowed + " is allowed");
            }
        }
    }
}
