package org.wattladder.worklets.linear;

import java.util.Arrays;
import java.util.List;
import org.wattladder.worklets.team.Team;

/**
 * {@code P A = L U} with partial pivoting, in place, by halves of columns down to {@value #NARROW}, so that nearly all work is
 * multiplication of blocks; those are divided among the members of a team. So is the solution of triangles: of a diagonal block
 * L of up to {@value #MORE_COLUMNS} rows, 1 - L^-1 is kept in its rows behind the matrix, and X = B - (1 - L^-1) B.
 *
 * <p>Source: Toledo, Locality of Reference in LU Decomposition with Partial Pivoting, 1997.
 */
final class Factorization {
    /** Columns behind the matrix that are filled, too. */
    static final int MORE_COLUMNS = Multiplication.SMALL;

    private static final int NARROW = 8;
    private static final int PART_MULTIPLE = 40;
    private static final long WORTH_SHARING = 32_768;

    private final Team team;
    private final List<? extends Multiplication> multiplications;
    private final double[] matrix;
    private final int order;
    private final int stride;
    private final int[] pivots;
    private final int[] invertedTo;
    private final double[] inverse = new double[MORE_COLUMNS];

    /**
     * Takes what it works on.
     *
     * @param multiplications one for each member
     * @param matrix column by column, with {@link #MORE_COLUMNS} more
     * @param stride from one column to the next
     * @param pivots row that each row was swapped with, to be filled
     */
    Factorization(
            Team team,
            List<? extends Multiplication> multiplications,
            double[] matrix,
            int order,
            int stride,
            int[] pivots) {
        this.team = team;
        this.multiplications = multiplications;
        this.matrix = matrix;
        this.order = order;
        this.stride = stride;
        this.pivots = pivots;
        invertedTo = new int[order];
    }

    void factorise() {
        factorise(0, order);
    }

    private void factorise(int from, int to) {
        if (to - from <= NARROW) {
            narrow(from, to);
            return;
        }
        halves(from, to);
        if (to - from <= MORE_COLUMNS) {
            invert(from, to);
        }
    }

    private void halves(int from, int to) {
        int middle = from + halfOf(to - from);
        factorise(from, middle);
        share(to - middle, 1, (long) (to - middle) * (middle - from) * 8, (member, first, last) -> {
            swap(from, middle, middle + first, middle + last);
            solve(multiplications.get(member), from, middle, middle + first, middle + last);
        });
        subtract(middle, middle, from, order - middle, to - middle, middle - from);
        factorise(middle, to);
        share(
                middle - from,
                1,
                (long) (middle - from) * (to - middle),
                (member, first, last) -> swap(middle, to, from + first, from + last));
    }

    private static int halfOf(int columns) {
        int half = columns / 2;
        return half > NARROW ? half / NARROW * NARROW : half;
    }

    private int at(int row, int column) {
        return row + column * stride;
    }

    /** Column by column, each first brought up to date by those before it. */
    private void narrow(int from, int to) {
        for (int j = from; j < to; j++) {
            for (int k = from; k < j; k++) {
                double factor = matrix[at(k, j)];
                for (int i = k + 1; i < j; i++) {
                    matrix[at(i, j)] -= matrix[at(i, k)] * factor;
                }
            }
            if (j > from) {
                multiplications
                        .get(0)
                        .subtract(matrix, stride, at(j, j), at(j, from), at(from, j), order - j, 1, j - from);
            }
            int pivot = largest(j);
            pivots[j] = pivot;
            if (matrix[at(pivot, j)] == 0) {
                throw new ArithmeticException("the matrix is singular at row " + j);
            }
            swap(j, j + 1, from, to);
            double inverse = 1 / matrix[at(j, j)];
            int end = at(order, j);
            for (int i = at(j + 1, j); i < end; i++) {
                matrix[i] *= inverse;
            }
        }
    }

    /** Column by column, each by substitution. */
    private void invert(int from, int to) {
        int size = to - from;
        for (int j = 0; j < size; j++) {
            Arrays.fill(inverse, 0, j + 1, 0);
            System.arraycopy(matrix, at(from + j + 1, from + j), inverse, j + 1, size - j - 1);
            for (int k = j + 1; k < size; k++) {
                subtract(inverse, k + 1, size, at(from, from + k), inverse[k]);
            }
            System.arraycopy(inverse, 0, matrix, at(from, order + j), size);
        }
        invertedTo[from] = to;
    }

    private void subtract(double[] sums, int first, int last, int column, double factor) {
        for (int i = first; i < last; i++) {
            sums[i] -= matrix[column + i] * factor;
        }
    }

    private int largest(int column) {
        int offset = column * stride;
        int best = column;
        double most = Math.abs(matrix[offset + column]);
        for (int i = column + 1; i < order; i++) {
            double value = Math.abs(matrix[offset + i]);
            if (value > most) {
                most = value;
                best = i;
            }
        }
        return best;
    }

    /** Swaps rows as pivots of these rows say, in these columns. */
    private void swap(int firstRow, int lastRow, int from, int to) {
        for (int j = from; j < to; j++) {
            int offset = j * stride;
            for (int i = firstRow; i < lastRow; i++) {
                double value = matrix[offset + i];
                matrix[offset + i] = matrix[offset + pivots[i]];
                matrix[offset + pivots[i]] = value;
            }
        }
    }

    /** Multiplies rows from low to high of these columns by the inverse of L's triangle there. */
    private void solve(Multiplication multiplication, int low, int high, int from, int to) {
        if (high - low <= NARROW) {
            for (int j = from; j < to; j++) {
                for (int k = low; k < high; k++) {
                    double factor = matrix[at(k, j)];
                    for (int i = k + 1; i < high; i++) {
                        matrix[at(i, j)] -= matrix[at(i, k)] * factor;
                    }
                }
            }
            return;
        }
        if (invertedTo[low] == high) {
            int x = at(low, from);
            multiplication.subtract(matrix, stride, x, at(low, order), x, high - low, to - from, high - low);
            return;
        }
        int middle = low + halfOf(high - low);
        solve(multiplication, low, middle, from, to);
        multiplication.subtract(
                matrix,
                stride,
                at(middle, from),
                at(middle, low),
                at(low, from),
                high - middle,
                to - from,
                middle - low);
        solve(multiplication, middle, high, from, to);
    }

    /** Subtracts the product of columns from {@code left} on and rows above {@code row} from the block there. */
    private void subtract(int row, int column, int left, int rows, int columns, int inner) {
        boolean tall = rows > columns;
        share(
                tall ? rows : columns,
                PART_MULTIPLE,
                (long) rows * columns * inner,
                (member, first, last) -> multiplications
                        .get(member)
                        .subtract(
                                matrix,
                                stride,
                                tall ? at(row + first, column) : at(row, column + first),
                                tall ? at(row + first, left) : at(row, left),
                                tall ? at(left, column) : at(left, column + first),
                                tall ? last - first : rows,
                                tall ? columns : last - first,
                                inner));
    }

    private interface Part {
        void run(int member, int first, int last);
    }

    /** Divides so many rows or columns among the members, when the work is worth it. */
    private void share(int count, int multiple, long work, Part part) {
        if (count == 0) {
            return;
        }
        if (work < WORTH_SHARING || team.size() == 1) {
            part.run(0, 0, count);
            return;
        }
        int tiles = (count + multiple - 1) / multiple;
        int each = (tiles + team.size() - 1) / team.size() * multiple;
        team.run(member -> {
            int first = Math.min(count, member * each);
            int last = Math.min(count, first + each);
            if (first < last) {
                part.run(member, first, last);
            }
        });
    }
}
