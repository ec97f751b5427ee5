package org.wattladder.worklets.client;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.wattladder.worklets.api.BypassProof;
import org.wattladder.worklets.api.ClientFigure;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.WeightedTransaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.link.ClientArguments;
import org.wattladder.worklets.link.ClientLine;
import org.wattladder.worklets.link.FigureLine;
import org.wattladder.worklets.link.RunLine;

/**
 * One worker thread: makes its transactions, so that their memory is first touched here, then parks without a time-out
 * until it is given an interval.
 */
final class User implements Runnable {
    private final int number;
    private final Worklet worklet;
    private final ClientArguments arguments;
    private final Clock clock;
    private final Client client;
    private final Thread thread;

    private Session session;
    private TransactionLoop loop;
    private long dataBytes;
    private Optional<BypassProof> bypass = Optional.empty();
    private volatile ClientRun next;

    @SuppressWarnings("NullAway.Init") // a user starts before it measures
    User(int number, Worklet worklet, ClientArguments arguments, Clock clock, Client client) {
        this.number = number;
        this.worklet = worklet;
        this.arguments = arguments;
        this.clock = clock;
        this.client = client;
        thread = new Thread(this, "user-" + number);
        thread.setDaemon(true);
    }

    /** Lets it make its transactions in this session. */
    void start(Session opened) {
        session = opened;
        thread.start();
    }

    /** Hands over an interval; called by the main thread when this user is parked or about to park. */
    void give(ClientRun interval) {
        next = interval;
        LockSupport.unpark(thread);
    }

    /** What this user measured last; read by the user who finishes last. */
    TransactionLoop loop() {
        return loop;
    }

    /** Bytes of data that this user keeps; read by the user who is ready last. */
    long dataBytes() {
        return dataBytes;
    }

    /** By what this user verified its unbuffered access, if it has any; read by the user who is ready last. */
    Optional<BypassProof> bypass() {
        return bypass;
    }

    @Override
    public void run() {
        String moment = "while making its transactions";
        try {
            long heapBytes = Runtime.getRuntime().maxMemory();
            PlannedContext context = new PlannedContext(worklet.description(), arguments, number, heapBytes);
            List<WeightedTransaction> mix = session.transactions(context);
            dataBytes = context.dataBytes();
            bypass = context.bypass();
            loop = new TransactionLoop(clock, mix);
            rehearse();
            client.ready();
            while (true) {
                ClientRun interval = await();
                moment = "in interval " + interval.number();
                interval.execute(number, loop);
                if (interval.isLast()) {
                    client.finished(interval);
                }
            }
        } catch (Throwable thrown) {
            client.failed(number, moment, thrown);
        }
    }

    /** Goes through an interval of no length, so that no class is loaded after the first real one was asked for. */
    private void rehearse() {
        RunLine line = new RunLine(0, clock.nanos(), 0, 0, 0, new RunLine.Pace(0, 0, 0), 0);
        IntervalRun interval = new IntervalRun(line, 1, () -> -1);
        interval.execute(number, loop);
        new FigureLine(
                        0,
                        ClientFigure.LIVE_HEAP.of(
                                interval.counted(List.of(loop)).size()))
                .text();
        interval.answer(List.of(loop)).forEach(ClientLine::text);
    }

    @SuppressWarnings("NullAway") // null while nothing is handed over
    private ClientRun await() {
        while (next == null) {
            LockSupport.park(this);
            Thread.interrupted();
        }
        ClientRun interval = next;
        next = null;
        return interval;
    }
}
