package org.wattladder.worklets.cpu;

import java.util.Arrays;
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
 * Sorts random 64-bit integers with {@link Arrays#sort(long[])}.
 *
 * <p>A transaction sorts 65,536 numbers. They are drawn once per user; before each transaction all of them are multiplied
 * by the same newly drawn odd number, modulo 2^64, which gives them another order. Memory per user: two arrays, 1 MB, so that the work
 * stays in the second-level cache. The sort itself may allocate: on JDK 17 nothing for random numbers, on later ones a few
 * hundred bytes of indices. From JDK 22 on it uses vector instructions where the processor has them and is several times
 * as fast, so rates are not comparable across such JDKs.
 *
 * <p>Check: each number is at least the one before it, and sum and sum of squares, modulo 2^64, are those
 * of the input.
 */
public final class Sort implements Worklet {
    private static final String NUMBERS = "numbers";

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "sort",
                "cpu",
                "Integer units, branch prediction and the second-level cache.",
                "Sorts 65,536 random 64-bit integers with the JDK's sort. They are drawn once per user and multiplied by"
                        + " a newly drawn odd number each time, which changes their order. 1 MB per user. Checked for"
                        + " order, and for the sum and the sum of squares of the input modulo 2^64. From JDK 22 on the sort uses vector"
                        + " instructions: not comparable with earlier ones.",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(2L * 65_536 * Long.BYTES),
                List.of(new Parameter(NUMBERS, "how many integers to sort", 2, 100_000_000, 65_536, 500)));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        int count = Math.toIntExact(context.parameter(NUMBERS));
        return List.of(new WeightedTransaction(1, new Order(count, context.random())));
    }

    /** One sort. */
    static class Order implements Transaction {
        private final RandomGenerator random;
        private final long[] drawn;
        private long drawnSum;
        private long drawnSquares;
        private long factor;

        /** The numbers in ascending order, after execute. */
        final long[] numbers;

        Order(int count, RandomGenerator random) {
            this.random = random;
            drawn = new long[count];
            numbers = new long[count];
            for (int i = 0; i < count; i++) {
                drawn[i] = random.nextLong();
                drawnSum += drawn[i];
                drawnSquares += drawn[i] * drawn[i];
            }
        }

        @Override
        public String type() {
            return "sort";
        }

        @Override
        public void prepare() {
            factor = random.nextLong() | 1;
            multiply(drawn, factor, numbers);
        }

        private static void multiply(long[] from, long factor, long[] to) {
            for (int i = 0; i < to.length; i++) {
                to[i] = from[i] * factor;
            }
        }

        @Override
        public void execute() {
            Arrays.sort(numbers);
        }

        @Override
        public void check() {
            for (int i = 1; i < numbers.length; i++) {
                if (numbers[i - 1] > numbers[i]) {
                    throw new WrongOutput("number " + i + ", counted from 0, is " + numbers[i]
                            + " and less than the one before it, " + numbers[i - 1]);
                }
            }
            checkSums();
        }

        private void checkSums() {
            long sum = 0;
            long squares = 0;
            for (int i = 0; i < numbers.length; i++) {
                sum += numbers[i];
                squares += numbers[i] * numbers[i];
            }
            if (sum != factor * drawnSum || squares != factor * factor * drawnSquares) {
                throw new WrongOutput(
                        "the sorted numbers are not those of the input: their sum is " + sum + " instead of "
                                + factor * drawnSum + ", that of their squares " + squares + " instead of "
                                + factor * factor * drawnSquares + " (modulo 2^64)");
            }
        }
    }
}
