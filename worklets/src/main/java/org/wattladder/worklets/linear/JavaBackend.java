package org.wattladder.worklets.linear;

import java.util.List;
import org.wattladder.worklets.team.Team;

/** A system on the heap, column by column, solved by all members of a team. */
public final class JavaBackend implements Backend {
    /** Columns that lie a power of two apart share the sets of a cache; an odd number of cache lines apart they do not. */
    private static final int LINE = 8;

    private final Team team;
    private final List<? extends Multiplication> multiplications;
    private final double[] matrix;
    private final int[] pivots;
    private int order;
    private int stride;
    private double[] right = {};

    /** Takes a multiplication for each member of the team, and room for this order. */
    public JavaBackend(Team team, List<? extends Multiplication> multiplications, int mostOrder) {
        this.team = team;
        this.multiplications = multiplications;
        matrix = new double[Math.multiplyExact(stride(mostOrder), mostOrder + Factorization.MORE_COLUMNS)];
        pivots = new int[mostOrder];
    }

    /** Elements from one column to the next. */
    static int stride(int order) {
        return ((order + LINE - 1) / LINE | 1) * LINE;
    }

    @Override
    public void fill(Numbers numbers) {
        order = numbers.order();
        stride = stride(order);
        right = new double[order];
        team.run(member -> {
            for (int j = member; j < order; j += team.size()) {
                numbers.column(j, matrix, j * stride);
            }
        });
        for (int i = 0; i < order; i++) {
            right[i] = numbers.right(i);
        }
    }

    @Override
    public void solve() {
        new Factorization(team, multiplications, matrix, order, stride, pivots).factorise();
        for (int i = 0; i < order; i++) {
            double value = right[i];
            right[i] = right[pivots[i]];
            right[pivots[i]] = value;
        }
        for (int j = 0; j < order; j++) {
            addMultiple(j, j + 1, order, -right[j]);
        }
        for (int j = order - 1; j >= 0; j--) {
            right[j] /= matrix[j + j * stride];
            addMultiple(j, 0, j, -right[j]);
        }
    }

    private void addMultiple(int column, int from, int to, double factor) {
        int offset = column * stride;
        for (int i = from; i < to; i++) {
            right[i] += factor * matrix[offset + i];
        }
    }

    @Override
    public double[] solution() {
        return right;
    }

    @Override
    public void close() {}
}
