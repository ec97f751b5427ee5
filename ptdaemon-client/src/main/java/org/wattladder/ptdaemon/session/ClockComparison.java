package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.FixedAnswers;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;
import org.wattladder.ptdaemon.link.MeterFault;

/**
 * Compares the clocks by a short measurement at the start of a session: each sample is read while it is taken. Tells the
 * number of channels too, as the last sample is read with all of them.
 */
final class ClockComparison {
    private static final int SAMPLES = 3;
    private static final int LONGEST_SAMPLING_MILLIS = 1000;
    private static final int LOCAL_SAMPLING_MILLIS = 100;
    private static final Duration PAUSE = Duration.ofMillis(2);

    private final DaemonConnection way;
    private final SessionContext footing;
    private final List<SampleArrival> sightings = new ArrayList<>();
    private int channels = 1;
    private boolean paused;

    private ClockComparison(DaemonConnection way, SessionContext footing) {
        this.way = way;
        this.footing = footing;
    }

    /**
     * What a comparison told.
     *
     * @param sightings of its samples
     * @param answer the least delay of an answer
     * @param channels of the analyzer as seen in a sample
     */
    record Outcome(List<SampleArrival> sightings, Duration answer, int channels) {}

    /** A daemon that the Chauffeur started is ours and samples as fast as asked; others may know one interval only. */
    static Outcome of(DaemonConnection way, SessionContext footing, MeterPlan plan) throws MeterFault {
        ClockComparison comparison = new ClockComparison(way, footing);
        comparison.measure(plan.startedLocally() ? LOCAL_SAMPLING_MILLIS : plan.samplingMillis());
        Duration answer =
                way.handshake().fastestRoundTrip().dividedBy(2).plus(comparison.paused ? PAUSE : Duration.ZERO);
        return new Outcome(List.copyOf(comparison.sightings), answer, comparison.channels);
    }

    private void measure(int samplingMillis) throws MeterFault {
        TimeSource time = footing.time();
        int usedMillis = way.control()
                .goFreshly(Math.min(samplingMillis, LONGEST_SAMPLING_MILLIS), "clock-offset")
                .samplingMillis();
        long giveUpAt = time.nanoTime() + TimeUnit.MILLISECONDS.toNanos((long) usedMillis * (SAMPLES + 1));
        while (sightings.size() < SAMPLES && giveUpAt - time.nanoTime() > 0) {
            boolean last = sightings.size() == SAMPLES - 1;
            take(last ? way.reader().unread() : way.reader().next());
        }
        if (sightings.isEmpty()) {
            throw noSample(usedMillis);
        }
        way.control().stop();
        way.reader().unread();
    }

    private void take(List<SampleRow> rows) {
        if (rows.isEmpty()) {
            paused = true;
            footing.pauses().pause(PAUSE);
            return;
        }
        Instant receivedAt = footing.time().now();
        SampleRow newest = rows.get(rows.size() - 1);
        sightings.add(SampleArrival.of(ClockLine.stampedAt(newest.stamp()), receivedAt, true));
        channels = Math.max(channels, newest.channels().size());
    }

    private MeterFault noSample(int samplingMillis) {
        return way.link()
                .unexpected(
                        Command.ReadSamples.next(),
                        new UnreadableAnswer(
                                "a sample within " + (SAMPLES + 1) + " intervals of " + samplingMillis
                                        + " ms, to compare the clocks",
                                FixedAnswers.NO_UNREAD));
    }
}
