package org.wattladder.worklets.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.link.CountLine;
import org.wattladder.worklets.link.DoneLine;
import org.wattladder.worklets.link.EndLine;
import org.wattladder.worklets.link.FailedLine;
import org.wattladder.worklets.link.GoLine;
import org.wattladder.worklets.link.IterateLine;
import org.wattladder.worklets.link.ReadyLine;
import org.wattladder.worklets.link.StageLine;

class IterationsTest {
    private static final int USERS = 3;

    private final AtomicInteger executed = new AtomicInteger();
    private final AtomicInteger size = new AtomicInteger();

    @Test
    void shouldCountExactlyTheMeasuredIterationsOfEveryUser() throws Exception {
        try (Talk talk = new Talk(worklet(), USERS)) {
            talk.hear(ReadyLine.class);
            talk.say(new IterateLine(9, System.nanoTime(), 2, 5, 4, 50).text());
            assertThat(talk.hear(StageLine.class).stage()).isEqualTo(StageLine.Stage.PRE);
            assertThat(executed).as("nobody records before all may").hasValue(USERS * 2 * 4);
            assertThat(size).hasValue(50);
            long go = System.nanoTime();
            talk.say(new GoLine(9, go).text());
            StageLine measured = talk.hear(StageLine.class);
            assertThat(measured.stage()).isEqualTo(StageLine.Stage.MEASURED);
            assertThat(measured.atNanos()).isGreaterThan(go);
            talk.say(new EndLine(9).text());
            CountLine twice = talk.hear(CountLine.class);
            CountLine once = talk.hear(CountLine.class);
            assertThat(List.of(twice.transactions(), once.transactions())).containsExactly(USERS * 5 * 3L, USERS * 5L);
            assertThat(twice.bytesPerTransaction()).isEqualTo(80);
            DoneLine done = talk.hear(DoneLine.class);
            assertThat(done.recordingNanos()).isEqualTo(measured.atNanos() - go);
            assertThat(executed.get()).isGreaterThanOrEqualTo(USERS * (2 + 5 + 4) * 4);
        }
    }

    @Test
    void shouldExecuteTypesInOrderWithoutPreAndPostIterations() throws Exception {
        try (Talk talk = new Talk(worklet(), 1)) {
            talk.hear(ReadyLine.class);
            for (long interval = 1; interval <= 2; interval++) {
                talk.say(new IterateLine(interval, System.nanoTime(), 0, 1, 0, 100).text());
                talk.hear(StageLine.class);
                talk.say(new GoLine(interval, System.nanoTime()).text());
                talk.hear(StageLine.class);
                talk.say(new EndLine(interval).text());
                assertThat(talk.hear(CountLine.class).transactions()).isEqualTo(3);
                assertThat(talk.hear(CountLine.class).transactions()).isEqualTo(1);
                talk.hear(DoneLine.class);
            }
        }
    }

    @Test
    void shouldRefuseToRecordWhatWasNotPrepared() throws Exception {
        try (Talk talk = new Talk(worklet(), 1)) {
            talk.hear(ReadyLine.class);
            talk.say(new GoLine(3, 0).text());
            assertThat(talk.hear(FailedLine.class).sentence()).contains("interval 3 runs no iterations");
        }
    }

    private FakeWorklet worklet() {
        return new FakeWorklet("steps", () -> {}) {
            @Override
            public List<WeightedTransaction> transactions(UserContext context) {
                return List.of(
                        new WeightedTransaction(3, new Sized("thrice")), new WeightedTransaction(1, new Sized("once")));
            }
        };
    }

    private final class Sized implements Transaction {
        private final String type;

        Sized(String type) {
            this.type = type;
        }

        @Override
        public String type() {
            return type;
        }

        @Override
        public void resize(int percent) {
            size.set(percent);
        }

        @Override
        public long bytesMoved() {
            return 80;
        }

        @Override
        public void prepare() {}

        @Override
        public void execute() {
            executed.incrementAndGet();
        }

        @Override
        public void check() {}
    }
}
