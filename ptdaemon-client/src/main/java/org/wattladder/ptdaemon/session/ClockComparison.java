package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.Sentences;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.link.PtdaemonConnection;

/**
 * Measures a clock offset by a short measurement: each sample is read while it is taken, and the one that came soonest
 * after its stamp counts, as any delay can only make it later.
 */
final class ClockComparison {
    private static final int SAMPLES = 3;
    private static final int LONGEST_SAMPLING_MILLIS = 1000;
    private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private final PtdaemonConnection connection;
    private final Control control;
    private final TimeSource time;

    ClockComparison(PtdaemonConnection connection, Control control, TimeSource time) {
        this.connection = connection;
        this.control = control;
        this.time = time;
    }

    ClockOffset measure(int samplingMillis, Duration fastestRoundTrip) throws MeterFault {
        int usedMillis = control.goFreshly(Math.min(samplingMillis, LONGEST_SAMPLING_MILLIS), "clock-offset")
                .samplingMillis();
        long giveUpAt = time.nanoTime() + TimeUnit.MILLISECONDS.toNanos((long) usedMillis * (SAMPLES + 1));
        int seen = 0;
        boolean paused = false;
        Optional<Duration> ahead = Optional.empty();
        while (seen < SAMPLES && giveUpAt - time.nanoTime() > 0) {
            List<SampleRow> rows = connection.askSamples(Command.ReadSamples.next());
            Instant receivedAt = time.now();
            for (SampleRow row : rows) {
                Duration candidate = Duration.between(receivedAt, ClockOffset.stampedAt(row.stamp()));
                ahead = ahead.filter(best -> best.compareTo(candidate) >= 0).or(() -> Optional.of(candidate));
                seen++;
            }
            if (rows.isEmpty()) {
                paused = true;
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        }
        control.stop();
        connection.askSamples(Command.ReadSamples.all());
        Duration residual = fastestRoundTrip.dividedBy(2).plusNanos(paused ? PAUSE_NANOS : 0);
        return new ClockOffset(ahead.orElseThrow(() -> noSample(usedMillis)), residual);
    }

    private MeterFault noSample(int samplingMillis) {
        return connection.unexpected(
                Command.ReadSamples.next(),
                new UnreadableAnswer(
                        "a sample within " + (SAMPLES + 1) + " intervals of " + samplingMillis
                                + " ms, to compare the clocks",
                        Sentences.NO_UNREAD));
    }
}
