package org.wattladder.worklets.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.wattladder.worklets.api.ClientContext;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Endpoint;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.UserContext;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.link.CountLine;
import org.wattladder.worklets.link.DoneLine;
import org.wattladder.worklets.link.FailedLine;
import org.wattladder.worklets.link.FigureLine;
import org.wattladder.worklets.link.ReadyLine;
import org.wattladder.worklets.link.RunLine;

class SessionTest {
    private static final long MS = 1_000_000;
    private static final Endpoint SERVER = new Endpoint("127.0.0.1", 8080);

    @Test
    void shouldOpenOneSessionForAllUsersAndCloseItWhenToldToStop() throws Exception {
        RememberingWorklet worklet = new RememberingWorklet(SERVER);
        try (Talk talk = new Talk(worklet, 3, Map.of(), Optional.empty(), Map.of("server", SERVER))) {
            talk.hear(ReadyLine.class);
            assertThat(worklet.opened.get()).isEqualTo(1);
            assertThat(worklet.closed.get()).isZero();
            talk.say("stop");
            assertThat(talk.exitCode()).isEqualTo(0);
            assertThat(worklet.closed.get()).isEqualTo(1);
        }
    }

    @Test
    void shouldReportTheFiguresOfEachIntervalBeforeItsEnd() throws Exception {
        RememberingWorklet worklet = new RememberingWorklet(SERVER);
        try (Talk talk = new Talk(worklet, 2, Map.of(), Optional.empty(), Map.of("server", SERVER))) {
            talk.hear(ReadyLine.class);
            for (long interval = 1; interval <= 2; interval++) {
                talk.say(new RunLine(interval, System.nanoTime(), 0, 20 * MS, 0, new RunLine.Pace(0, 2, 0), 1).text());
                assertThat(talk.hear(FigureLine.class))
                        .isEqualTo(new FigureLine(interval, new Figure("asked", interval, "times")));
                talk.hear(CountLine.class);
                talk.hear(CountLine.class);
                assertThat(talk.hear(DoneLine.class).interval()).isEqualTo(interval);
            }
        }
    }

    @Test
    void shouldRefuseAFigureThatTakesTheNameOfOneOfEveryClient() throws Exception {
        RememberingWorklet worklet = new RememberingWorklet(SERVER);
        worklet.figure = "collections";
        try (Talk talk = new Talk(worklet, 1, Map.of(), Optional.empty(), Map.of("server", SERVER))) {
            talk.hear(ReadyLine.class);
            talk.say(new RunLine(1, System.nanoTime(), 0, 20 * MS, 0, new RunLine.Pace(0, 2, 0), 1).text());
            assertThat(talk.hear(FailedLine.class).sentence())
                    .contains("figure collections has the name of a figure of every client");
        }
    }

    @Test
    void shouldSayThatASessionCouldNotBeOpened() throws Exception {
        try (Talk talk = new Talk(new RememberingWorklet(SERVER), 1)) {
            assertThat(talk.hear(FailedLine.class).sentence())
                    .isEqualTo("worklet remembering, while opening its session: worklet remembering needs a component"
                            + " of role server, which the plan does not give it; it gives none");
            assertThat(talk.exitCode()).isEqualTo(1);
        }
    }

    @Test
    void shouldSayThatASessionCouldNotBeClosed() throws Exception {
        FakeWorklet leaky = new FakeWorklet("leaky", () -> {}) {
            @Override
            public void close() {
                throw new DeviceFault("the server did not let go");
            }
        };
        try (Talk talk = new Talk(leaky, 1)) {
            talk.hear(ReadyLine.class);
            talk.say("stop");
            assertThat(talk.hear(FailedLine.class).sentence())
                    .isEqualTo("worklet leaky, while closing its session: the server did not let go");
            assertThat(talk.exitCode()).isEqualTo(1);
        }
    }

    /** Counts what happens to its sessions, which need a server. */
    private static final class RememberingWorklet extends FakeWorklet {
        private final Endpoint expected;
        private final AtomicInteger opened = new AtomicInteger();
        private final AtomicInteger closed = new AtomicInteger();

        private String figure = "asked";

        RememberingWorklet(Endpoint expected) {
            super("remembering", () -> {});
            this.expected = expected;
        }

        @Override
        public Session open(ClientContext context) {
            assertThat(context.endpoint("server")).isEqualTo(expected);
            opened.incrementAndGet();
            return new Session() {
                private int asked;

                @Override
                public List<WeightedTransaction> transactions(UserContext user) {
                    return RememberingWorklet.this.transactions(user);
                }

                @Override
                public List<Figure> figures() {
                    return List.of(new Figure(figure, ++asked, "times"));
                }

                @Override
                public void close() {
                    closed.incrementAndGet();
                }
            };
        }
    }
}
