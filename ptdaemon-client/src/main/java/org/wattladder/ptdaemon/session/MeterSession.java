package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RangePolicy;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.ChannelChoice;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.GoAnswer;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.codec.Sentences;
import org.wattladder.ptdaemon.codec.StatisticsAnswer;
import org.wattladder.ptdaemon.codec.UncertaintyAnswer;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.link.Peer;
import org.wattladder.ptdaemon.link.PtdaemonConnection;
import org.wattladder.ptdaemon.link.TimeLimits;

/**
 * A meter in use: measurements one after another, their samples on the Chauffeur's clock.
 *
 * <p>For one thread of the Chauffeur; every call waits for the daemon, at most two sampling intervals and 5 s per line.
 */
public final class MeterSession implements AutoCloseable {
    private static final int STATISTICS_ATTEMPTS = 3;
    private static final int LOCAL_COMPARISON_MILLIS = 100;

    private final MeterPlan plan;
    private final PtdaemonConnection connection;
    private final Control control;
    private final MeterFacts facts;
    private final Column column;
    private final SampleReader reader;
    private final List<Sample> samples = new ArrayList<>();
    private Optional<GoAnswer> running = Optional.empty();
    private String mark = "";
    private boolean ranged;

    private MeterSession(
            MeterPlan plan, PtdaemonConnection connection, Control control, Handshake handshake, ClockOffset offset) {
        this.plan = plan;
        this.connection = connection;
        this.control = control;
        Identity identity = handshake.identity();
        boolean power = identity.mode() == Identity.Mode.POWER;
        this.column = power ? Column.WATTS : Column.TEMPERATURE;
        this.reader = new SampleReader(connection, column, offset, identity.statedChannels() > 1);
        this.facts = new MeterFacts(
                plan.name(),
                power ? MeterFacts.Quantity.POWER : MeterFacts.Quantity.TEMPERATURE,
                identity.driver(),
                identity.version().text(),
                handshake.identityLine(),
                Evidence.tierOf(identity),
                handshake.ranges(),
                handshake.ranges(),
                Math.max(1, identity.statedChannels()),
                identity.estimatesUncertainty(),
                Measurement.of(offset.aheadMillis()),
                connection.peer().hostAndPort());
    }

    /**
     * Connects, asks for identity and ranges, and measures the clock offset, which takes about three seconds.
     *
     * @param port where the daemon listens, as a local daemon may have picked its own
     * @param connectLimit how long to try again while the connection is refused
     * @throws org.wattladder.ptdaemon.link.MeterUnreachable when nothing listens there that speaks the protocol
     * @throws MeterFault when the daemon falls silent or answers something else
     */
    public static MeterSession open(MeterPlan plan, int port, TimeSource time, Duration connectLimit)
            throws MeterFault {
        return open(plan, port, time, connectLimit, TimeLimits.forSampling(plan.samplingMillis()));
    }

    static MeterSession open(MeterPlan plan, int port, TimeSource time, Duration connectLimit, TimeLimits limits)
            throws MeterFault {
        Peer peer = new Peer(plan.name(), plan.address(), port);
        PtdaemonConnection connection = PtdaemonConnection.open(peer, limits, time, connectLimit);
        boolean open = false;
        try {
            Handshake handshake = Handshake.with(connection, time);
            Control control = new Control(connection);
            ClockOffset offset = new ClockComparison(connection, control, time)
                    .measure(comparisonMillis(plan), handshake.fastestRoundTrip());
            MeterSession session = new MeterSession(plan, connection, control, handshake, offset);
            open = true;
            return session;
        } finally {
            if (!open) {
                connection.close();
            }
        }
    }

    /** A daemon that the Chauffeur started is ours and samples as fast as asked; others may know one interval only. */
    private static int comparisonMillis(MeterPlan plan) {
        return plan.startedLocally() ? LOCAL_COMPARISON_MILLIS : plan.samplingMillis();
    }

    /** What the meter is, and its clock offset at the start of the session. */
    public MeterFacts facts() {
        return facts;
    }

    /**
     * Starts a measurement with the plan's sampling interval.
     *
     * @param mark its text in the daemon's log: letters, digits, dash and underscore only
     */
    public void start(String mark) throws MeterFault {
        if (running.isPresent()) {
            throw new IllegalStateException("measurement '" + this.mark + "' is still running");
        }
        samples.clear();
        this.mark = mark;
        running = Optional.of(control.go(plan.samplingMillis(), mark));
    }

    /** Whether the plan wants ranges from a ranging pass and none has been made yet. */
    public boolean needsRangingPass() {
        return plan.ranges() instanceof RangePolicy.FromRangingPass && !ranged;
    }

    /**
     * Sets the ranges to automatic and starts a measurement, during which the load should be as high as it will get;
     * {@link #poll} may be called. {@link #endRangingPass} ends it, after the plan's length of a pass.
     *
     * @param mark its text in the daemon's log
     */
    public void beginRangingPass(String mark) throws MeterFault {
        start(mark);
    }

    /**
     * Ends the pass and sets the ranges to the greatest voltage and 1.1 times the greatest current seen, by channel;
     * {@link #facts} states them from now on. The next {@link #start} waits until 10 s later, as the analyzer has to settle.
     *
     * @return all samples of the pass; they belong to no result
     * @throws MeterFault also when the pass saw no valid voltage or current
     */
    public MeterRun endRangingPass() throws MeterFault {
        ranged = true;
        return stop();
    }

    /** Samples read of the last measurement so far, whatever became of it since. */
    public List<Sample> samplesRead() {
        return List.copyOf(samples);
    }

    /** Whether a measurement was started and not stopped since. */
    public boolean isRunning() {
        return running.isPresent();
    }

    /** All samples of the running measurement that were not read yet; {@link #stop} returns them once more. */
    public List<Sample> poll() throws MeterFault {
        List<Sample> unread = reader.read();
        samples.addAll(unread);
        return unread;
    }

    /** Ends the measurement, waits until its last interval is over, and returns all of it. */
    public MeterRun stop() throws MeterFault {
        GoAnswer started = running.orElseThrow(() -> new IllegalStateException("no measurement is running"));
        running = Optional.empty();
        control.stop();
        StatisticsAnswer statistics = restAndStatistics();
        Optional<UncertaintyAnswer> uncertainty =
                facts.quantity() == MeterFacts.Quantity.POWER ? uncertainty() : Optional.empty();
        return new MeterRun(facts, mark, started.samplingMillis(), samples, statistics, uncertainty);
    }

    /** One more sample may come after the rest was read; statistics that count more than was read tell. */
    private StatisticsAnswer restAndStatistics() throws MeterFault {
        Command command = new Command.ReadStatistics(column);
        for (int attempt = 1; ; attempt++) {
            poll();
            try {
                StatisticsAnswer statistics = StatisticsAnswer.parse(column, connection.ask(command));
                if (statistics.samples() <= samples.size() || attempt == STATISTICS_ATTEMPTS) {
                    return statistics;
                }
            } catch (UnreadableAnswer other) {
                throw connection.unexpected(command, other);
            }
        }
    }

    private Optional<UncertaintyAnswer> uncertainty() throws MeterFault {
        Command command = new Command.ReadUncertainty(ChannelChoice.total());
        String answer = connection.ask(command);
        if (Sentences.refuses(answer)) {
            return Optional.empty();
        }
        try {
            return Optional.of(UncertaintyAnswer.parse(answer));
        } catch (UnreadableAnswer other) {
            throw connection.unexpected(command, other);
        }
    }

    /** Closes the connection; a running measurement is given up. */
    @Override
    public void close() {
        connection.close();
    }
}
