package org.wattladder.ptdaemon.session;

import java.util.List;
import java.util.Locale;
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
    private final MeterLink link;
    private boolean withChannels;
    private boolean directCurrent;

    SampleReader(MeterLink link, boolean mayHaveChannels) {
        this.link = link;
        this.withChannels = mayHaveChannels;
    }

    /** All that were not read yet. */
    List<SampleRow> unread() throws MeterFault {
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

    /** The oldest unread one, of the only or the sum channel; the daemon waits up to one interval for it. */
    List<SampleRow> next() throws MeterFault {
        while (true) {
            try {
                return link.askSamples(form(Command.ReadSamples.next()));
            } catch (UnexpectedAnswer refused) {
                directCurrentOrThrow(refused);
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
