package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.FixedAnswers;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.link.MeterLink;
import org.wattladder.ptdaemon.link.UnexpectedAnswer;

/**
 * Reads unread samples in the form that the daemon understands: with all channels, else without, else that of
 * direct-current devices. What {@code Identify} says of channels is not relied on.
 */
final class SampleReader {
    private static final Duration STEP = Duration.ofMillis(2);

    private final MeterLink link;
    private final TimeSource time;
    private Instant askedBefore;
    private boolean withChannels;
    private boolean directCurrent;

    SampleReader(MeterLink link, TimeSource time, boolean mayHaveChannels) {
        this.link = link;
        this.time = time;
        this.askedBefore = time.now();
        this.withChannels = mayHaveChannels;
    }

    /** A measurement is about to begin, from which all further samples will be. */
    void beginsNow() {
        askedBefore = time.now();
    }

    /** All that were not read yet. */
    SampleBatch unread() throws MeterFault {
        Instant askedAt = time.now();
        List<SampleRow> rows = ask();
        SampleBatch batch = new SampleBatch(rows, askedBefore, time.now());
        askedBefore = askedAt;
        return batch;
    }

    /** The next samples as soon as they are there, which tells the clocks apart best; none if they take longer. */
    SampleBatch await(Pauses pauses, Duration limit) throws MeterFault {
        long giveUpAt = time.nanoTime() + limit.toNanos();
        for (long left = limit.dividedBy(STEP); ; left--) {
            SampleBatch batch = unread();
            if (!batch.isEmpty() || left <= 0 || giveUpAt - time.nanoTime() <= 0) {
                return batch;
            }
            pauses.pause(STEP);
        }
    }

    private List<SampleRow> ask() throws MeterFault {
        while (true) {
            try {
                return link.askSamples(
                        form(withChannels ? Command.ReadSamples.allChannels() : Command.ReadSamples.all()));
            } catch (UnexpectedAnswer refused) {
                if (withChannels
                        && (isUnknown(refused) || refused.raw().startsWith(FixedAnswers.WRONG_PARAMETER_COUNT))) {
                    withChannels = false;
                } else {
                    directCurrentOrThrow(refused);
                }
            }
        }
    }

    private void directCurrentOrThrow(UnexpectedAnswer refused) throws UnexpectedAnswer {
        if (directCurrent || !isUnknown(refused)) {
            throw refused;
        }
        directCurrent = true;
    }

    private Command.ReadSamples form(Command.ReadSamples command) {
        return directCurrent ? command.ofDirectCurrent() : command;
    }

    private static boolean isUnknown(UnexpectedAnswer refused) {
        return refused.raw().toLowerCase(Locale.ROOT).contains(FixedAnswers.UNKNOWN_COMMAND.toLowerCase(Locale.ROOT));
    }
}
