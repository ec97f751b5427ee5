package org.wattladder.ptdaemon.session;

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
 */
record DaemonGreeting(Identity identity, String identityLine, String ranges) {

    static DaemonGreeting with(MeterLink link) throws MeterFault {
        String hello = link.ask(new Command.Hello());
        if (!hello.strip().equals(FixedAnswers.HELLO)) {
            throw new MeterUnreachable(link.peer().message("fault.no-daemon-there", hello));
        }
        Command identify = new Command.Identify();
        String line = link.ask(identify);
        try {
            Identity identity = Identity.parse(line);
            return new DaemonGreeting(identity, line.strip(), ranges(link, identity));
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
