package org.wattladder.worklets.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.link.RunLine;

class EarlyEndTest {
    private static final long MS = 1_000_000;
    private static final Window WINDOW = new Window(0, 50 * MS, 450 * MS, 500 * MS);
    private static final List<Long> ENDS = List.of(100 * MS, 200 * MS);
    private static final long SECOND = 1000 * MS;

    private final ManualClock clock = new ManualClock();
    private final AtomicLong cut = new AtomicLong();

    private TransactionLoop run(Arrivals arrivals) {
        TransactionLoop loop = new TransactionLoop(
                clock, List.of(new WeightedTransaction(1, new ClockedTransaction("work", clock, 30 * MS))));
        loop.run(WINDOW, arrivals, new SplittableRandom(1), RecordingMarks.withoutReading(WINDOW, ENDS, cut));
        return loop;
    }

    /** Of 240, which completes at 270, nothing counts; the post part goes on for its length. */
    @Test
    void shouldEndRecordingAtTheEarlyEndThatWasTold() {
        cut.set(200 * MS);
        TransactionLoop loop = run(new ScriptedArrivals(WINDOW, 60 * MS, 240 * MS, 260 * MS, 290 * MS, 440 * MS));
        assertThat(loop.records()[0].line(1, 0, true).transactions()).isEqualTo(1);
        assertThat(loop.onTime()).isEqualTo(1);
        assertThat(clock.nanos()).isEqualTo(300 * MS);
    }

    @Test
    void shouldWakeAUserWhoHasNothingToDoUntilLongAfterTheEnd() {
        cut.set(100 * MS);
        TransactionLoop loop = run(new ScriptedArrivals(WINDOW, 60 * MS, 440 * MS));
        assertThat(loop.onTime()).isEqualTo(1);
        assertThat(clock.nanos()).isEqualTo(200 * MS);
    }

    @Test
    void shouldRecordToThePlannedEndWhenNothingIsTold() {
        TransactionLoop loop = run(new ScriptedArrivals(WINDOW, 60 * MS, 240 * MS, 400 * MS));
        assertThat(loop.onTime()).isEqualTo(3);
        assertThat(clock.nanos()).isEqualTo(500 * MS);
    }

    @Test
    void shouldStartTheExactShareUntilEachEnd() {
        Arrivals arrivals = interval(151).arrivals(1);
        long[] until = new long[3];
        while (arrivals.next()) {
            long into = arrivals.dueNanos() - SECOND;
            if (into >= 0 && into < 10 * SECOND) {
                until[into < 4 * SECOND ? 0 : into < 6 * SECOND ? 1 : 2] += arrivals.size();
            }
        }
        assertThat(until).containsExactly(60, 91 - 60, 151 - 91);
    }

    private static IntervalRun interval(long transactions) {
        return new IntervalRun(
                new RunLine(
                        5,
                        0,
                        SECOND,
                        10 * SECOND,
                        SECOND,
                        new RunLine.Pace(15, transactions, 15),
                        7,
                        0,
                        List.of(4 * SECOND, 6 * SECOND)),
                1,
                () -> -1);
    }

    @Test
    void shouldRefuseAnEndThatIsOverOrWasNotAnnounced() {
        interval(20).cut(4 * SECOND, clock);
        assertThatIllegalArgumentException().isThrownBy(() -> interval(20).cut(5 * SECOND, clock));
        clock.waitUntil(5 * SECOND);
        assertThatIllegalArgumentException().isThrownBy(() -> interval(20).cut(4 * SECOND, clock));
    }

    @Test
    void shouldRefuseEarlyEndsThatDoNotRiseOrLieOutsideOfRecording() {
        RunLine.Pace pace = RunLine.Pace.unpaced();
        for (List<Long> ends : List.of(List.of(4L, 4L), List.of(0L), List.of(10L))) {
            assertThatIllegalArgumentException().isThrownBy(() -> new RunLine(1, 0, 0, 10, 0, pace, 1, 0, ends));
        }
    }
}
