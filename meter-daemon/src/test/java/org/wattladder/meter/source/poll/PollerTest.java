package org.wattladder.meter.source.poll;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.wattladder.meter.sampling.ManualTime;
import org.wattladder.ptdaemon.codec.Reading;

class PollerTest {
    private static final Pace PACE = new Pace(1_000_000_000L, 5_000_000_000L, 60_000_000_000L);

    private final ManualTime time = new ManualTime();
    private final FakeDevice device = new FakeDevice(time);
    private final FreshReading fresh = new FreshReading(PACE, 1);
    private final Poller poller = new Poller(device, PACE, time, fresh);

    @BeforeEach
    void want() {
        poller.wanted();
    }

    private Reading at(long millis) {
        time.advanceToMillis(millis);
        return fresh.at(time.nanoTime()).get(0);
    }

    private void pollAt(long millis) throws InterruptedException {
        time.advanceToMillis(millis);
        poller.poll();
    }

    @Test
    void shouldMissSamplesUntilTheFirstAnswer() throws Exception {
        assertThat(at(300)).isEqualTo(Reading.missed());
        device.answers(214, "");
        pollAt(400);
        assertThat(at(1300)).isEqualTo(Reading.of(214));
    }

    @Test
    void shouldRepeatAnAnswerForOneUpdateIntervalAndThenMissSamples() throws Exception {
        device.answers(214, "").within(4000);
        pollAt(0);
        assertThat(at(4300)).isEqualTo(Reading.of(214));
        assertThat(at(9000)).isEqualTo(Reading.of(214));
        assertThat(at(9001)).isEqualTo(Reading.missed());
    }

    @Test
    void shouldKeepAnAnswerThatHoldsThroughARefusalAndSayErrorAfterwards() throws Exception {
        device.answers(214, "");
        pollAt(0);
        device.refuses();
        pollAt(1000);
        assertThat(at(1300)).isEqualTo(Reading.of(214));
        pollAt(5000);
        assertThat(at(5300)).isEqualTo(Reading.invalid());
        assertThat(at(20_000)).as("silent since").isEqualTo(Reading.missed());
    }

    @Test
    void shouldTakeAnUnusableFigureAsAnErrorAtOnce() throws Exception {
        device.answers(214, "");
        pollAt(0);
        for (double wrong : new double[] {0, -3, 214_000_000, Double.NaN, Double.POSITIVE_INFINITY}) {
            device.answers(wrong, "");
            pollAt(1000);
            assertThat(at(1300)).as("%s W", wrong).isEqualTo(Reading.invalid());
        }
    }

    @Test
    void shouldTakeAFigureWhoseStampStoodStillAsStale() throws Exception {
        device.answers(214, "13:06:44");
        pollAt(0);
        device.answers(216, "13:06:45");
        pollAt(1000);
        for (int second = 2; second <= 6; second++) {
            pollAt(second * 1000L);
            assertThat(at(second * 1000L)).isEqualTo(Reading.of(216));
        }
        pollAt(6500);
        assertThat(at(6600)).isEqualTo(Reading.invalid());
        device.answers(220, "13:06:52");
        pollAt(7000);
        assertThat(at(7300)).isEqualTo(Reading.of(220));
    }

    @Test
    void shouldNotBelieveAStampThatNeverMoves() throws Exception {
        for (int second = 0; second <= 20; second++) {
            device.answers(214 + second % 2, "power on");
            pollAt(second * 1000L);
        }
        assertThat(at(20_300).value()).isPresent();
    }

    @Test
    void shouldTakeAFigureThatNeverChangesAsStuck() throws Exception {
        device.answers(214, "");
        for (int second = 0; second <= 60; second++) {
            pollAt(second * 1000L);
            assertThat(at(second * 1000L)).isEqualTo(Reading.of(214));
        }
        pollAt(61_000);
        assertThat(at(61_000)).isEqualTo(Reading.invalid());
        device.answers(215, "");
        pollAt(62_000);
        assertThat(at(62_000)).isEqualTo(Reading.of(215));
    }

    @Test
    void shouldAskNoFasterThanToldAndNoFasterThanTheDeviceAnswers() throws Exception {
        device.answers(214, "").within(200);
        pollAt(0);
        assertThat(poller.dueNanos()).hasValue(1_000_000_000L);
        device.within(3000);
        pollAt(1000);
        assertThat(poller.dueNanos()).hasValue(2_000_000_000L);
        assertThat(time.nanoTime()).isEqualTo(4_000_000_000L);
    }

    @Test
    void shouldAskMoreSeldomWhileTheDeviceRefuses() throws Exception {
        device.refuses();
        long[] pauses = {2, 4, 8, 16, 16};
        for (long pause : pauses) {
            poller.poll();
            poller.wanted();
            assertThat(poller.dueNanos().orElseThrow() - time.nanoTime()).isEqualTo(pause * 1_000_000_000L);
        }
    }

    @Test
    void shouldStopAskingWhenNoSampleIsWantedAndStartAfreshLater() throws Exception {
        device.answers(214, "");
        pollAt(0);
        time.advanceToMillis(30_001);
        assertThat(poller.dueNanos()).isEmpty();
        assertThat(poller.wanted()).isTrue();
        assertThat(poller.dueNanos()).hasValue(time.nanoTime());
        assertThat(fresh.at(time.nanoTime())).containsExactly(Reading.missed());
        assertThat(device.asked()).isEqualTo(1);
    }

    @Test
    void shouldKeepAskingForAMeasurementWithLongIntervals() throws Exception {
        poller.interval(60_000_000_000L);
        poller.wanted();
        time.advanceToMillis(179_000);
        assertThat(poller.dueNanos()).isPresent();
    }
}
