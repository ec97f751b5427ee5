package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RangePolicy;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.link.MeterAddress;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.link.MeterGone;
import org.wattladder.ptdaemon.link.MeterSilent;
import org.wattladder.ptdaemon.link.PtdaemonConnection;
import org.wattladder.ptdaemon.link.TimeLimits;

/**
 * A meter in use: measurements one after another, their samples on the Chauffeur's clock.
 *
 * <p>For one thread of the Chauffeur; every call waits for the daemon, at most two sampling intervals and 5 s per line. A
 * daemon that is lost is searched for once per measurement, for at most 30 s; the time without samples is a gap of the
 * measurement.
 */
public final class MeterSession implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(MeterSession.class);
    private static final Duration SETTLING = Duration.ofSeconds(10);
    private static final Duration LAST_CONTACT_LIMIT = Duration.ofSeconds(5);

    private final MeterPlan plan;
    private final SessionContext context;
    private final RangeKeeper ranges;
    private final Measuring measuring;
    private MeterFacts facts;
    private OptionalLong settledAtNanos = OptionalLong.empty();
    private boolean ranged;

    private MeterSession(
            MeterPlan plan, SessionContext context, DaemonConnection connection, ClockComparison.Outcome clocks)
            throws MeterFault {
        this.plan = plan;
        this.context = context;
        this.ranges = new RangeKeeper(connection, clocks.channels(), !(plan.ranges() instanceof RangePolicy.Unchanged));
        ClockWatch clock = new ClockWatch(clocks.sightings(), plan.samplingMillis());
        this.facts = SessionFacts.of(plan, connection, ranges, clock.line(), clocks.channels());
        ChannelGuard channels = new ChannelGuard(
                clocks.channels(), connection.handshake().identity().channelsToExpect());
        this.measuring = new Measuring(context, connection, clock, ranges, channels, plan.samplingMillis());
    }

    /**
     * Connects, asks for identity and ranges, measures the clock offset, which takes about three seconds, and sets the
     * ranges where the plan says which.
     *
     * @param port where the daemon listens, as a local daemon may have picked its own
     * @param connectLimit how long to try again while the connection is refused
     * @param whenLost called on a network thread as soon as a connection to the daemon ends, whoever ended it
     * @throws org.wattladder.ptdaemon.link.MeterUnreachable when nothing listens there that speaks the protocol
     * @throws MeterFault when the daemon falls silent, answers something else, or cannot set the ranges of the plan
     */
    public static MeterSession open(MeterPlan plan, int port, TimeSource time, Duration connectLimit, Runnable whenLost)
            throws MeterFault {
        TimeLimits limits = TimeLimits.forSampling(plan.samplingMillis());
        MeterAddress peer = new MeterAddress(plan.name(), plan.address(), port);
        SessionContext.Opener opener = limit -> PtdaemonConnection.open(peer, limits, time, limit, whenLost);
        return open(
                plan, new SessionContext(opener, time, Pauses.real(), SessionContext.RECONNECT_LIMIT), connectLimit);
    }

    static MeterSession open(MeterPlan plan, SessionContext context, Duration connectLimit) throws MeterFault {
        DaemonConnection connection = DaemonConnection.over(context.opener().open(connectLimit), context.time());
        Optional<MeterSession> session = Optional.empty();
        boolean open = false;
        try {
            ClockComparison.Outcome clocks = ClockComparison.of(connection, context, plan);
            session = Optional.of(new MeterSession(plan, context, connection, clocks));
            session.get().setPlannedRanges(connection);
            open = true;
            return session.get();
        } finally {
            if (!open) {
                session.ifPresentOrElse(MeterSession::close, connection.link()::close);
            }
        }
    }

    private void setPlannedRanges(DaemonConnection connection) throws MeterFault {
        if (plan.ranges() instanceof RangePolicy.Unchanged) {
            return;
        }
        if (!connection.handshake().identity().setsRanges()) {
            throw new MeterFault(connection
                    .link()
                    .peer()
                    .message("fault.meter-without-ranges", facts.identity().device()));
        }
        if (plan.ranges() instanceof RangePolicy.Fixed fixed) {
            ranges.setFixed(connection, fixed.volts(), fixed.amps());
        } else if (plan.ranges() instanceof RangePolicy.Automatic) {
            ranges.setAutomatic(connection);
        }
        facts = SessionFacts.withRanges(facts, ranges.text());
    }

    /** What the meter is, its clock offset at the start of the session, and the ranges it uses at present. */
    public MeterFacts facts() {
        return facts;
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
        ranges.setAutomatic(measuring.connection());
        start(mark);
    }

    /**
     * Ends the pass and sets the ranges to the greatest voltage and 1.1 times the greatest current seen, by channel;
     * {@link #facts} states them from now on. The next {@link #start} waits until 10 s later, as the analyzer has to
     * settle.
     *
     * @return all samples of the pass; they belong to no result
     * @throws MeterFault also when the pass saw no voltage or current above 0
     */
    public MeterRun endRangingPass() throws MeterFault {
        MeterRun pass = stop();
        RangingMaxima maxima = RangingMaxima.of(
                        pass.samples().stream().map(Sample::row).toList())
                .orElseThrow(() -> new MeterFault(Message.of(
                        "fault.meter-saw-nothing",
                        plan.name(),
                        facts.address(),
                        pass.samples().size())));
        ranges.setFixed(measuring.connection(), maxima);
        ranged = true;
        facts = SessionFacts.withRanges(facts, ranges.text());
        settledAtNanos = OptionalLong.of(context.time().nanoTime() + SETTLING.toNanos());
        return pass;
    }

    /**
     * Starts a measurement with the plan's sampling interval.
     *
     * @param mark its text in the daemon's log: letters, digits, dash and underscore only
     */
    public void start(String mark) throws MeterFault {
        if (settledAtNanos.isPresent()) {
            context.pauses()
                    .pause(Duration.ofNanos(
                            settledAtNanos.getAsLong() - context.time().nanoTime()));
            settledAtNanos = OptionalLong.empty();
        }
        measuring.start(mark);
    }

    /** Samples read of the last measurement so far, whatever became of it since. */
    public List<Sample> samplesRead() {
        return measuring.samplesRead();
    }

    /** Whether a measurement was started and not stopped since. */
    public boolean isRunning() {
        return measuring.isRunning();
    }

    /**
     * All samples of the running measurement that were not read yet; {@link #stop} returns them once more. To be called
     * about once a second while recording.
     *
     * @throws MeterFault when the daemon is lost and does not come back, or is lost for the second time
     */
    public List<Sample> poll() throws MeterFault {
        return measuring.poll();
    }

    /** The measurement as far as it was read, without statistics of the daemon; nothing is asked of it. */
    public MeterRun soFar() {
        return measuring.soFar(facts);
    }

    /** Ends the measurement where no time is to spare. */
    public MeterRun stop() throws MeterFault {
        return stop(Duration.ZERO);
    }

    /**
     * Ends the measurement, waits until its last interval is over, and returns all of it.
     *
     * @param spare how long that may take where the clock of a slow meter has to be looked at more closely
     * @throws MeterFault when the daemon is lost for the second time in this measurement
     */
    public MeterRun stop(Duration spare) throws MeterFault {
        return measuring.stop(facts, spare);
    }

    private void restoreRanges() throws MeterFault {
        try {
            ranges.restore(measuring.lastContact(LAST_CONTACT_LIMIT));
        } catch (MeterGone | MeterSilent lost) {
            measuring.giveUpWay();
            ranges.restore(measuring.lastContact(LAST_CONTACT_LIMIT));
        }
    }

    /** Puts the former ranges back as well as it can within half a minute, and closes the connection. */
    @Override
    public void close() {
        boolean interrupted = Thread.interrupted();
        try {
            if (ranges.hasChanged()) {
                restoreRanges();
            }
        } catch (MeterFault fault) {
            LOG.warn("The former ranges could not be put back: {}", fault.getMessage());
        } finally {
            measuring.close();
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
