package org.wattladder.ptdaemon.session;

import java.util.List;
import java.util.Optional;
import org.wattladder.ptdaemon.codec.ChannelChoice;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.FixedAnswers;
import org.wattladder.ptdaemon.codec.GoAnswer;
import org.wattladder.ptdaemon.codec.Ranges;
import org.wattladder.ptdaemon.codec.StatisticsAnswer;
import org.wattladder.ptdaemon.codec.UncertaintyAnswer;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.link.MeterLink;

/** Gives commands to a daemon and reads the answers; each unreadable answer is a fault with its raw text. */
final class DaemonCommands {
    private final MeterLink link;

    DaemonCommands(MeterLink link) {
        this.link = link;
    }

    /** Starts a measurement; ends one that an earlier client has left running. */
    GoAnswer goFreshly(int samplingMillis, String mark) throws MeterFault {
        Command go = new Command.Go(samplingMillis, 0, Optional.of(mark));
        String answer = link.ask(go);
        if (FixedAnswers.refuses(answer)) {
            stopWhateverRuns();
            answer = link.ask(go);
        }
        return started(go, answer);
    }

    GoAnswer go(int samplingMillis, String mark) throws MeterFault {
        Command go = new Command.Go(samplingMillis, 0, Optional.of(mark));
        return started(go, link.ask(go));
    }

    private GoAnswer started(Command go, String answer) throws MeterFault {
        try {
            return GoAnswer.parse(answer);
        } catch (UnreadableAnswer other) {
            throw link.unexpected(go, other);
        }
    }

    /** The second answer comes when the last interval of the measurement is over. */
    void stopWhateverRuns() throws MeterFault {
        link.ask(new Command.Stop());
        link.ask(new Command.Stop());
    }

    void stop() throws MeterFault {
        expect(new Command.Stop(), FixedAnswers.STOPPING);
    }

    void setRange(Command.SetRange setRange) throws MeterFault {
        expect(setRange, FixedAnswers.rangeChanged(setRange.typeLetter()));
    }

    private void expect(Command command, String sentence) throws MeterFault {
        String answer = link.ask(command);
        if (!answer.strip().equalsIgnoreCase(sentence)) {
            throw link.unexpected(command, new UnreadableAnswer("'" + sentence + "'", answer));
        }
    }

    /** The ranges of the only channel or the sum, as they come. */
    String ranges() throws MeterFault {
        Command command = new Command.ReadRanges(ChannelChoice.total());
        String answer = link.ask(command).strip();
        try {
            Ranges.parse(answer);
            return answer;
        } catch (UnreadableAnswer other) {
            throw link.unexpected(command, other);
        }
    }

    /** The ranges of every channel, without the sum; empty when the daemon does not state just these. */
    List<Ranges> rangesByChannel(int channels) throws MeterFault {
        try {
            List<Ranges> all = Ranges.parseAll(link.ask(new Command.ReadRanges(ChannelChoice.every())));
            return all.size() >= channels ? all.subList(all.size() - channels, all.size()) : List.of();
        } catch (UnreadableAnswer notOffered) {
            return List.of();
        }
    }

    StatisticsAnswer statistics(Column column) throws MeterFault {
        Command command = new Command.ReadStatistics(column);
        try {
            return StatisticsAnswer.parse(column, link.ask(command));
        } catch (UnreadableAnswer other) {
            throw link.unexpected(command, other);
        }
    }

    /** Of the only channel or the sum; empty when the daemon refuses to say. */
    Optional<UncertaintyAnswer> uncertainty() throws MeterFault {
        Command command = new Command.ReadUncertainty(ChannelChoice.total());
        String answer = link.ask(command);
        if (FixedAnswers.refuses(answer)) {
            return Optional.empty();
        }
        try {
            return Optional.of(UncertaintyAnswer.parse(answer));
        } catch (UnreadableAnswer other) {
            throw link.unexpected(command, other);
        }
    }
}
