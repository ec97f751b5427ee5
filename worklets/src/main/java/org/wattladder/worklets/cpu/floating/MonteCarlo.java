package org.wattladder.worklets.cpu.floating;

import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.cpu.answer.Digest;
import org.wattladder.worklets.cpu.answer.Kernel;
import org.wattladder.worklets.cpu.answer.KnownWorklet;

/** Estimates pi by points in a square, drawn by a subtractive generator of lag 17 and 5. */
public final class MonteCarlo extends KnownWorklet {
    /** A worklet with its standard size. */
    public MonteCarlo() {
        super(
                "monte-carlo",
                "The latency of integer subtraction and floating-point comparison, by a generator of random numbers.",
                "Draws 1,000,000 points in a square with a lagged Fibonacci generator and counts those in the quarter circle: two"
                        + " million numbers, four million floating-point operations. 1 kB per user.",
                MemoryNeed.fixed(1_000),
                new Parameter("points", "points that are drawn", 16, 1_000_000_000, 1_000_000, 5000));
    }

    @Override
    protected Kernel kernel(int size, RandomGenerator input) {
        return new Points(size, input.nextInt(1, Integer.MAX_VALUE));
    }

    /** How many of some points lie below the curve. */
    static final class Points implements Kernel {
        private static final int LAG = 17;
        private static final int SHORT_LAG = 5;
        /** Of the generator that makes the first numbers, after Lewis, Goodman and Miller 1969. */
        private static final long MULTIPLIER = 16807;

        private static final double SCALE = 1.0 / Integer.MAX_VALUE;

        private final int points;
        private final int[] first = new int[LAG];
        private final int[] numbers = new int[LAG];
        private int place;
        int below;

        Points(int points, int seed) {
            this.points = points;
            long drawn = seed % (long) Integer.MAX_VALUE;
            for (int i = 0; i < LAG; i++) {
                drawn = MULTIPLIER * drawn % Integer.MAX_VALUE;
                first[i] = (int) drawn;
            }
        }

        @Override
        public void reset() {
            System.arraycopy(first, 0, numbers, 0, LAG);
            place = 0;
            below = 0;
        }

        @Override
        public void run() {
            int count = 0;
            for (int i = 0; i < points; i++) {
                double x = next();
                double y = next();
                if (x * x + y * y <= 1) {
                    count++;
                }
            }
            below = count;
        }

        private double next() {
            int other = place - SHORT_LAG;
            other += other < 0 ? LAG : 0;
            int number = numbers[place] - numbers[other];
            number += number < 0 ? Integer.MAX_VALUE : 0;
            numbers[place] = number;
            place = place + 1 == LAG ? 0 : place + 1;
            return number * SCALE;
        }

        @Override
        public void digest(Digest digest) {
            digest.add(below);
            digest.add(numbers, LAG);
        }
    }
}
