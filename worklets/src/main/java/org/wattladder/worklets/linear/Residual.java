package org.wattladder.worklets.linear;

import org.wattladder.worklets.team.Team;

/**
 * How well a solution fits: the largest element of {@code A x - b}, divided by
 * {@code eps (|A| |x| + |b|) n} with norms of the largest sum of a row. Source: HPL, which asks for less than 16.
 */
final class Residual {
    /** A result with more is none. */
    static final double BOUND = 16;

    private static final double EPSILON = 0x1.0p-53;

    private Residual() {}

    static double of(Team team, Numbers numbers, double[] solution) {
        int order = numbers.order();
        double[][] differences = new double[team.size()][order];
        double[][] sums = new double[team.size()][order];
        team.run(member -> {
            double[] column = new double[order];
            for (int j = member; j < order; j += team.size()) {
                numbers.column(j, column, 0);
                add(column, solution[j], differences[member], sums[member]);
            }
        });
        double difference = 0;
        double rows = 0;
        double right = 0;
        double largest = 0;
        for (int i = 0; i < order; i++) {
            double left = 0;
            double sum = 0;
            for (int member = 0; member < team.size(); member++) {
                left += differences[member][i];
                sum += sums[member][i];
            }
            difference = Math.max(difference, Math.abs(left - numbers.right(i)));
            rows = Math.max(rows, sum);
            right = Math.max(right, Math.abs(numbers.right(i)));
            largest = Math.max(largest, Math.abs(solution[i]));
        }
        return difference / (EPSILON * (rows * largest + right) * order);
    }

    private static void add(double[] column, double factor, double[] products, double[] sums) {
        for (int i = 0; i < column.length; i++) {
            products[i] += column[i] * factor;
            sums[i] += Math.abs(column[i]);
        }
    }
}
