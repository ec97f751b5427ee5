package org.example.worklets;

import java.util.BitSet;
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

/** Counts primes with a sieve; put your own work in its place. */
public final class CountPrimes implements StatelessWorklet {
    private static final String NUMBERS = "numbers";
    private static final long BYTES = 1 << 18;

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "count-primes",
                "cpu",
                "The integer units and the second-level cache.",
                "Sieves the whole numbers up to a bound near 1,000,000, redrawn each time, and counts those that are"
                        + " left. 125 kB per user. Checked against trial division of the last numbers.",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(BYTES),
                List.of(new Parameter(NUMBERS, "numbers that are sieved", 1_000, 10_000_000, 1_000_000, 1_000)));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        int numbers = Math.toIntExact(context.parameter(NUMBERS));
        return List.of(new WeightedTransaction(1, new Sieve(numbers, context.random())));
    }

    /** One sieve. */
    static final class Sieve implements Transaction {
        private static final int SPREAD = 100;

        private final RandomGenerator random;
        private final int numbers;
        private final BitSet composite;
        private int bound;
        private int primes;

        Sieve(int numbers, RandomGenerator random) {
            this.numbers = numbers;
            this.random = random;
            this.composite = new BitSet(numbers + 1);
        }

        @Override
        public String type() {
            return "sieve";
        }

        @Override
        public void prepare() {
            bound = numbers - random.nextInt(SPREAD);
            composite.clear();
        }

        @Override
        public void execute() {
            primes = 0;
            for (int number = 2; number <= bound; number++) {
                if (!composite.get(number)) {
                    primes++;
                    for (long multiple = (long) number * number; multiple <= bound; multiple += number) {
                        composite.set((int) multiple);
                    }
                }
            }
        }

        @Override
        public void check() {
            for (int number = bound - SPREAD; number <= bound; number++) {
                if (composite.get(number) == isPrime(number)) {
                    throw new WrongOutput("the sieve is wrong about " + number + ", which is "
                            + (isPrime(number) ? "a prime" : "no prime"));
                }
            }
            if (primes != bound - 1 - composite.cardinality()) {
                throw new WrongOutput(primes + " primes were counted up to " + bound + ", "
                        + (bound - 1 - composite.cardinality()) + " are left");
            }
        }

        private static boolean isPrime(int number) {
            for (int divisor = 2; divisor * divisor <= number; divisor++) {
                if (number % divisor == 0) {
                    return false;
                }
            }
            return number > 1;
        }

        /** For the test, which breaks the output. */
        BitSet composite() {
            return composite;
        }
    }
}
