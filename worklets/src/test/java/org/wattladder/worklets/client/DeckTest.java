package org.wattladder.worklets.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.WeightedTransaction;

class DeckTest {
    @Test
    void shouldDealEachTypeItsShareInEveryDeck() {
        int[][] mixes = {{1}, {7}, {1, 1}, {10, 10, 1, 1, 1, 10}, {1, 99}, {3, 2, 1}};
        for (int[] shares : mixes) {
            for (long seed = 0; seed < 50; seed++) {
                Deck deck = deck(seed, shares);
                int size = IntStream.of(shares).sum();
                for (int round = 0; round < 4; round++) {
                    int[] dealt = new int[shares.length];
                    for (int i = 0; i < size; i++) {
                        dealt[deck.deal()]++;
                    }
                    assertThat(dealt).as("seed %d, round %d", seed, round).isEqualTo(shares);
                }
            }
        }
    }

    @Test
    void shouldKeepSharesWithinAPercentOverAHundredThousandTransactionsWhateverTheyLast() {
        int[] shares = {37, 5, 1};
        long[] lengths = {300, 40_000, 2_000_000};
        ManualClock clock = new ManualClock();
        List<ClockedTransaction> types = IntStream.range(0, 3)
                .mapToObj(type -> new ClockedTransaction("type-" + type, clock, lengths[type]))
                .toList();
        List<WeightedTransaction> mix = IntStream.range(0, 3)
                .mapToObj(type -> new WeightedTransaction(shares[type], types.get(type)))
                .toList();
        TransactionLoop loop = new TransactionLoop(clock, mix);
        long nanos = 100_000L * 57_200;
        Window window = new Window(clock.nanos(), 0, nanos, nanos);
        loop.run(window, new BackToBack(), new SplittableRandom(8), Unmarked.in(window));
        int all = types.stream().mapToInt(ClockedTransaction::executions).sum();
        assertThat(all).isGreaterThan(90_000);
        for (int type = 0; type < 3; type++) {
            assertThat(types.get(type).executions() * 43.0 / all / shares[type]).isBetween(0.99, 1.01);
        }
    }

    @Test
    void shouldDealInAnOrderThatTheSeedDecides() {
        assertThat(hundred(deck(1, 1, 1))).isEqualTo(hundred(deck(1, 1, 1)));
        assertThat(hundred(deck(1, 1, 1))).isNotEqualTo(hundred(deck(2, 1, 1)));
    }

    @Test
    void shouldDealEachTypeFirstAsOftenAsItsShareSays() {
        int[] first = new int[2];
        for (long seed = 0; seed < 4000; seed++) {
            first[deck(seed, 3, 1).deal()]++;
        }
        assertThat(first[0]).isBetween(2900, 3100);
    }

    private static List<Integer> hundred(Deck deck) {
        List<Integer> types = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            types.add(deck.deal());
        }
        return types;
    }

    private static Deck deck(long seed, int... shares) {
        List<WeightedTransaction> mix = IntStream.range(0, shares.length)
                .mapToObj(type -> new WeightedTransaction(
                        shares[type], new ClockedTransaction("type-" + type, new ManualClock(), 1)))
                .toList();
        return new Deck(mix, new SplittableRandom(seed));
    }
}
