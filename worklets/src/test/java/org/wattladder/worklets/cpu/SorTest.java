package org.wattladder.worklets.cpu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

class SorTest {
    @ParameterizedTest
    @ValueSource(longs = {2, 3, 4, 10, 33, 100})
    void shouldPassItsOwnCheckForEveryOrder(long order) {
        Sor worklet = new Sor();
        Transaction transaction = worklet.transactions(new TinyContext(worklet).with("grid-order", order))
                .get(0)
                .transaction();
        for (int i = 0; i < 5; i++) {
            Rounds.pass(transaction);
        }
    }

    @Test
    void shouldFindEveryWrongPoint() {
        Sor.Relax relax = new Sor.Relax(20, new SplittableRandom(1));
        Rounds.pass(relax);
        for (double[] row : relax.grid) {
            for (int j = 0; j < row.length; j++) {
                double right = row[j];
                row[j] = right + 1e-7;
                assertThat(catchThrowable(relax::check)).isInstanceOf(WrongOutput.class);
                row[j] = Double.NaN;
                assertThat(catchThrowable(relax::check)).isInstanceOf(WrongOutput.class);
                row[j] = right;
            }
        }
    }

    @Test
    void shouldFindSweepsThatWereNotDone() {
        Transaction lazy = new Sor.Relax(20, new SplittableRandom(1)) {
            @Override
            public void execute() {}
        };
        assertThatThrownBy(() -> Rounds.pass(lazy))
                .isInstanceOf(WrongOutput.class)
                .hasMessageContaining("order 20");
    }

    @Test
    void shouldSeeAnotherBoundaryInEachTransaction() {
        Sor.Relax relax = new Sor.Relax(20, new SplittableRandom(1));
        relax.prepare();
        double before = relax.grid[0][7];
        relax.prepare();
        assertThat(relax.grid[0][7]).isNotEqualTo(before);
    }

    @Test
    void shouldAllocateNothingWhenExecuted() {
        Rounds.allocateNothing(new Sor.Relax(10, new SplittableRandom(1)));
    }
}
