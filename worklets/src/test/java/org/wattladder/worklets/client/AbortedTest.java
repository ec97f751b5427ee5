package org.wattladder.worklets.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.link.CountLine;

class AbortedTest {
    private static final long MS = 1_000_000;

    private final ManualClock clock = new ManualClock();

    @Test
    void shouldCountAbortedTransactionsApartAndGiveThemNoLatency() {
        AbortingTransaction transaction = new AbortingTransaction(clock, 10 * MS);
        CountLine count = run(transaction, new Window(0, 0, 90 * MS, 90 * MS), new BackToBack());
        assertThat(transaction.executions()).isEqualTo(9);
        // The ninth ends with recording, so it does not lie in it.
        assertThat(count.aborted()).isEqualTo(2);
        assertThat(count.transactions()).isEqualTo(6);
        assertThat(Histograms.read(count.serviceHistogram()).getTotalCount()).isEqualTo(6);
        assertThat(transaction.checks()).isEqualTo(6);
    }

    @Test
    void shouldNotTakeAnAbortedTransactionForUnfinished() {
        AbortingTransaction transaction = new AbortingTransaction(clock, MS);
        Window window = new Window(0, 0, 100 * MS, 100 * MS);
        TransactionLoop loop = loop(transaction);
        loop.run(
                window,
                new ScriptedArrivals(window, MS, 10 * MS, 20 * MS, 30 * MS),
                new SplittableRandom(1),
                Unmarked.in(window));
        assertThat(loop.onTime()).isEqualTo(4);
        CountLine count = loop.records()[0].line(1, 0, true);
        assertThat(count.aborted()).isEqualTo(1);
        assertThat(Histograms.read(count.responseHistogram()).getTotalCount()).isEqualTo(3);
    }

    @Test
    void shouldCountEachOfManyVeryShortTransactionsAsWhatItIs() {
        AbortingTransaction transaction = new AbortingTransaction(clock, 100);
        CountLine count = run(transaction, new Window(0, 0, 100 * MS, 100 * MS), new BackToBack());
        assertThat(count.transactions() + count.aborted()).isBetween(transaction.executions() - 256L, 1_000_000L);
        assertThat((double) count.aborted() / count.transactions()).isBetween(0.499, 0.501);
        assertThat(transaction.checks()).isEqualTo(transaction.executions() - transaction.executions() / 3);
    }

    @Test
    void shouldCountAbortedIterations() {
        AbortingTransaction transaction = new AbortingTransaction(clock, MS);
        TransactionLoop loop = loop(transaction);
        loop.beginIterations(100);
        for (int i = 0; i < 5; i++) {
            loop.iterate(i > 0);
        }
        CountLine count = loop.records()[0].line(1, 0, false);
        assertThat(count.aborted()).isEqualTo(1);
        assertThat(count.transactions()).isEqualTo(3);
    }

    private CountLine run(AbortingTransaction transaction, Window window, Arrivals arrivals) {
        TransactionLoop loop = loop(transaction);
        loop.run(window, arrivals, new SplittableRandom(1), Unmarked.in(window));
        return loop.records()[0].line(1, 0, arrivals.paced());
    }

    private TransactionLoop loop(AbortingTransaction transaction) {
        return new TransactionLoop(clock, List.of(new WeightedTransaction(1, transaction)));
    }
}
