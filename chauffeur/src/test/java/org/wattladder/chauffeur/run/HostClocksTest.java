package org.wattladder.chauffeur.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.link.EventQueue;
import org.wattladder.model.result.HostStart;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.AskClock;
import org.wattladder.model.wire.ClockTold;
import org.wattladder.model.wire.RecordingStarted;

class HostClocksTest {
    private static final long SECOND = 1_000_000_000;

    @Test
    void shouldTakeTheMiddleOfTheWayForTheMomentOfTheAnswer() {
        HostClock clock = HostClock.of(1_000, 501_500, 2_000);
        assertThat(clock).isEqualTo(new HostClock(500_000, 1_000));
        assertThat(clock.there(1_500)).isEqualTo(501_500);
        assertThat(clock.here(501_500)).isEqualTo(1_500);
        assertThat(clock.uncertaintyNanos()).isEqualTo(500);
    }

    @Test
    void shouldStandClocksThatPassTheirLargestNumber() {
        HostClock clock = HostClock.of(Long.MAX_VALUE - 10, Long.MIN_VALUE + 89, Long.MIN_VALUE + 9);
        assertThat(clock.wayNanos()).isEqualTo(20);
        assertThat(clock.here(clock.there(7))).isEqualTo(7);
    }

    @Test
    void shouldKeepTheQuickestAnswer() {
        HostClock slow = new HostClock(5, 900);
        HostClock quick = new HostClock(6, 100);
        assertThat(slow.better(quick)).isEqualTo(quick);
        assertThat(quick.better(slow)).isEqualTo(quick);
    }

    @Test
    void shouldSayHowLateEachHostBeganByItsOwnClock() {
        Map<String, HostClock> clocks = Map.of("a", new HostClock(100 * SECOND, 10), "b", new HostClock(-SECOND, 40));
        CommonStart start = new CommonStart(clocks, 50 * SECOND, 2 * SECOND);
        assertThat(start.on("a")).isEqualTo(150 * SECOND);
        assertThat(start.on("b")).isEqualTo(49 * SECOND);
        Map<String, RecordingStarted> answers = new LinkedHashMap<>();
        answers.put("a", new RecordingStarted(1, 152 * SECOND));
        answers.put("b", new RecordingStarted(1, 51 * SECOND + 300));
        List<HostStart> starts = start.starts(answers);
        assertThat(starts).containsExactly(new HostStart("a", 0, 5), new HostStart("b", 300, 20));
        assertThat(start.firstNanos(starts)).isEqualTo(52 * SECOND);
    }

    @Test
    void shouldOpenTheWindowWithTheFirstHostWhenAllAreLate() {
        CommonStart start = new CommonStart(Map.of(), 50 * SECOND, 0);
        assertThat(start.firstNanos(List.of(new HostStart("a", 900, 5), new HostStart("b", 300, 5))))
                .isEqualTo(50 * SECOND + 300);
    }

    @Test
    void shouldGiveASlowHostTimeToGetTheOrder() throws Exception {
        EventQueue events = new EventQueue();
        SlowlyTelling slow = new SlowlyTelling(events);
        HostClocks clocks = new HostClocks(new Directors(List.of(slow), events, slow), slow);
        CommonStart start = clocks.agree(0, Duration.ofSeconds(1), Message.of("doing.hello"));
        assertThat(start.startNanos() - slow.nanoTime()).isGreaterThan(2 * SlowlyTelling.WAY_NANOS);
        assertThat(start.clocks().get("slow").aheadNanos())
                .isBetween(SlowlyTelling.AHEAD_NANOS - 5_000, SlowlyTelling.AHEAD_NANOS + 5_000);
    }

    @Test
    void shouldStartNoEarlierThanThePauseIsOver() throws Exception {
        EventQueue events = new EventQueue();
        SlowlyTelling slow = new SlowlyTelling(events);
        HostClocks clocks = new HostClocks(new Directors(List.of(slow), events, slow), slow);
        long pauseEndNanos = 60 * SECOND;
        assertThat(clocks.agree(pauseEndNanos, Duration.ZERO, Message.of("doing.hello"))
                        .startNanos())
                .isEqualTo(pauseEndNanos);
    }

    /** Is far ahead, and answers when a quarter of a second has passed on this scripted clock. */
    private static final class SlowlyTelling extends SteadyDirector implements TimeSource {
        static final long WAY_NANOS = SECOND / 4;
        static final long AHEAD_NANOS = 77 * SECOND;
        private long nanos;

        SlowlyTelling(EventQueue events) {
            super("slow", events);
        }

        @Override
        public void onAskClock(AskClock ask) {
            nanos += WAY_NANOS / 2;
            say(new ClockTold(nanos + AHEAD_NANOS));
            nanos += WAY_NANOS / 2;
        }

        @Override
        public Instant now() {
            return Instant.EPOCH.plusNanos(nanos);
        }

        @Override
        public long nanoTime() {
            return nanos;
        }
    }
}
