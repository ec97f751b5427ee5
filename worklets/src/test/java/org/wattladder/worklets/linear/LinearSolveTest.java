package org.wattladder.worklets.linear;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;
import org.wattladder.worklets.linear.vector.SolveVector;
import org.wattladder.worklets.linear.vector.VectorMultiplication;
import org.wattladder.worklets.team.Team;

class LinearSolveTest {
    static List<LinearSolve> worklets() {
        return List.of(new SolvePlain(), new SolveVector());
    }

    static List<Multiplication> multiplications() {
        return List.of(new PlainMultiplication(), new VectorMultiplication());
    }

    /** Orders around the sizes of tiles, halves and pieces, by one thread and by two. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 8, 9, 17, 24, 25, 47, 100, 193})
    void shouldSolveSystemsOfEveryOrder(int order) {
        for (int size : new int[] {1, 2}) {
            for (LinearSolve worklet : worklets()) {
                try (Team team = new Team(size);
                        Backend backend = worklet.backend(team, 200)) {
                    Numbers numbers = new Numbers(order, order);
                    backend.fill(numbers);
                    backend.solve();
                    assertThat(Residual.of(team, numbers, backend.solution()))
                            .as(worklet.description().name() + " of order " + order)
                            .isLessThan(1);
                }
            }
        }
    }

    /** Beside the definition, element by element; nothing around the block may change. */
    @ParameterizedTest
    @MethodSource("multiplications")
    void shouldSubtractProductsOfBlocks(Multiplication multiplication) {
        SplittableRandom random = new SplittableRandom(5);
        int stride = 300;
        for (int[] size : new int[][] {{1, 1, 1}, {24, 8, 4}, {50, 19, 13}, {200, 30, 260}, {5, 520, 3}}) {
            double[] matrix = random.doubles((long) stride * 1400, -0.5, 0.5).toArray();
            double[] expected = matrix.clone();
            int c = 3 + 2 * stride;
            int a = 30 + 560 * stride;
            int b = 11 + 840 * stride;
            for (int j = 0; j < size[1]; j++) {
                for (int i = 0; i < size[0]; i++) {
                    for (int p = 0; p < size[2]; p++) {
                        expected[c + i + j * stride] -= matrix[a + i + p * stride] * matrix[b + p + j * stride];
                    }
                }
            }
            multiplication.subtract(matrix, stride, c, a, b, size[0], size[1], size[2]);
            double apart = 0;
            for (int i = 0; i < matrix.length; i++) {
                apart = Math.max(apart, Math.abs(matrix[i] - expected[i]));
            }
            assertThat(apart).as("%d x %d x %d", size[0], size[1], size[2]).isLessThan(1e-12);
        }
    }

    @ParameterizedTest
    @MethodSource("worklets")
    void shouldReportOrderWorkAndResidualOfTheSize(LinearSolve worklet) {
        TinyContext context = new TinyContext(worklet);
        try (Session session = worklet.open(context)) {
            Transaction solve = session.transactions(context).get(0).transaction();
            for (int percent : new int[] {100, 25}) {
                solve.resize(percent);
                for (int i = 0; i < 3; i++) {
                    solve.prepare();
                    solve.execute();
                    solve.check();
                }
                double order = percent == 100 ? 60 : 30;
                assertThat(session.figures())
                        .contains(new Figure("order", order, ""))
                        .contains(new Figure(
                                "gigaflop", (2 * order * order * order / 3 + 2 * order * order) / 1e9, "GFLOP"));
                assertThat(session.figures().get(2).value()).isBetween(1e-6, 1.0);
            }
            assertThat(context.dataBytes()).isEqualTo(60 * 60 * 8);
        }
    }

    @Test
    void shouldTakeNoSolutionThatDoesNotFit() {
        for (double wrong : new double[] {1e-9, Double.NaN, Double.POSITIVE_INFINITY}) {
            try (Team team = new Team(2)) {
                Backend right = new SolvePlain().backend(team, 200);
                Solve solve = new Solve(spoiled(right, wrong), team, new SplittableRandom(1), 200);
                solve.prepare();
                solve.execute();
                assertThatThrownBy(solve::check)
                        .isInstanceOf(WrongOutput.class)
                        .hasMessageContaining("for a system of order 200");
            }
        }
    }

    private static Backend spoiled(Backend backend, double wrong) {
        return new Backend() {
            @Override
            public void fill(Numbers numbers) {
                backend.fill(numbers);
            }

            @Override
            public void solve() {
                backend.solve();
                backend.solution()[100] += wrong;
            }

            @Override
            public double[] solution() {
                return backend.solution();
            }

            @Override
            public void close() {
                backend.close();
            }
        };
    }

    @Test
    void shouldSolveNoLargerSystemsThanFit() {
        assertThat(LinearSolve.order(8000, 8L << 30)).isEqualTo(8000);
        assertThat(LinearSolve.order(8000, 128L << 20)).isBetween(4000, 4096);
        assertThat(LinearSolve.order(0, 1L << 40)).isEqualTo(46_000);
        assertThat(Stream.of(7, 8, 9, 64, 4096).map(JavaBackend::stride)).containsExactly(8, 8, 24, 72, 4104);
    }
}
