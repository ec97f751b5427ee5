package org.wattladder.worklets.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

class ProcessorMarksTest {
    private static final Window WINDOW = new Window(0, 50, 150, 200);

    @Test
    void shouldScaleWhatWasUsedBetweenTheReadingsToTheLengthOfRecording() {
        ProcessorMarks marks = marks(1000L, 1055L);
        assertThat(marks.nextNanos()).isEqualTo(50);
        marks.read(60);
        assertThat(marks.nextNanos()).isEqualTo(150);
        marks.read(170);
        assertThat(marks.nextNanos()).isEqualTo(Long.MAX_VALUE);
        assertThat(marks.processorNanos(100)).isEqualTo(50);
    }

    @Test
    void shouldTellNothingWhenTheJvmDoesNot() {
        ProcessorMarks marks = marks(-1L, -1L);
        marks.read(60);
        marks.read(170);
        assertThat(marks.processorNanos(100)).isEqualTo(-1);
    }

    @Test
    void shouldTellNothingOfARecordingThatWasMissed() {
        ProcessorMarks marks = marks(1000L, 1000L);
        marks.read(180);
        marks.read(180);
        assertThat(marks.processorNanos(0)).isEqualTo(-1);
    }

    @Test
    void shouldBeReadInTheLoopAtTheBoundariesEvenWhenNothingIsDue() {
        ManualClock clock = new ManualClock();
        ClockedTransaction transaction = new ClockedTransaction("work", clock, 1);
        TransactionLoop loop = new TransactionLoop(
                clock, List.of(new org.wattladder.worklets.api.WeightedTransaction(1, transaction)));
        ProcessorMarks marks = ProcessorMarks.of(clock::nanos, WINDOW);
        loop.run(WINDOW, new ScriptedArrivals(WINDOW), null, marks);
        assertThat(marks.processorNanos(100)).isEqualTo(100);
    }

    private static ProcessorMarks marks(Long... readings) {
        Queue<Long> queue = new ArrayDeque<>(List.of(readings));
        return ProcessorMarks.of(queue::remove, WINDOW);
    }
}
