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
            below = 0;
        }

        @Override
        public void run() {
            int[] last = numbers;
            int place = 0;
            int count = 0;
            for (int i = 0; i < points; i++) {
                double x = draw(last, place);
                place = after(place);
                double y = draw(last, place);
                place = after(place);
                if (x * x + y * y <= 1) {
                    count++;
                }
            }
            below = count;
        }

        /** The next number, written where the eldest was. */
        private static double draw(int[] last, int place) {
            int other = place - SHORT_LAG;
            other += other < 0 ? LAG : 0;
            int number = last[place] - last[other];
            number += number < 0 ? Integer.MAX_VALUE : 0;
            last[place] = number;
            return number * SCALE;
        }

        private static int after(int place) {
            return place + 1 == LAG ? 0 : place + 1;
        }

        @Override
        public void digest(Digest digest) {
            digest.add(below);
            digest.add(numbers, LAG);
        }
    }
}
