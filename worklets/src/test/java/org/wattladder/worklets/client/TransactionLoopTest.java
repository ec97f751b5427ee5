package org.wattladder.worklets.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.ClientFigure;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.link.CountLine;

class TransactionLoopTest {
    private static final long MS = 1_000_000;
    private static final Window WINDOW = new Window(0, 50 * MS, 150 * MS, 200 * MS);

    private final ManualClock clock = new ManualClock();

    /**
     * Service takes 30 ms. The arrival at 40 belongs to the pre part but completes at 70, in recording: it counts. The
     * one at 60 starts late at 70 and completes at 100; 110 completes at 140. The one at 145 completes at 175, after
     * recording: unfinished. The one at 160 starts at 175 and completes at 205, after the end; 190 is dropped.
     */
    @Test
    void shouldCountWhatCompletesInRecordingAndWhatWasDueThereButDidNot() {
        ClockedTransaction transaction = new ClockedTransaction("work", clock, 30 * MS);
        TransactionLoop loop = run(
                transaction,
                WINDOW,
                new ScriptedArrivals(WINDOW, 40 * MS, 60 * MS, 110 * MS, 145 * MS, 160 * MS, 190 * MS));

        CountLine count = loop.records()[0].line(1, 0, true);
        assertThat(count.transactions()).isEqualTo(3);
        assertThat(loop.onTime()).isEqualTo(2);
        assertThat(transaction.executions()).isEqualTo(5);
        Histogram service = Histograms.read(count.serviceHistogram());
        assertThat(service.valuesAreEquivalent(service.getMaxValue(), 30 * MS)).isTrue();
        assertThat(service.valuesAreEquivalent(service.getMinValue(), 30 * MS)).isTrue();
        Histogram response = Histograms.read(count.responseHistogram());
        assertThat(response.getTotalCount()).isEqualTo(3);
        assertThat(response.valuesAreEquivalent(response.getMaxValue(), 40 * MS))
                .isTrue();
        assertThat(response.getCountAtValue(30 * MS)).isEqualTo(2);
    }

    @Test
    void shouldRunBackToBackTillTheEndWhenUnpaced() {
        ClockedTransaction transaction = new ClockedTransaction("work", clock, 10 * MS);
        TransactionLoop loop = run(transaction, WINDOW, new BackToBack());

        assertThat(transaction.executions()).isEqualTo(20);
        CountLine count = loop.records()[0].line(1, 0, false);
        assertThat(count.transactions()).isEqualTo(10);
        assertThat(count.responseHistogram()).isEqualTo("-");
    }

    /** Recording is from 50 to 150 ms; what takes 10 ms completes three times in each of its thirds, and at 90, 100 and 110. */
    @Test
    void shouldCountTheFirstAndTheLastThirdOfRecording() {
        ClockedTransaction transaction = new ClockedTransaction("work", clock, 10 * MS);
        TransactionLoop loop = run(transaction, WINDOW, new BackToBack());
        assertThat(Thirds.figures(List.of(loop.thirds(), loop.thirds())))
                .containsExactly(ClientFigure.FIRST_THIRD.of(8), ClientFigure.LAST_THIRD.of(6));
    }

    /** Users of guests each have a type of their own. */
    @Test
    void shouldAddUpTypesByTheirNames() {
        TransactionLoop mail = run(new ClockedTransaction("mail", clock, 10 * MS), WINDOW, new BackToBack());
        TransactionLoop web =
                run(new ClockedTransaction("web", clock, 20 * MS), WINDOW, new BackToBack()); // its window is over

        List<CountLine> counts = UserCounts.of(List.of(mail, web, mail), 1, false);
        assertThat(counts).extracting(CountLine::type).containsExactly("mail", "web");
        assertThat(counts).extracting(CountLine::transactions).containsExactly(20L, 0L);
    }

    @Test
    void shouldTimeManyVeryShortTransactionsAtOnceAndCountEachOfThem() {
        Window window = new Window(0, 0, 100 * MS, 100 * MS);
        ClockedTransaction transaction = new ClockedTransaction("work", clock, 100);
        TransactionLoop loop = run(transaction, window, new BackToBack());

        Histogram service = Histograms.read(loop.records()[0].line(1, 0, false).serviceHistogram());
        assertThat(service.getTotalCount()).isBetween(transaction.executions() - 256L, 1_000_000L);
        assertThat(service.getMinValue()).isEqualTo(100);
        assertThat(service.getMaxValue()).isEqualTo(100);
    }

    @Test
    void shouldReportHowLateItBeganAndForgetTheIntervalBefore() {
        ClockedTransaction transaction = new ClockedTransaction("work", clock, 10 * MS);
        TransactionLoop loop = loop(transaction);
        run(loop, WINDOW, new BackToBack());
        assertThat(loop.startDelayNanos()).isZero();

        Window begun = new Window(clock.nanos() - 60 * MS, 50 * MS, 150 * MS, 200 * MS);
        run(loop, begun, new BackToBack());
        assertThat(loop.startDelayNanos()).isEqualTo(60 * MS);
        assertThat(begun.recordedNanos(loop.startDelayNanos())).isEqualTo(90 * MS);
        assertThat(loop.records()[0].line(2, 0, false).transactions()).isEqualTo(8);
    }

    @Test
    void shouldExecuteNothingWhenNothingIsDue() {
        ClockedTransaction transaction = new ClockedTransaction("work", clock, 10 * MS);
        run(transaction, WINDOW, new ScriptedArrivals(WINDOW));
        assertThat(transaction.executions()).isZero();
        assertThat(clock.nanos()).isEqualTo(200 * MS);
    }

    private TransactionLoop run(ClockedTransaction transaction, Window window, Arrivals arrivals) {
        TransactionLoop loop = loop(transaction);
        run(loop, window, arrivals);
        return loop;
    }

    private TransactionLoop loop(ClockedTransaction transaction) {
        return new TransactionLoop(clock, List.of(new WeightedTransaction(1, transaction)));
    }

    private static void run(TransactionLoop loop, Window window, Arrivals arrivals) {
        loop.run(window, arrivals, new SplittableRandom(1), Unmarked.in(window));
    }
}
