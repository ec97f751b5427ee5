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
 * Solves the Laplace equation on a square grid by successive over-relaxation.
 *
 * <p>A transaction starts from a grid of 100 by 100 zeros inside a boundary of given values and sweeps it 505 times, five
 * times per row and column, with the over-relaxation that suits a square: 5.05 million five-point updates of six
 * floating-point operations each. Points are updated in place in the order of reading, so each update waits for its left
 * neighbour; the operations are ordered such that it waits for one fused multiply-add only. Memory per user: one grid,
 * 83 kB.
 *
 * <p>Check: the boundary is that of a harmonic polynomial of third degree, whose coefficients are redrawn for each
 * transaction. The five-point formula is exact for such polynomials, so every point must equal the polynomial; the
 * sweeps leave an error of about 10^-11, one part in 10^8 is allowed.
 */
public final class Sor implements StatelessWorklet {
    private static final String ORDER = "grid-order";
    private static final int SWEEPS_PER_LINE = 5;
    private static final double TOLERANCE = 1e-8;

    @Override
    public WorkletDescription description() {
        return new WorkletDescription(
                "sor",
                "cpu",
                "The latency of the floating-point units, with data in the first two levels of cache.",
                "Solves the Laplace equation on a grid of 100 x 100 inner points by successive over-relaxation. It makes 505"
                        + " sweeps in place (five for each line of the grid and its boundary): 5.05 million five-point"
                        + " updates, 30 million floating-point operations. The boundary is a harmonic polynomial whose"
                        + " coefficients are redrawn each time. 83 kB per user. Checked at every point against the"
                        + " polynomial, to one part in 10^8.",
                Metric.TRANSACTIONS,
                MemoryNeed.fixed(102L * 102 * Double.BYTES),
                List.of(new Parameter(ORDER, "inner points along one side of the grid", 2, 4000, 100, 10)));
    }

    @Override
    public List<WeightedTransaction> transactions(UserContext context) {
        int order = Math.toIntExact(context.parameter(ORDER));
        return List.of(new WeightedTransaction(1, new Relax(order, context.random())));
    }

    /** One solution. */
    static class Relax implements Transaction {
        private final RandomGenerator random;
        private final int order;
        private final double[] coefficients = new double[6];

        /** Row by row, boundary included. */
        final double[][] grid;

        Relax(int order, RandomGenerator random) {
            this.order = order;
            this.random = random;
            grid = new double[order + 2][order + 2];
        }

        @Override
        public String type() {
            return "relax";
        }

        @Override
        public void prepare() {
            for (int i = 0; i < coefficients.length; i++) {
                coefficients[i] = (random.nextLong() >> 11) * 0x1.0p-52;
            }
            for (double[] row : grid) {
                Arrays.fill(row, 0);
            }
            int last = order + 1;
            for (int i = 0; i <= last; i++) {
                grid[i][0] = harmonic(i, 0);
                grid[i][last] = harmonic(i, last);
                grid[0][i] = harmonic(0, i);
                grid[last][i] = harmonic(last, i);
            }
        }

        @Override
        public void execute() {
            double omega = 2 / (1 + Math.sin(Math.PI / (order + 1)));
            for (int sweep = SWEEPS_PER_LINE * (order + 1); sweep > 0; sweep--) {
                for (int i = 1; i <= order; i++) {
                    relax(grid[i - 1], grid[i], grid[i + 1], omega / 4, 1 - omega);
                }
            }
        }

        /** What does not depend on the left neighbour comes first, so that the chain of updates stays short. */
        private static void relax(double[] above, double[] row, double[] below, double quarter, double rest) {
            double left = row[0];
            for (int j = 1; j < row.length - 1; j++) {
                double others = Math.fma(quarter, above[j] + below[j] + row[j + 1], rest * row[j]);
                left = Math.fma(quarter, left, others);
                row[j] = left;
            }
        }

        @Override
        public void check() {
            for (int i = 0; i < grid.length; i++) {
                double[] row = grid[i];
                for (int j = 0; j < row.length; j++) {
                    if (!(Math.abs(row[j] - harmonic(i, j)) <= TOLERANCE)) {
                        throw new WrongOutput("point (" + i + ", " + j + ") of the grid of order " + order + " is "
                                + row[j] + " instead of " + harmonic(i, j));
                    }
                }
            }
        }

        /** Value of the polynomial, of the order of one, where the grid spans the unit square. */
        private double harmonic(int i, int j) {
            double scale = 1.0 / (order + 1);
            double x = i * scale;
            double y = j * scale;
            double[] c = coefficients;
            return c[0]
                    + c[1] * x
                    + c[2] * y
                    + c[3] * x * y
                    + (c[4] + c[5] * x) * x * x
                    - (c[4] + 3 * c[5] * x) * y * y;
        }
    }
}
