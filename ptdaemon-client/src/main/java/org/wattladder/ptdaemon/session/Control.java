package org.wattladder.ptdaemon.session;

import java.util.Optional;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.GoAnswer;
import org.wattladder.ptdaemon.codec.Sentences;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.link.PtdaemonConnection;

/** Starts and stops measurements. */
final class Control {
    private final PtdaemonConnection connection;

    Control(PtdaemonConnection connection) {
        this.connection = connection;
    }

    /** Starts a measurement; ends one that an earlier client has left running. */
    GoAnswer goFreshly(int samplingMillis, String mark) throws MeterFault {
        Command go = new Command.Go(samplingMillis, 0, Optional.of(mark));
        String answer = connection.ask(go);
        if (Sentences.refuses(answer)) {
            connection.ask(new Command.Stop());
            connection.ask(new Command.Stop());
            answer = connection.ask(go);
        }
        return read(go, answer);
    }

    GoAnswer go(int samplingMillis, String mark) throws MeterFault {
        Command go = new Command.Go(samplingMillis, 0, Optional.of(mark));
        return read(go, connection.ask(go));
    }

    private GoAnswer read(Command go, String answer) throws MeterFault {
        try {
            return GoAnswer.parse(answer);
        } catch (UnreadableAnswer other) {
            throw connection.unexpected(go, other);
        }
    }

    void stop() throws MeterFault {
        Command stop = new Command.Stop();
        String answer = connection.ask(stop);
        if (!answer.strip().equals(Sentences.STOPPING)) {
            throw connection.unexpected(stop, new UnreadableAnswer("'" + Sentences.STOPPING + "'", answer));
        }
    }
}
