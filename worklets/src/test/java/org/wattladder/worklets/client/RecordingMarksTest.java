package org.wattladder.worklets.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.ClientFigure;

class RecordingMarksTest {
    private static final Window WINDOW = new Window(0, 50, 150, 200);

    @Test
    void shouldScaleWhatWasUsedBetweenTheReadingsToTheLengthOfRecording() {
        RecordingMarks marks = marks(1000L, 1055L);
        assertThat(marks.nextNanos()).isEqualTo(50);
        marks.pass(60);
        assertThat(marks.nextNanos()).isEqualTo(150);
        marks.pass(170);
        assertThat(marks.nextNanos()).isEqualTo(Long.MAX_VALUE);
        assertThat(marks.processorNanos(100)).isEqualTo(50);
    }

    @Test
    void shouldTellWhatTheCollectorDidBetweenTheReadings() {
        Queue<Long> collections = new ArrayDeque<>(List.of(3L, 8L));
        RecordingMarks marks = RecordingMarks.of(
                new JvmCounters() {
                    @Override
                    public long processorNanos() {
                        return -1;
                    }

                    @Override
                    public List<Counter> counters() {
                        return List.of(
                                new Counter(ClientFigure.COLLECTIONS, collections::remove),
                                new Counter(ClientFigure.COLLECTOR_TIME, () -> -1));
                    }
                },
                WINDOW,
                List.of(),
                new AtomicLong());
        marks.pass(60);
        marks.pass(170);
        assertThat(marks.counted()).containsExactly(ClientFigure.COLLECTIONS.of(5));
    }

    @Test
    void shouldTellNothingWhenTheJvmDoesNot() {
        RecordingMarks marks = marks(-1L, -1L);
        marks.pass(60);
        marks.pass(170);
        assertThat(marks.processorNanos(100)).isEqualTo(-1);
    }

    @Test
    void shouldTellNothingOfARecordingThatWasMissed() {
        RecordingMarks marks = marks(1000L, 1000L);
        marks.pass(180);
        marks.pass(180);
        assertThat(marks.processorNanos(0)).isEqualTo(-1);
    }

    @Test
    void shouldBeReadInTheLoopAtTheBoundariesEvenWhenNothingIsDue() {
        ManualClock clock = new ManualClock();
        ClockedTransaction transaction = new ClockedTransaction("work", clock, 1);
        TransactionLoop loop = new TransactionLoop(
                clock, List.of(new org.wattladder.worklets.api.WeightedTransaction(1, transaction)));
        RecordingMarks marks = RecordingMarks.of(clock::nanos, WINDOW, List.of(), new AtomicLong());
        loop.run(WINDOW, new ScriptedArrivals(WINDOW), null, marks);
        assertThat(marks.processorNanos(100)).isEqualTo(100);
    }

    private static RecordingMarks marks(Long... readings) {
        Queue<Long> queue = new ArrayDeque<>(List.of(readings));
        return RecordingMarks.of(queue::remove, WINDOW, List.of(), new AtomicLong());
    }
}
