package org.wattladder.ptdaemon.link;

import java.util.List;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** An open way to a daemon, for one thread; each call sends a command and waits for its answer. */
public interface MeterLink extends AutoCloseable {

    /** The meter and its address. */
    MeterAddress peer();

    /**
     * Sends a command and returns the one line that answers it, whatever it says.
     *
     * @throws MeterGone when the connection ends
     * @throws MeterSilent when nothing comes within the limit; the way is closed then
     * @throws MeterFault when something came unasked
     */
    String ask(Command command) throws MeterFault;

    /**
     * Sends a command for samples and returns its rows; none when the daemon has nothing unread.
     *
     * @throws MeterFault as {@link #ask}, or {@link UnexpectedAnswer} for anything but a header and its rows
     */
    List<SampleRow> askSamples(Command.ReadSamples command) throws MeterFault;

    /** The fault of an answer that cannot be read. */
    default UnexpectedAnswer unexpected(Command command, UnreadableAnswer answer) {
        return UnexpectedAnswer.to(command, peer(), answer);
    }

    /** Closes the way; again without effect. */
    @Override
    void close();
}
