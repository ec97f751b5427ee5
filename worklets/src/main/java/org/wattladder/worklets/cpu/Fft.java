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
 * Transforms a signal forth and back with a one-dimensional fast Fourier transform.
 *
 * <p>A transaction takes one signal of 1,024 complex points, whose data stays in the first cache, 400 times through the
 * transform and its inverse (see {@link FourierTransform}) and once more through the transform: by the usual count of
 * {@code 5 N log2 N} 41 million floating-point operations. A signal of 2^20 points, a parameter, is too large for most
 * caches. Before each transaction a point of the signal is redrawn.
 *
 * <p>Check of the last spectrum {@code X}, in which every earlier error still stands: with {@code z} on the unit circle, drawn
 * per user, the sum of {@code z^k X[k]} is also the sum of {@code W[n] x[n]} over the input, where {@code W[n]} is a geometric
 * sum with a closed form. Both must agree to one part in 10^9 per point. An error that is orthogonal to the powers of
 * {@code z} would pass.
 */
public final class Fft implements StatelessWorklet {
    private static final String POINT_BITS = "point-bits";
    private static final String ROUND_TRIPS = "round-trips";

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "fft",
                "cpu",
                "The floating-point and vector units and, by parameter, the path to memory.",
                "Transforms one signal of 1,024 complex points with a one-dimensional radix-4 FFT, 400 times forth and back"
                        + " and once more forth: 41 million floating-point operations by the count of 5 N log2 N. A point"
                        + " of the signal is redrawn each time. 100 kB per user, 84 MB with 20 point bits. Checked with a"
                        + " random z on the unit circle: the sum of z^k X[k] must equal what its closed form gives for the"
                        + " input, to one part in 10^9 per point.",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(100_000),
                List.of(
                        new Parameter(
                                POINT_BITS,
                                "binary logarithm of the points: 10 for data in the cache, 20 for data in memory (with round"
                                        + " trips of 1)",
                                1,
                                22,
                                10,
                                3),
                        new Parameter(
                                ROUND_TRIPS, "times forth and back before the last transform", 0, 100_000, 400, 2)));
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
            sum = new SpectrumSum(points, random.nextInt(points), unit());
            inputReal = new double[points];
            inputImaginary = new double[points];
            real = new double[points];
            imaginary = new double[points];
            for (int point = 0; point < points; point++) {
                draw(point);
            }
        }

        private double unit() {
            return (random.nextLong() >>> 11) * 0x1.0p-53;
        }

        private void draw(int point) {
            inputReal[point] = 2 * unit() - 1;
            inputImaginary[point] = 2 * unit() - 1;
        }

        @Override
        public String type() {
            return "transform";
        }

        @Override
        public void prepare() {
            draw(nextPoint);
            nextPoint = (nextPoint + 1) % points;
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
            double difference = sum.difference(inputReal, inputImaginary, real, imaginary);
            double allowed = SpectrumSum.TOLERANCE * points;
            if (!(difference <= allowed)) {
                throw new WrongOutput("the weighted sum of the spectrum of a signal of " + points + " points is off by "
                        + difference + " where " + allowed + " is allowed");
            }
        }
    }
}
