package org.wattladder.worklets.client;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.wattladder.worklets.api.WeightedTransaction;

/**
 * Draws the type of the next transaction: as many cards of each type as its share, dealt to the last card in a random
 * order, then reshuffled. The mix is therefore exact over each deck and cannot drift.
 */
final class Deck {
    private final SplittableRandom random;
    private final int[] cards;
    private int dealt;

    Deck(List<WeightedTransaction> mix, SplittableRandom random) {
        this.random = random;
        this.cards = mix.size() == 1 ? new int[] {0} : cards(mix);
    }

    private static int[] cards(List<WeightedTransaction> mix) {
        List<Integer> cards = new ArrayList<>();
        for (int type = 0; type < mix.size(); type++) {
            for (int i = 0; i < mix.get(type).share(); i++) {
                cards.add(type);
            }
        }
        return cards.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Whether every card was dealt equally often so far. */
    boolean isComplete() {
        return dealt == 0;
    }

    /** Index of the next type in the mix. */
    int deal() {
        int left = cards.length - dealt;
        if (left == 1) {
            dealt = 0;
            return cards[cards.length - 1];
        }
        int chosen = dealt + (int) (((random.nextLong() >>> 32) * left) >>> 32);
        int card = cards[chosen];
        cards[chosen] = cards[dealt];
        cards[dealt++] = card;
        return card;
    }
}
