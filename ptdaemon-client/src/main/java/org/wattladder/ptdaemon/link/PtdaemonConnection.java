package org.wattladder.ptdaemon.link;

import io.netty.channel.Channel;
import io.netty.channel.EventLoopGroup;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.wattladder.model.text.Printable;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.FixedAnswers;
import org.wattladder.ptdaemon.codec.SampleHeader;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/**
 * An open connection to a daemon: sends a command and waits for its answer.
 *
 * <p>For one thread. Lines end with CR LF or LF and may come in any pieces. After a fault other than
 * {@link UnexpectedAnswer} the connection is closed.
 */
// A failed write ends the connection, and the end arrives by itself.
@SuppressWarnings("FutureReturnValueIgnored")
public final class PtdaemonConnection implements MeterLink {
    private final MeterAddress peer;
    private final TimeLimits limits;
    private final TimeSource time;
    private final EventLoopGroup loop;
    private final Channel channel;
    private final BlockingQueue<Arrival> arrivals;

    PtdaemonConnection(
            MeterAddress peer,
            TimeLimits limits,
            TimeSource time,
            EventLoopGroup loop,
            Channel channel,
            BlockingQueue<Arrival> arrivals) {
        this.peer = peer;
        this.limits = limits;
        this.time = time;
        this.loop = loop;
        this.channel = channel;
        this.arrivals = arrivals;
    }

    /**
     * Connects, trying again while refused.
     *
     * @param whenLost called on the network thread as soon as the connection ends, whoever ended it
     * @throws MeterUnreachable when the limit has passed, or the name is unknown
     */
    public static PtdaemonConnection open(
            MeterAddress peer, TimeLimits limits, TimeSource time, Duration connectLimit, Runnable whenLost)
            throws MeterUnreachable {
        return new Connector(peer, time, whenLost).connect(limits, connectLimit);
    }

    @Override
    public MeterAddress peer() {
        return peer;
    }

    @Override
    public String ask(Command command) throws MeterFault {
        refuseUnaskedLines(command);
        channel.writeAndFlush(command.line() + "\r\n");
        return nextLine(command);
    }

    @Override
    public List<SampleRow> askSamples(Command.ReadSamples command) throws MeterFault {
        String first = ask(command);
        if (SampleHeader.saysNothingUnread(first)) {
            return List.of();
        }
        try {
            int rows = SampleHeader.parse(first).rows();
            List<SampleRow> samples = new ArrayList<>(Math.min(rows, 4096));
            for (int row = 0; row < rows; row++) {
                samples.add(SampleRow.parse(nextLine(command)));
            }
            return samples;
        } catch (UnreadableAnswer other) {
            if (!FixedAnswers.refuses(first)) {
                close();
            }
            throw unexpected(command, other);
        }
    }

    private void refuseUnaskedLines(Command command) throws MeterFault {
        Arrival waiting = arrivals.poll();
        if (waiting instanceof Arrival.Line line) {
            close();
            throw new UnexpectedAnswer(
                    peer.message("fault.meter-sent-unasked", Printable.quote(line.text()), command.line()),
                    line.text());
        }
        if (waiting instanceof Arrival.End end) {
            throw gone(command, end);
        }
    }

    private String nextLine(Command command) throws MeterFault {
        Duration limit = limits.of(command);
        long giveUpAt = time.nanoTime() + limit.toNanos();
        Arrival arrival;
        try {
            arrival = arrivals.poll(giveUpAt - time.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            close();
            throw new MeterGone(peer.message("fault.meter-given-up", command.line()));
        }
        if (arrival instanceof Arrival.Line line) {
            return line.text();
        }
        if (arrival instanceof Arrival.End end) {
            throw gone(command, end);
        }
        close();
        throw new MeterSilent(peer.message(
                command instanceof Command.Hello ? "fault.meter-held" : "fault.meter-silent",
                command.line(),
                limit.toMillis()));
    }

    private MeterGone gone(Command command, Arrival.End end) {
        arrivals.add(end);
        close();
        return new MeterGone(peer.message("fault.meter-gone", command.line(), end.reason()));
    }

    @Override
    public void close() {
        channel.close();
        loop.shutdownGracefully(0, 1, TimeUnit.SECONDS).awaitUninterruptibly(2, TimeUnit.SECONDS);
    }
}
