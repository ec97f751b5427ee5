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
 * Factorises a dense matrix into a lower and an upper triangle, {@code P A = L U}, with partial pivoting.
 *
 * <p>A transaction factorises one matrix of 400 by 400 uniform random numbers in double precision, in place, row by row
 * and right-looking: about 43 million floating-point operations. Before each one a row of the matrix is redrawn, so
 * that no two transactions see the same. Memory per user: two matrices, 2.6 MB.
 *
 * <p>Check: for a vector {@code x} of random weights drawn per user and permuted by {@code P}, {@code x P A} and
 * {@code (x L) U} must agree in every column to one part in 10^9 of the largest element. That takes {@code n * n}
 * multiplications, since {@code x P A} is kept up to date row by row; an error that is orthogonal to the weights would
 * pass.
 */
public final class Lu implements StatelessWorklet {
    private static final String ORDER = "matrix-order";
    private static final double TOLERANCE = 1e-9;

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "lu",
                "cpu",
                "The floating-point units and the path to the second-level cache.",
                "Factorises one dense matrix of 400 x 400 doubles into L and U with partial pivoting, in place and row"
                        + " by row: one iteration of about 43 million floating-point operations. One row is redrawn"
                        + " before each transaction. 2.6 MB per user (two matrices). Checked with a random vector x:"
                        + " x P A and x L U must agree to one part in 10^9.",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(2L * 400 * 400 * Double.BYTES),
                List.of(new Parameter(ORDER, "rows and columns of the matrix", 2, 10_000, 400, 12)));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        int order = Math.toIntExact(context.parameter(ORDER));
        return List.of(new WeightedTransaction(1, new Factorise(order, context.random())));
    }

    /** One factorisation. */
    static class Factorise implements Transaction {
        private final RandomGenerator random;
        private final double[][] matrix;
        private final double[] weights;
        private final double[] expected;
        private final int[] pivots;
        private final double[] lower;
        private final double[] found;
        private int nextRow;

        /** Holds L below its diagonal of ones and U from the diagonal upwards, after execute. */
        final double[][] factors;

        Factorise(int order, RandomGenerator random) {
            this.random = random;
            matrix = new double[order][order];
            factors = new double[order][order];
            weights = new double[order];
            expected = new double[order];
            pivots = new int[order];
            lower = new double[order];
            found = new double[order];
            draw(weights, 0.5);
            for (double[] row : matrix) {
                draw(row, -1);
            }
            addUp();
        }

        /** Sets {@code expected} to the weighted sum of the rows of the matrix. */
        private void addUp() {
            Arrays.fill(expected, 0);
            for (int i = 0; i < matrix.length; i++) {
                addMultiple(expected, matrix[i], weights[i], 0, matrix.length);
            }
        }

        @Override
        public String type() {
            return "factorise";
        }

        @Override
        public void prepare() {
            replace(nextRow);
            nextRow = (nextRow + 1) % matrix.length;
            if (nextRow == 0) {
                // Sheds the rounding errors of a whole round of replacements.
                addUp();
            }
            for (int i = 0; i < matrix.length; i++) {
                System.arraycopy(matrix[i], 0, factors[i], 0, matrix.length);
                pivots[i] = i;
            }
        }

        private void replace(int row) {
            addMultiple(expected, matrix[row], -weights[row], 0, matrix.length);
            draw(matrix[row], -1);
            addMultiple(expected, matrix[row], weights[row], 0, matrix.length);
        }

        @Override
        public void execute() {
            for (int k = 0; k < factors.length; k++) {
                swap(k, pivot(k));
                double[] pivotRow = factors[k];
                for (int i = k + 1; i < factors.length; i++) {
                    double factor = factors[i][k] / pivotRow[k];
                    factors[i][k] = factor;
                    addMultiple(factors[i], pivotRow, -factor, k + 1, pivotRow.length);
                }
            }
        }

        private int pivot(int k) {
            int best = k;
            for (int i = k + 1; i < factors.length; i++) {
                if (Math.abs(factors[i][k]) > Math.abs(factors[best][k])) {
                    best = i;
                }
            }
            return best;
        }

        private void swap(int a, int b) {
            double[] row = factors[a];
            factors[a] = factors[b];
            factors[b] = row;
            int number = pivots[a];
            pivots[a] = pivots[b];
            pivots[b] = number;
        }

        /** Multiplies from the left, row by row, so that neither triangle is walked against its layout. */
        @Override
        public void check() {
            int order = matrix.length;
            Arrays.fill(lower, 0);
            Arrays.fill(found, 0);
            for (int i = 0; i < order; i++) {
                double weight = weights[pivots[i]];
                addMultiple(lower, factors[i], weight, 0, i);
                lower[i] += weight;
            }
            for (int i = 0; i < order; i++) {
                addMultiple(found, factors[i], lower[i], i, order);
            }
            double largest = 0;
            double difference = 0;
            for (int i = 0; i < order; i++) {
                largest = Math.max(largest, Math.abs(expected[i]));
                difference = Math.max(difference, Math.abs(expected[i] - found[i]));
            }
            if (!(difference <= TOLERANCE * largest)) {
                throw new WrongOutput("x P A and x L U differ by " + difference + " where " + TOLERANCE * largest
                        + " is allowed, for a matrix of order " + order);
            }
        }

        private static void addMultiple(double[] sum, double[] row, double factor, int from, int to) {
            for (int j = from; j < to; j++) {
                sum[j] += factor * row[j];
            }
        }

        /** Fills a row with uniform numbers from {@code low} to 1. */
        private void draw(double[] row, double low) {
            for (int j = 0; j < row.length; j++) {
                row[j] = low + (1 - low) * ((random.nextLong() >>> 11) * 0x1.0p-53);
            }
        }
    }
}
