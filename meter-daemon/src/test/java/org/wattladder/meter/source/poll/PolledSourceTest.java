package org.wattladder.meter.source.poll;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.ZoneOffset;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.wattladder.meter.source.Start;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

class PolledSourceTest {
    private static final Pace PACE = new Pace(1_000_000L, 60_000_000_000L, 0);

    /** Never answers the second question. */
    private static final class HangingDevice implements SlowDevice {
        private final CountDownLatch hanging = new CountDownLatch(1);
        private final CountDownLatch closed = new CountDownLatch(1);
        private boolean answered;

        @Override
        public Answer ask() throws InterruptedException {
            if (answered) {
                hanging.countDown();
                new CountDownLatch(1).await();
            }
            answered = true;
            return Answer.watts(99, Optional.empty());
        }

        @Override
        public void close() {
            closed.countDown();
        }
    }

    private static Reading watts(PolledSource source) {
        return source.sample().reading(Column.WATTS).orElseThrow();
    }

    @Test
    void shouldSampleWithoutWaitingForADeviceThatHangsAndBreakItOffAtTheEnd() throws Exception {
        HangingDevice device = new HangingDevice();
        try (PolledSource source = PolledSource.open(device, PACE, TimeSource.system())) {
            source.begin(new Start(1000, "x", ZoneOffset.UTC));
            await().until(() -> watts(source).value().isPresent());
            device.hanging.await();
            assertThat(watts(source)).isEqualTo(Reading.of(99));
        }
        assertThat(device.closed.getCount()).isZero();
    }

    @Test
    void shouldAskNothingBeforeAMeasurement() {
        HangingDevice device = new HangingDevice();
        try (PolledSource source = PolledSource.open(device, PACE, TimeSource.system())) {
            assertThat(source.columns()).containsExactly(Column.WATTS);
        }
        assertThat(device.answered).isFalse();
    }
}
