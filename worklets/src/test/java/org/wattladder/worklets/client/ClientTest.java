package org.wattladder.worklets.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.ClientFigure;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WorkletCatalogue;
import org.wattladder.worklets.api.WrongOutput;
import org.wattladder.worklets.link.CountLine;
import org.wattladder.worklets.link.DoneLine;
import org.wattladder.worklets.link.FailedLine;
import org.wattladder.worklets.link.ReadyLine;
import org.wattladder.worklets.link.RunLine;

class ClientTest {
    private static final long MS = 1_000_000;

    @Test
    void shouldAnswerEachIntervalWithOneCountPerTypeAndDone() throws Exception {
        try (Talk talk = new Talk(new FakeWorklet("quick", () -> {}), 3)) {
            assertThat(talk.hear(ReadyLine.class).processId())
                    .isEqualTo(ProcessHandle.current().pid());
            for (long interval = 1; interval <= 4; interval++) {
                RunLine.Pace pace = interval < 3 ? new RunLine.Pace(3, 20, 3) : new RunLine.Pace(0, 20, 0);
                talk.say(line(interval, pace).text());
                CountLine first = talk.hear(CountLine.class);
                CountLine second = talk.hear(CountLine.class);
                DoneLine done = talk.hear(DoneLine.class);
                assertThat(List.of(first.type(), second.type())).containsExactly("first", "second");
                assertThat(done.interval()).isEqualTo(interval);
                assertThat(done.recordingNanos())
                        .isEqualTo(Math.max(0, 60 * MS - Math.max(0, done.startDelayNanos() - 20 * MS)));
                long onTime = 20 - done.unfinished();
                assertThat(first.transactions() + second.transactions()).isBetween(onTime, onTime + pace.pre());
                for (CountLine each : List.of(first, second)) {
                    assertThat(Histograms.read(each.responseHistogram()).getTotalCount())
                            .isEqualTo(each.transactions());
                }
            }
            talk.say("stop");
            assertThat(talk.exitCode()).isEqualTo(0);
        }
    }

    @Test
    void shouldWorkWithoutAScheduleTillTheEnd() throws Exception {
        try (Talk talk = new Talk(new FakeWorklet("quick", () -> {}), 2)) {
            talk.hear(ReadyLine.class);
            // so long that even a thread which waits for its CPU has a turn
            talk.say(line(1, 2000 * MS, RunLine.Pace.unpaced()).text());
            CountLine first = talk.hear(CountLine.class);
            CountLine second = talk.hear(CountLine.class);
            assertThat(first.transactions() + second.transactions()).isPositive();
            assertThat(first.responseHistogram()).isEqualTo("-");
            assertThat(talk.hear(DoneLine.class).unfinished()).isZero();
        }
    }

    @Test
    void shouldCollectWhenReadyAndBehindEachInterval() throws Exception {
        JvmCounters counters = JvmCounters.ofThisJvm();
        long before = collections(counters);
        try (Talk talk = new Talk(new FakeWorklet("quick", () -> {}), 2)) {
            talk.hear(ReadyLine.class);
            long ready = collections(counters);
            assertThat(ready).isGreaterThan(before);
            talk.say(line(1, RunLine.Pace.unpaced()).text());
            assertThat(talk.figures())
                    .extracting(ClientFigure::declared)
                    .containsExactly(
                            Optional.of(ClientFigure.COLLECTIONS),
                            Optional.of(ClientFigure.COLLECTOR_TIME),
                            Optional.of(ClientFigure.FIRST_THIRD),
                            Optional.of(ClientFigure.LAST_THIRD),
                            Optional.of(ClientFigure.LIVE_HEAP));
            assertThat(collections(counters)).isGreaterThan(ready);
        }
    }

    private static long collections(JvmCounters counters) {
        return counters.counters().get(0).value().getAsLong();
    }

    @Test
    void shouldSayWhichTransactionOfWhichUserWasWrong() throws Exception {
        FakeWorklet wrong = new FakeWorklet("wrong", () -> {
            throw new WrongOutput("4 instead of 5");
        });
        assertThat(failure(wrong))
                .matches("worklet wrong, user 1, in interval 7: transaction (first|second): "
                        + "wrong output: 4 instead of 5");
    }

    @Test
    void shouldSayThatAnAuditAfterAnIntervalFoundAWrongState() throws Exception {
        FakeWorklet lossy = new FakeWorklet("lossy", () -> {}) {
            @Override
            public List<WeightedTransaction> transactions(UserContext context) {
                return List.of(new WeightedTransaction(1, new ForgetfulTransaction()));
            }
        };
        assertThat(failure(lossy))
                .isEqualTo("worklet lossy, user 1, in interval 7: transaction forgetful: wrong output: 1 cent is"
                        + " missing");
    }

    @Test
    void shouldSayWhatAWorkletThrew() throws Exception {
        FakeWorklet crashing = new FakeWorklet("crashing", () -> {
            throw new ArithmeticException("/ by zero");
        });
        assertThat(failure(crashing)).contains("user 1", "java.lang.ArithmeticException: / by zero");
    }

    @Test
    void shouldSayThatMemoryRanOut() throws Exception {
        FakeWorklet hungry = new FakeWorklet("hungry", () -> {
            throw new OutOfMemoryError("Java heap space");
        });
        assertThat(failure(hungry)).contains("OutOfMemoryError: Java heap space");
    }

    @Test
    void shouldSayTheSentenceOfADeviceFaultAsItIs() throws Exception {
        FakeWorklet full = new FakeWorklet("full", () -> {
            throw new DeviceFault("the disk of /mnt/disk is full");
        });
        assertThat(failure(full))
                .matches("worklet full, .*: transaction (first|second): the disk of /mnt/disk is full");
    }

    @Test
    void shouldEndAStorageWorkletWithoutAFolderWithASentence() throws Exception {
        Worklet random = WorkletCatalogue.load().find("random").orElseThrow();
        try (Talk talk = new Talk(random, 1)) {
            assertThat(talk.hear(FailedLine.class).sentence())
                    .isEqualTo("worklet random, user 1, while making its transactions: client 1 has no storage folder;"
                            + " give the host one with --storage DIR, on the device to be measured");
        }
    }

    private static String failure(FakeWorklet worklet) throws Exception {
        try (Talk talk = new Talk(worklet, 1)) {
            talk.hear(ReadyLine.class);
            // Long enough that the user has its turn on a busy machine; the failure ends it.
            talk.say(new RunLine(7, System.nanoTime(), 0, 2000 * MS, 0, RunLine.Pace.unpaced(), 7).text());
            String sentence = talk.hear(FailedLine.class).sentence();
            assertThat(talk.exitCode()).isEqualTo(1);
            return sentence;
        }
    }

    @Test
    void shouldSayThatAWorkletCouldNotMakeItsTransactions() throws Exception {
        FakeWorklet unready = new FakeWorklet("unready", () -> {}) {
            @Override
            public List<WeightedTransaction> transactions(UserContext context) {
                throw new IllegalArgumentException("parameter is " + context.parameter("size"));
            }
        };
        try (Talk talk = new Talk(unready, 1, Map.of("size", 7L))) {
            assertThat(talk.hear(FailedLine.class).sentence())
                    .isEqualTo("worklet unready, user 1, while making its transactions: parameter is 7");
            assertThat(talk.exitCode()).isEqualTo(1);
        }
    }

    @Test
    void shouldEndTheTalkAtALineItDoesNotKnow() throws Exception {
        try (Talk talk = new Talk(new FakeWorklet("quick", () -> {}), 1)) {
            talk.hear(ReadyLine.class);
            talk.say("please run");
            assertThat(talk.hear(FailedLine.class).sentence())
                    .contains("quick", "unknown line from the Director: please run");
            assertThat(talk.exitCode()).isEqualTo(1);
        }
    }

    @Test
    void shouldRefuseAnIntervalWhileAnotherOneRuns() throws Exception {
        try (Talk talk = new Talk(new FakeWorklet("quick", () -> {}), 1)) {
            talk.hear(ReadyLine.class);
            talk.say(new RunLine(1, System.nanoTime(), 0, 60_000 * MS, 0, new RunLine.Pace(0, 0, 0), 1).text());
            talk.say(line(2, RunLine.Pace.unpaced()).text());
            assertThat(talk.hear(FailedLine.class).sentence())
                    .contains("interval 2 was asked for before the last answer");
            assertThat(talk.exitCode()).isEqualTo(1);
        }
    }

    @Test
    void shouldLeaveWhenTheDirectorIsGoneEvenInTheMiddleOfAnInterval() throws Exception {
        try (Talk talk = new Talk(new FakeWorklet("quick", () -> {}), 2)) {
            talk.hear(ReadyLine.class);
            talk.say(new RunLine(1, System.nanoTime(), 0, 60_000 * MS, 0, RunLine.Pace.unpaced(), 1).text());
            talk.endInput();
            assertThat(talk.exitCode()).isEqualTo(4);
        }
    }

    @Test
    void shouldRefuseParametersThatTheWorkletDoesNotHaveOrAllow() {
        FakeWorklet worklet = new FakeWorklet("quick", () -> {});
        assertThatThrownBy(() -> new Talk(worklet, 1, Map.of("sise", 2L)))
                .hasMessage("worklet quick has no parameter sise; it has [size]");
        assertThatThrownBy(() -> new Talk(worklet, 1, Map.of("size", 10L)))
                .hasMessage("parameter size of worklet quick must lie in 1 to 9, not 10");
        assertThatThrownBy(() -> new Talk(worklet, 0)).hasMessage("a client needs at least 1 user, not 0");
    }

    private static RunLine line(long interval, RunLine.Pace pace) {
        return line(interval, 60 * MS, pace);
    }

    private static RunLine line(long interval, long recordingNanos, RunLine.Pace pace) {
        return new RunLine(interval, System.nanoTime(), 20 * MS, recordingNanos, 20 * MS, pace, interval);
    }
}
