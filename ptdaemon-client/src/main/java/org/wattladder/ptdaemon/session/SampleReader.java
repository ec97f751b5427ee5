package org.wattladder.ptdaemon.session;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.Sentences;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.link.PtdaemonConnection;
import org.wattladder.ptdaemon.link.UnexpectedAnswer;

/** Reads unread samples, with all channels where the daemon offers them, and sets them on the Chauffeur's clock. */
final class SampleReader {
    private final PtdaemonConnection connection;
    private final Column column;
    private final ClockOffset offset;
    private Command.ReadSamples command;

    SampleReader(PtdaemonConnection connection, Column column, ClockOffset offset, boolean manyChannels) {
        this.connection = connection;
        this.column = column;
        this.offset = offset;
        this.command = manyChannels ? Command.ReadSamples.allChannels() : Command.ReadSamples.all();
    }

    List<Sample> read() throws MeterFault {
        List<Sample> samples = new ArrayList<>();
        for (SampleRow row : rows()) {
            samples.add(sample(row));
        }
        return samples;
    }

    private List<SampleRow> rows() throws MeterFault {
        try {
            return connection.askSamples(command);
        } catch (UnexpectedAnswer refused) {
            if (!command.withChannels() || !refused.raw().startsWith(Sentences.WRONG_PARAMETER_COUNT)) {
                throw refused;
            }
            command = Command.ReadSamples.all();
            return connection.askSamples(command);
        }
    }

    private Sample sample(SampleRow row) throws MeterFault {
        Reading reading = row.total()
                .reading(column)
                .orElseThrow(() -> connection.unexpected(
                        command, new UnreadableAnswer("a sample with " + column.word(), row.line())));
        Instant stampedAt = ClockOffset.stampedAt(row.stamp());
        return new Sample(offset.correct(stampedAt), stampedAt, reading, row);
    }
}
