package org.wattladder.worklets.combined;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.Transaction;

/** A warehouse is, on its first transaction, what it is ever after. */
class SteadyBusinessTest {
    private static final int[] SHARES = {10, 10, 1, 1, 1, 10};
    private static final int DECKS = 2_000;
    private static final int BACKLOG = 100;

    private final Warehouse warehouse = new Warehouse(1_000, 100, 8, BACKLOG, new SplittableRandom(5));
    private final List<Transaction> types = CssjTest.types(warehouse);

    @Test
    void shouldBeginWithEveryRowFullAndTheBacklogWaiting() {
        assertThat(warehouse.open).hasSize(BACKLOG);
        for (int row = 0; row < warehouse.orders.rows(); row++) {
            assertThat(warehouse.orders.lines(row)).as("row %d", row).isBetween(5, 15);
        }
        for (int customer = 0; customer < warehouse.customers.count(); customer++) {
            assertThat(warehouse.customers.paymentCents(customer, Customers.PAYMENTS))
                    .isPositive();
        }
    }

    @Test
    void shouldNeitherGrowNorShrink() {
        List<Double> before = slipLengths();
        decks(200);
        long bytesBefore = liveBytes();
        decks(DECKS);
        assertThat(warehouse.open.size()).isBetween(BACKLOG - 20, BACKLOG + 20);
        assertThat(liveBytes()).isBetween(bytesBefore - (1 << 20), bytesBefore + (1 << 20));
        List<Double> after = slipLengths();
        for (int type = 0; type < SHARES.length; type++) {
            assertThat(after.get(type))
                    .as(types.get(type).type())
                    .isBetween(0.95 * before.get(type), 1.05 * before.get(type));
        }
    }

    @Test
    void shouldComeBackToItsBacklog() {
        CssjTest.run(types.get(0), 3 * BACKLOG);
        decks(4 * BACKLOG);
        assertThat(warehouse.open.size()).isBetween(BACKLOG - 20, BACKLOG + 20);
        CssjTest.run(types.get(3), 100);
        assertThat(warehouse.open).isEmpty();
        decks(2 * BACKLOG);
        assertThat(warehouse.open.size()).isBetween(BACKLOG - 20, BACKLOG + 20);
    }

    /** By what is allocated, for time is not the same twice; `system-tests/benches/kernels --steady` has the time. */
    @Test
    void shouldMakeNewObjectsInEachTypeAndGiveEachItsPartOfTheWork() {
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        decks(100);
        double[] bytes = new double[SHARES.length];
        for (int type : deck(200)) {
            types.get(type).prepare();
            long before = threads.getCurrentThreadAllocatedBytes();
            types.get(type).execute();
            bytes[type] += threads.getCurrentThreadAllocatedBytes() - before;
        }
        double all = Arrays.stream(bytes).sum();
        assertThat(all / 200 / 33).as("bytes per transaction").isGreaterThan(1_000);
        for (int type = 0; type < SHARES.length; type++) {
            assertThat(bytes[type] / all)
                    .as("share of " + types.get(type).type())
                    .isBetween(0.05, 0.5);
        }
    }

    private void decks(int decks) {
        deck(decks).forEach(type -> CssjTest.run(types.get(type), 1));
    }

    private static List<Integer> deck(int decks) {
        List<Integer> all = new ArrayList<>();
        Random order = new Random(7);
        for (int i = 0; i < decks; i++) {
            List<Integer> deck = new ArrayList<>();
            for (int type = 0; type < SHARES.length; type++) {
                deck.addAll(Collections.nCopies(SHARES[type], type));
            }
            Collections.shuffle(deck, order);
            all.addAll(deck);
        }
        return all;
    }

    private List<Double> slipLengths() {
        List<Double> lengths = new ArrayList<>();
        for (int type = 0; type < SHARES.length; type++) {
            double sum = 0;
            for (int i = 0; i < 500; i++) {
                CssjTest.run(types.get(type), 1);
                sum += warehouse.lastSlip().length();
            }
            lengths.add(sum);
            if (type == 0) {
                CssjTest.run(types.get(3), 55);
            }
        }
        return lengths;
    }

    private static long liveBytes() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }
}
