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

class LuTest {
    @ParameterizedTest
    @ValueSource(longs = {2, 3, 12, 100})
    void shouldPassItsOwnCheckForEveryOrder(long order) {
        Lu worklet = new Lu();
        Transaction transaction = worklet.transactions(new TinyContext(worklet).with("matrix-order", order))
                .get(0)
                .transaction();
        for (int i = 0; i < 30; i++) {
            transaction.prepare();
            transaction.execute();
            transaction.check();
        }
    }

    @Test
    void shouldFindEveryWrongElement() {
        Lu.Factorise lu = new Lu.Factorise(20, new SplittableRandom(4));
        for (int row = 0; row < 20; row++) {
            for (int column = 0; column < 20; column++) {
                lu.prepare();
                lu.execute();
                lu.check();
                lu.factors[row][column] += 1e-4;
                assertThat(catchThrowable(lu::check))
                        .as("row %d, column %d", row, column)
                        .isInstanceOf(WrongOutput.class);
            }
        }
    }

    @Test
    void shouldFindAnElementThatIsNotANumber() {
        Lu.Factorise lu = new Lu.Factorise(20, new SplittableRandom(4));
        lu.prepare();
        lu.execute();
        lu.factors[19][19] = Double.NaN;
        assertThatThrownBy(lu::check).isInstanceOf(WrongOutput.class);
    }

    @Test
    void shouldFindAFactorisationThatWasNotDone() {
        Lu.Factorise lazy = new Lu.Factorise(20, new SplittableRandom(4)) {
            @Override
            public void execute() {}
        };
        lazy.prepare();
        lazy.execute();
        assertThatThrownBy(lazy::check).isInstanceOf(WrongOutput.class).hasMessageContaining("order 20");
    }

    @Test
    void shouldNeverDivideByASmallerPivotThanItCould() {
        Lu.Factorise lu = new Lu.Factorise(30, new SplittableRandom(9));
        lu.prepare();
        lu.execute();
        for (int row = 1; row < 30; row++) {
            for (int column = 0; column < row; column++) {
                assertThat(Math.abs(lu.factors[row][column])).isLessThanOrEqualTo(1);
            }
        }
    }

    @Test
    void shouldSeeAnotherMatrixInEachTransaction() {
        Lu.Factorise lu = new Lu.Factorise(12, new SplittableRandom(9));
        lu.prepare();
        lu.execute();
        double before = lu.factors[11][11];
        lu.prepare();
        lu.execute();
        assertThat(lu.factors[11][11]).isNotEqualTo(before);
    }
}
