package org.wattladder.worklets.cpu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;

class SortTest {
    @ParameterizedTest
    @ValueSource(longs = {2, 3, 500, 20_000})
    void shouldPassItsOwnCheckForEveryCount(long count) {
        Sort worklet = new Sort();
        Transaction transaction = worklet.transactions(new TinyContext(worklet).with("numbers", count))
                .get(0)
                .transaction();
        for (int i = 0; i < 20; i++) {
            Rounds.pass(transaction);
        }
    }

    @Test
    void shouldFindNumbersThatAreNotInOrder() {
        Transaction broken = new Sort.Order(2, 300, new SplittableRandom(2)) {
            @Override
            public void execute() {
                super.execute();
                long number = numbers[1][100];
                numbers[1][100] = numbers[1][101];
                numbers[1][101] = number;
            }
        };
        assertThatThrownBy(() -> Rounds.pass(broken))
                .isInstanceOf(WrongOutput.class)
                .hasMessageContaining("number 101");
    }

    @Test
    void shouldFindNumbersThatWereLost() {
        for (int place = 0; place < 299; place++) {
            int lost = place;
            Transaction broken = new Sort.Order(2, 300, new SplittableRandom(place)) {
                @Override
                public void execute() {
                    super.execute();
                    numbers[lost % 2][lost] = numbers[lost % 2][lost + 1];
                }
            };
            assertThatThrownBy(() -> Rounds.pass(broken))
                    .isInstanceOf(WrongOutput.class)
                    .hasMessageContaining("sum");
        }
    }

    @Test
    void shouldFindASortThatWasNotDoneOrMadeTheNumbersUp() {
        Transaction lazy = new Sort.Order(2, 300, new SplittableRandom(2)) {
            @Override
            public void execute() {}
        };
        Transaction inventive = new Sort.Order(2, 300, new SplittableRandom(2)) {
            @Override
            public void execute() {
                Arrays.setAll(numbers[0], i -> i);
            }
        };
        assertThatThrownBy(() -> Rounds.pass(lazy)).isInstanceOf(WrongOutput.class);
        assertThatThrownBy(() -> Rounds.pass(inventive)).isInstanceOf(WrongOutput.class);
    }

    @Test
    void shouldFindAnArrayThatWasLeftOut() {
        Transaction forgetful = new Sort.Order(2, 300, new SplittableRandom(2)) {
            @Override
            public void execute() {
                Arrays.sort(numbers[0]);
            }
        };
        assertThatThrownBy(() -> Rounds.pass(forgetful)).isInstanceOf(WrongOutput.class);
    }

    @Test
    void shouldSeeAnotherOrderInEachTransaction() {
        Sort.Order order = new Sort.Order(2, 100, new SplittableRandom(2));
        order.prepare();
        int smallest = smallest(order.numbers[0]);
        int changes = 0;
        for (int i = 0; i < 50; i++) {
            order.prepare();
            changes += smallest(order.numbers[0]) == smallest ? 0 : 1;
        }
        assertThat(changes).isGreaterThan(25);
    }

    private static int smallest(long[] numbers) {
        int place = 0;
        for (int i = 1; i < numbers.length; i++) {
            place = numbers[i] < numbers[place] ? i : place;
        }
        return place;
    }
}
