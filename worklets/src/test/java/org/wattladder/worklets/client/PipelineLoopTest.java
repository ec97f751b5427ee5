package org.wattladder.worklets.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.SplittableRandom;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.link.CountLine;

class PipelineLoopTest {
    private static final long MS = 1_000_000;
    private static final Window WINDOW = new Window(0, 50 * MS, 150 * MS, 200 * MS);

    private final ManualClock clock = new ManualClock();

    /** Batches of 4 take 20 ms: those that end at 60, 80 ... 140 count, the one from 140 to 160 is out by its end. */
    @Test
    void shouldCountWhatCompletesInRecordingAndMeasureLatencyAndDepth() {
        ClockedPipeline pipeline = new ClockedPipeline(clock, 20 * MS, 8);
        TransactionLoop loop = loop(pipeline);
        loop.runOutstanding(WINDOW, 4, new SplittableRandom(1), Unmarked.in(WINDOW));

        CountLine count = loop.records()[0].line(1, 0, false);
        assertThat(count.transactions()).isEqualTo(4 * 5);
        assertThat(pipeline.begun()).isEqualTo(4 * 10);
        Histogram latency = Histograms.read(count.serviceHistogram());
        assertThat(latency.valuesAreEquivalent(latency.getMaxValue(), 20 * MS)).isTrue();
        assertThat(loop.outstandingNanos()).isEqualTo(4 * 100 * MS);
    }

    /** A depth of 3 over a recording of 100 ms in which 5 batches end agrees with rate x latency = 150/s x 20 ms. */
    @Test
    void shouldAgreeWithLittlesLaw() {
        TransactionLoop loop = loop(new ClockedPipeline(clock, 20 * MS, 3));
        loop.runOutstanding(WINDOW, 3, new SplittableRandom(1), Unmarked.in(WINDOW));
        CountLine count = loop.records()[0].line(1, 0, false);
        double latencySeconds = Histograms.read(count.serviceHistogram()).getMean() / 1e9;
        double little = count.transactions() / 0.1 * latencySeconds;
        assertThat(loop.outstandingNanos() / (100.0 * MS)).isEqualTo(3);
        assertThat(little).isCloseTo(3, org.assertj.core.api.Assertions.withinPercentage(0.2));
    }

    @Test
    void shouldForgetTheDepthInTheNextIntervalWithoutOne() {
        TransactionLoop loop = loop(new ClockedPipeline(clock, 20 * MS, 3));
        loop.runOutstanding(WINDOW, 3, new SplittableRandom(1), Unmarked.in(WINDOW));
        Window later = new Window(clock.nanos(), 0, 100 * MS, 100 * MS);
        loop.run(later, new BackToBack(), new SplittableRandom(1), Unmarked.in(later));
        assertThat(loop.outstandingNanos()).isZero();
        assertThat(loop.records()[0].line(1, 0, false).transactions()).isEqualTo(4);
    }

    @Test
    void shouldDoNothingForAUserWithoutAShareOfTheDepth() {
        ClockedPipeline pipeline = new ClockedPipeline(clock, 20 * MS, 3);
        loop(pipeline).runOutstanding(WINDOW, 0, new SplittableRandom(1), Unmarked.in(WINDOW));
        assertThat(pipeline.begun()).isZero();
        assertThat(clock.nanos()).isEqualTo(200 * MS);
    }

    @Test
    void shouldRefuseADepthThatTheWorkletHasNoRoomFor() {
        TransactionLoop loop = loop(new ClockedPipeline(clock, 20 * MS, 3));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> loop.runOutstanding(WINDOW, 4, new SplittableRandom(1), Unmarked.in(WINDOW)))
                .withMessage("4 transactions cannot be outstanding; this worklet has room for 3");
    }

    @Test
    void shouldRefuseAWorkletThatDoesOneAtATime() {
        TransactionLoop loop = loop(new ClockedTransaction("work", clock, MS));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> loop.runOutstanding(WINDOW, 1, new SplittableRandom(1), Unmarked.in(WINDOW)))
                .withMessageContaining("work cannot have several outstanding");
    }

    private TransactionLoop loop(Transaction transaction) {
        return new TransactionLoop(clock, List.of(new WeightedTransaction(1, transaction)));
    }
}
