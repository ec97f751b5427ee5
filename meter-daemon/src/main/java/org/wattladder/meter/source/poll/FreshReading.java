package org.wattladder.meter.source.poll;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.wattladder.ptdaemon.codec.Reading;

/**
 * The freshest answer of a device and its age; written by the thread that asks, read by the sampler thread.
 *
 * <p>An answer stands for the samples of one update interval from its arrival, then the samples are errors: {@code -2}
 * when the device has fallen silent, {@code -1} when it refuses, or answers with a figure that it has not renewed.
 */
public final class FreshReading {
    private final Pace pace;
    private final int channels;
    private final Unchanged unchanged;
    private Optional<Answer> latest = Optional.empty();
    private boolean stampAdvances;
    private boolean refused;
    private long renewedNanos;
    private long heardNanos;

    /** Nothing yet of a device with so many channels. */
    public FreshReading(Pace pace, int channels) {
        this.pace = pace;
        this.channels = channels;
        this.unchanged = new Unchanged(pace.stuckNanos());
    }

    /** The device answered now. */
    public synchronized void answered(Answer answer, long nanos) {
        boolean sameStamp =
                answer.stamp().isPresent() && latest.flatMap(Answer::stamp).equals(answer.stamp());
        stampAdvances |=
                answer.stamp().isPresent() && latest.flatMap(Answer::stamp).isPresent() && !sameStamp;
        // A stamp that never moved says nothing: some boards state a constant.
        if (!(sameStamp && stampAdvances)) {
            renewedNanos = nanos;
        }
        heardNanos = nanos;
        refused = false;
        boolean stuck = answer.usable() && unchanged.stuck(answer.sum(), nanos);
        latest = Optional.of(stuck ? new Answer(every(Reading.invalid()), answer.stamp()) : answer);
    }

    /** The device refused now; an answer that still holds is kept. */
    public synchronized void refused(long nanos) {
        refused = true;
        heardNanos = nanos;
    }

    /** Nobody asked for a while: what was known says nothing any more. */
    public synchronized void forget() {
        latest = Optional.empty();
        refused = false;
        stampAdvances = false;
        unchanged.forget();
    }

    /** One reading per channel for a sample taken now. */
    public synchronized List<Reading> at(long nanos) {
        if (latest.isPresent() && nanos - renewedNanos <= pace.updateNanos()) {
            return latest.get().watts();
        }
        boolean speaks = (latest.isPresent() || refused) && nanos - heardNanos <= pace.updateNanos();
        return every(speaks ? Reading.invalid() : Reading.missed());
    }

    private List<Reading> every(Reading reading) {
        return Collections.nCopies(channels, reading);
    }
}
