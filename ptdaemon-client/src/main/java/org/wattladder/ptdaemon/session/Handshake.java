package org.wattladder.ptdaemon.session;

import java.time.Duration;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.ChannelChoice;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.codec.Ranges;
import org.wattladder.ptdaemon.codec.Sentences;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.link.MeterUnreachable;
import org.wattladder.ptdaemon.link.PtdaemonConnection;

/**
 * What a daemon said of itself.
 *
 * @param identity parsed
 * @param identityLine as it came
 * @param ranges as it came; empty when the device has none
 * @param fastestRoundTrip of the three questions
 */
record Handshake(Identity identity, String identityLine, String ranges, Duration fastestRoundTrip) {

    static Handshake with(PtdaemonConnection connection, TimeSource time) throws MeterFault {
        long sentAt = time.nanoTime();
        String hello = connection.ask(new Command.Hello());
        long answeredAt = time.nanoTime();
        if (!hello.strip().equals(Sentences.HELLO)) {
            throw new MeterUnreachable(connection.peer() + " answered 'Hello' with '" + hello
                    + "'; what listens there is no daemon of this protocol, correct address and port.");
        }
        Command identify = new Command.Identify();
        String line = connection.ask(identify);
        long identifiedAt = time.nanoTime();
        try {
            Identity identity = Identity.parse(line);
            String ranges = ranges(connection, identity);
            long fastest = Math.min(answeredAt - sentAt, identifiedAt - answeredAt);
            return new Handshake(identity, line.strip(), ranges, Duration.ofNanos(fastest));
        } catch (UnreadableAnswer other) {
            throw connection.unexpected(identify, other);
        }
    }

    /** A temperature sensor may refuse the question; an analyzer may not. */
    private static String ranges(PtdaemonConnection connection, Identity identity) throws MeterFault {
        Command readRanges = new Command.ReadRanges(ChannelChoice.total());
        String answer = connection.ask(readRanges).strip();
        if (identity.mode() == Identity.Mode.TEMPERATURE && Sentences.refuses(answer)) {
            return "";
        }
        try {
            return Ranges.parse(answer).equals(Ranges.none()) ? "" : answer;
        } catch (UnreadableAnswer other) {
            throw connection.unexpected(readRanges, other);
        }
    }
}
