package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.FixedAnswers;
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
    private static final Duration EARLY = Duration.ofMillis(20);

    private final DaemonConnection connection;
    private final SessionContext context;
    /** A busy machine may keep a daemon that it has just started from its first samples. */
    private static final long SHORTEST_LIMIT_MILLIS = 2_000;

    private final List<Sighting> sightings = new ArrayList<>();
    private int channels = 1;

    private ClockComparison(DaemonConnection connection, SessionContext context) {
        this.connection = connection;
        this.context = context;
    }

    /**
     * What a comparison told.
     *
     * @param sightings of its samples
     * @param channels of the analyzer as seen in a sample
     */
    record Outcome(List<Sighting> sightings, int channels) {}

    /** A daemon that the Chauffeur started is ours and samples as fast as asked; others may know one interval only. */
    static Outcome of(DaemonConnection connection, SessionContext context, MeterPlan plan) throws MeterFault {
        ClockComparison comparison = new ClockComparison(connection, context);
        comparison.measure(plan.startedLocally() ? LOCAL_SAMPLING_MILLIS : plan.samplingMillis());
        return new Outcome(List.copyOf(comparison.sightings), comparison.channels);
    }

    /** One sample is enough of a daemon that takes its time. */
    private void measure(int samplingMillis) throws MeterFault {
        connection.reader().beginsNow();
        int usedMillis = connection
                .control()
                .goFreshly(Math.min(samplingMillis, LONGEST_SAMPLING_MILLIS), "clock-offset")
                .samplingMillis();
        int wanted = usedMillis > LONGEST_SAMPLING_MILLIS ? 1 : SAMPLES;
        long limitMillis = Math.max((long) usedMillis * (SAMPLES + 1), SHORTEST_LIMIT_MILLIS);
        long giveUpAt = context.time().nanoTime() + TimeUnit.MILLISECONDS.toNanos(limitMillis);
        while (sightings.size() < wanted) {
            long leftNanos = giveUpAt - context.time().nanoTime();
            SampleBatch batch = connection.reader().await(context.pauses(), Duration.ofNanos(Math.max(0, leftNanos)));
            if (batch.isEmpty()) {
                break;
            }
            sightings.add(Sighting.of(batch));
            channels = Math.max(channels, batch.newest().channels().size());
            if (sightings.size() < wanted) {
                context.pauses().pause(Duration.ofMillis(usedMillis).minus(EARLY));
            }
        }
        if (sightings.isEmpty()) {
            throw noSample(limitMillis);
        }
        connection.control().stop();
        connection.reader().unread();
    }

    private MeterFault noSample(long limitMillis) {
        return connection
                .link()
                .unexpected(
                        Command.ReadSamples.all(),
                        new UnreadableAnswer(
                                "a sample within " + limitMillis + " ms, to compare the clocks",
                                FixedAnswers.NO_UNREAD));
    }
}
