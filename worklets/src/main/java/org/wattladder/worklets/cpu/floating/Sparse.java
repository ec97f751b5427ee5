package org.wattladder.worklets.cpu.floating;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.wattladder.worklets.api.MemoryNeed;
import org.wattladder.worklets.api.Parameter;
import org.wattladder.worklets.cpu.answer.Digest;
import org.wattladder.worklets.cpu.answer.Kernel;
import org.wattladder.worklets.cpu.answer.KnownWorklet;

/** Multiplies a sparse matrix with a vector, after the sizes that SciMark published. */
public final class Sparse extends KnownWorklet {
    private static final int PER_ROW = 5;
    private static final int PASSES = 1000;

    /** A worklet with its standard size. */
    public Sparse() {
        super(
                "sparse",
                "Floating-point units and the first-level cache, by reading a vector in no order.",
                "Multiplies a matrix of 1,000 rows with 5 elements each, stored by compressed rows, with a vector, 1,000 times:"
                        + " 10 million floating-point operations. 0.4 MB per user.",
                MemoryNeed.fixed(400_000),
                new Parameter("rows", "rows of the matrix", 8, 10_000_000, 1000, 16));
    }

    @Override
    protected Kernel kernel(int size, RandomGenerator input) {
        return new Matrix(size, input);
    }

    /** A matrix, a vector and their product. */
    static final class Matrix implements Kernel {
        final int[] starts;
        final int[] columns;
        final double[] values;
        final double[] vector;
        final double[] product;

        Matrix(int rows, RandomGenerator input) {
            starts = new int[rows + 1];
            columns = new int[rows * PER_ROW];
            values = new double[rows * PER_ROW];
            vector = new double[rows];
            product = new double[rows];
            for (int row = 0; row < rows; row++) {
                starts[row + 1] = starts[row] + PER_ROW;
                vector[row] = input.nextDouble();
                for (int i = starts[row]; i < starts[row + 1]; i++) {
                    columns[i] = input.nextInt(rows);
                    values[i] = input.nextDouble();
                }
            }
        }

        @Override
        public void reset() {
            Arrays.fill(product, 0);
        }

        @Override
        public void run() {
            for (int pass = 0; pass < PASSES; pass++) {
                multiply(starts, columns, values, vector, product);
            }
        }

        private static void multiply(int[] starts, int[] columns, double[] values, double[] vector, double[] product) {
            for (int row = 0; row < product.length; row++) {
                double sum = 0;
                int end = starts[row + 1];
                for (int i = starts[row]; i < end; i++) {
                    sum += vector[columns[i]] * values[i];
                }
                product[row] = sum;
            }
        }

        @Override
        public void digest(Digest digest) {
            digest.add(product);
        }
    }
}
