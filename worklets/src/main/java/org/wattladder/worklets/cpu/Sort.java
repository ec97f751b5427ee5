package org.wattladder.worklets.cpu;

import java.util.Arrays;
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
 * Sorts arrays of random 64-bit integers with {@link Arrays#sort(long[])}.
 *
 * <p>A transaction sorts 32 arrays of 2,048 numbers. They are drawn once per user; before each transaction all of them are
 * multiplied by the same newly drawn odd number, modulo 2^64, which gives them another order. One array fits into the
 * first-level cache, and what a user has, 1 MB, into the second. The sort itself may allocate: on JDK 17 nothing for
 * random numbers, on later ones a few hundred bytes of indices for each array. From JDK 22 on it uses vector instructions
 * where the processor has them and is several times as fast, so rates are not comparable across such JDKs.
 *
 * <p>Check of each array: no number is less than the one before it, and sum and sum of squares, modulo 2^64, are those
 * of the input.
 */
public final class Sort implements StatelessWorklet {
    private static final String ARRAYS = "arrays";
    private static final String NUMBERS = "numbers";

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "sort",
                "cpu",
                "Integer units, branch prediction and the caches of the first and second level.",
                "Sorts 32 arrays of 2,048 random 64-bit integers with the JDK's sort. They are drawn once per user and"
                        + " multiplied by a newly drawn odd number each time, which changes their order. 1 MB per user."
                        + " Each array is checked for order, and for the sum and the sum of squares of the input modulo"
                        + " 2^64. From JDK 22 on the sort uses vector instructions: not comparable with earlier ones.",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(2L * 32 * 2_048 * Long.BYTES),
                List.of(
                        new Parameter(ARRAYS, "how many arrays to sort", 1, 100_000, 32, 2),
                        new Parameter(NUMBERS, "how many integers an array has", 2, 100_000_000, 2_048, 500)));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        int arrays = Math.toIntExact(context.parameter(ARRAYS));
        int count = Math.toIntExact(context.parameter(NUMBERS));
        return List.of(new WeightedTransaction(1, new Order(arrays, count, context.random())));
    }

    /** One sort of each array. */
    static class Order implements Transaction {
        private final RandomGenerator random;
        private final long[][] drawn;
        private long factor;

        /** The numbers of each array in ascending order, after execute. */
        final long[][] numbers;

        Order(int arrays, int count, RandomGenerator random) {
            this.random = random;
            drawn = new long[arrays][count];
            numbers = new long[arrays][count];
            for (long[] array : drawn) {
                Arrays.setAll(array, i -> random.nextLong());
            }
        }

        @Override
        public String type() {
            return "sort";
        }

        @Override
        public void prepare() {
            factor = random.nextLong() | 1;
            for (int i = 0; i < numbers.length; i++) {
                multiply(drawn[i], factor, numbers[i]);
            }
        }

        private static void multiply(long[] from, long factor, long[] to) {
            for (int i = 0; i < to.length; i++) {
                to[i] = from[i] * factor;
            }
        }

        @Override
        public void execute() {
            for (long[] array : numbers) {
                Arrays.sort(array);
            }
        }

        @Override
        public void check() {
            for (int i = 0; i < numbers.length; i++) {
                checkOrder(numbers[i]);
                checkSums(numbers[i], drawn[i]);
            }
        }

        private static void checkOrder(long[] array) {
            for (int i = 1; i < array.length; i++) {
                if (array[i - 1] > array[i]) {
                    throw new WrongOutput("number " + i + ", counted from 0, is " + array[i]
                            + " and less than the one before it, " + array[i - 1]);
                }
            }
        }

        private void checkSums(long[] sorted, long[] input) {
            long sum = sum(sorted);
            long squares = squares(sorted);
            long expectedSum = factor * sum(input);
            long expectedSquares = factor * factor * squares(input);
            if (sum != expectedSum || squares != expectedSquares) {
                throw new WrongOutput("the sorted numbers are not those of the input: their sum is " + sum
                        + " instead of " + expectedSum + ", that of their squares " + squares + " instead of "
                        + expectedSquares + " (modulo 2^64)");
            }
        }

        private static long sum(long[] array) {
            long sum = 0;
            for (long number : array) {
                sum += number;
            }
            return sum;
        }

        private static long squares(long[] array) {
            long squares = 0;
            for (long number : array) {
                squares += number * number;
            }
            return squares;
        }
    }
}
