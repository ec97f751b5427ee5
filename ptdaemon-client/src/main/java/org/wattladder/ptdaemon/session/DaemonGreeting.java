package org.wattladder.ptdaemon.session;

import java.time.Duration;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.ChannelChoice;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.FixedAnswers;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.codec.Ranges;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.link.MeterLink;
import org.wattladder.ptdaemon.link.MeterUnreachable;

/**
 * What a daemon said of itself.
 *
 * @param identity parsed
 * @param identityLine as it came
 * @param ranges as it came; empty when the device has none
 * @param fastestRoundTrip of the three questions
 */
record DaemonGreeting(Identity identity, String identityLine, String ranges, Duration fastestRoundTrip) {

    static DaemonGreeting with(MeterLink link, TimeSource time) throws MeterFault {
        long sentAt = time.nanoTime();
        String hello = link.ask(new Command.Hello());
        long answeredAt = time.nanoTime();
        if (!hello.strip().equals(FixedAnswers.HELLO)) {
            throw new MeterUnreachable(link.peer() + " answered 'Hello' with '" + hello
                    + "'; what listens there is no daemon of this protocol, correct address and port.");
        }
        Command identify = new Command.Identify();
        String line = link.ask(identify);
        long identifiedAt = time.nanoTime();
        try {
            Identity identity = Identity.parse(line);
            String ranges = ranges(link, identity);
            long fastest = Math.min(answeredAt - sentAt, identifiedAt - answeredAt);
            return new DaemonGreeting(identity, line.strip(), ranges, Duration.ofNanos(fastest));
        } catch (UnreadableAnswer other) {
            throw link.unexpected(identify, other);
        }
    }

    /** A temperature sensor may refuse the question; an analyzer may not. */
    private static String ranges(MeterLink link, Identity identity) throws MeterFault {
        Command readRanges = new Command.ReadRanges(ChannelChoice.total());
        String answer = link.ask(readRanges).strip();
        if (identity.mode() == Identity.Mode.TEMPERATURE && FixedAnswers.refuses(answer)) {
            return "";
        }
        try {
            return Ranges.parse(answer).equals(Ranges.none()) ? "" : answer;
        } catch (UnreadableAnswer other) {
            throw link.unexpected(readRanges, other);
        }
    }
}
