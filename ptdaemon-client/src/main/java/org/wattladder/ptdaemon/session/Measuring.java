package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.text.Message;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.StatisticsAnswer;
import org.wattladder.ptdaemon.codec.UncertaintyAnswer;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.link.MeterGone;
import org.wattladder.ptdaemon.link.MeterSilent;

/** The measurements of a session: starts, reads and ends them, follows the clock, finds a lost daemon again. */
final class Measuring {
    private static final int STATISTICS_ATTEMPTS = 3;

    private final SessionContext context;
    private final DaemonGreeting handshake;
    private final ClockWatch clock;
    private final RangeKeeper ranges;
    private final ChannelGuard channels;
    private final int samplingMillis;
    private final Column column;
    private Optional<DaemonConnection> connection;
    private Optional<RunningMeasurement> last = Optional.empty();
    private boolean running;

    Measuring(
            SessionContext context,
            DaemonConnection connection,
            ClockWatch clock,
            RangeKeeper ranges,
            ChannelGuard channels,
            int samplingMillis) {
        this.context = context;
        this.handshake = connection.handshake();
        this.clock = clock;
        this.ranges = ranges;
        this.channels = channels;
        this.samplingMillis = samplingMillis;
        this.column = handshake.identity().mode() == Identity.Mode.POWER ? Column.WATTS : Column.TEMPERATURE;
        this.connection = Optional.of(connection);
    }

    boolean isRunning() {
        return running;
    }

    List<Sample> samplesRead() {
        return last.map(RunningMeasurement::samples).orElse(List.of());
    }

    /** The open way; found again when it was lost. */
    DaemonConnection connection() throws MeterFault {
        if (connection.isEmpty()) {
            findAgain();
        }
        return connection.orElseThrow();
    }

    void start(String mark) throws MeterFault {
        if (running) {
            throw new IllegalStateException("measurement '" + last.orElseThrow().mark() + "' is still running");
        }
        clock.forgetTheOld();
        RunningMeasurement measurement =
                new RunningMeasurement(mark, context.time().now(), clock.inDoubt());
        last = Optional.of(measurement);
        try {
            go(measurement);
        } catch (MeterGone | MeterSilent lost) {
            giveUpWay();
            go(measurement);
        }
        running = true;
    }

    private void go(RunningMeasurement measurement) throws MeterFault {
        DaemonConnection open = connection();
        open.reader().beginsNow();
        measurement.runsAt(
                open.control().goFreshly(samplingMillis, measurement.mark()).samplingMillis());
    }

    List<Sample> poll() throws MeterFault {
        RunningMeasurement measurement = last.orElseThrow(Measuring::notStarted);
        try {
            return take(measurement, connection().reader().unread());
        } catch (MeterGone | MeterSilent lost) {
            giveUpWay();
            if (!running) {
                throw lost;
            }
            lose(measurement, lost);
            return goOn(measurement);
        }
    }

    private void lose(RunningMeasurement measurement, MeterFault lost) throws MeterFault {
        if (measurement.wasLost()) {
            throw new MeterGone(Message.of("fault.meter-lost-again", lost.reason()));
        }
        measurement.lose(context.time().now(), lost.reason());
    }

    /** Measures on after a loss; the first sample is waited for, as the daemon's clock may be another now. */
    private List<Sample> goOn(RunningMeasurement measurement) throws MeterFault {
        boolean found = false;
        try {
            go(measurement);
            SampleBatch batch =
                    connection().reader().await(context.pauses(), Duration.ofMillis(2L * measurement.samplingMillis()));
            if (!batch.isEmpty()) {
                clock.addAfterLoss(Sighting.of(batch));
            }
            found = true;
            return keep(measurement, batch);
        } finally {
            if (!found) {
                giveUpWay();
            }
        }
    }

    MeterRun stop(MeterFacts facts, Duration spare) throws MeterFault {
        if (!running) {
            throw notStarted();
        }
        running = false;
        RunningMeasurement measurement = last.orElseThrow();
        DaemonConnection open = connection.orElseThrow(
                () -> new MeterGone(Message.of("fault.meter-lost", facts.name(), facts.address(), measurement.mark())));
        Optional<StatisticsAnswer> statistics = Optional.empty();
        Optional<UncertaintyAnswer> uncertainty = Optional.empty();
        if (end(open, measurement, spare)) {
            try {
                statistics = Optional.of(restAndStatistics(open, measurement));
                uncertainty = column == Column.WATTS ? open.control().uncertainty() : Optional.empty();
            } catch (MeterGone | MeterSilent lost) {
                giveUpWay();
            }
        }
        measurement.shift(
                clock.drawAnew(measurement.firstStamp().orElse(clock.line().reference())));
        return measurement.run(facts, statistics, uncertainty, clock.line(), ranges.automatic());
    }

    MeterRun soFar(MeterFacts facts) {
        RunningMeasurement measurement = last.orElseThrow(Measuring::notStarted);
        return measurement.run(facts, Optional.empty(), Optional.empty(), clock.line(), ranges.automatic());
    }

    /** Whether the end of the measurement was reached with all of its samples. */
    private boolean end(DaemonConnection open, RunningMeasurement measurement, Duration spare) throws MeterFault {
        try {
            awaitNextSample(open, measurement, spare);
            open.control().stop();
            take(measurement, open.reader().unread());
            measurement.endGap(context.time().now());
            return true;
        } catch (MeterGone | MeterSilent lost) {
            giveUpWay();
            lose(measurement, lost);
            measurement.endGap(context.time().now());
            return false;
        }
    }

    /**
     * Reads one sample as soon as it is there, which tells the clocks apart better than any that was lying ready. It takes
     * up to two intervals, so that a clock that is known is left alone, and a slow meter where there is no time.
     */
    private void awaitNextSample(DaemonConnection open, RunningMeasurement measurement, Duration spare)
            throws MeterFault {
        // Read first: a meter whose watts nobody watches has not been read since its start.
        take(measurement, open.reader().unread());
        List<Sample> read = measurement.part();
        if (read.isEmpty() || clock.isKnown(read.get(read.size() - 1).stampedAt())) {
            return;
        }
        CloserLook look = CloserLook.at(
                clock,
                read.get(read.size() - 1).stampedAt(),
                measurement.samplingMillis(),
                context.time().now());
        if (look.fits(spare)) {
            context.pauses().pause(look.pause());
            take(measurement, open.reader().await(context.pauses(), look.watch()));
        }
    }

    /** One more sample may come after the rest was read; statistics that count more than was read tell. */
    private StatisticsAnswer restAndStatistics(DaemonConnection open, RunningMeasurement measurement)
            throws MeterFault {
        for (int attempt = 1; ; attempt++) {
            StatisticsAnswer statistics = open.control().statistics(column);
            if (statistics.samples() <= measurement.part().size() || attempt == STATISTICS_ATTEMPTS) {
                return statistics;
            }
            take(measurement, open.reader().unread());
        }
    }

    private List<Sample> take(RunningMeasurement measurement, SampleBatch batch) throws MeterFault {
        if (!batch.isEmpty()) {
            Optional<ClockLine> before = clock.add(Sighting.of(batch));
            if (before.isPresent()) {
                measurement.clockWasSet(before.get(), clock.line());
            } else {
                measurement.clockInDoubt(clock.inDoubt());
            }
        }
        return keep(measurement, batch);
    }

    private List<Sample> keep(RunningMeasurement measurement, SampleBatch batch) throws MeterFault {
        List<Sample> samples = new ArrayList<>();
        for (SampleRow row : batch.rows()) {
            measurement.admit(sample(row), batch.receivedAt()).ifPresent(samples::add);
        }
        measurement.add(samples);
        return samples;
    }

    private Sample sample(SampleRow row) throws MeterFault {
        Optional<Reading> reading = row.total().reading(column);
        if (reading.isEmpty()) {
            throw connection()
                    .link()
                    .unexpected(
                            Command.ReadSamples.all(),
                            new UnreadableAnswer("a sample with " + column.word(), row.line()));
        }
        Instant stampedAt = ClockLine.stampedAt(row.stamp());
        return new Sample(clock.line().correct(stampedAt), stampedAt, channels.counted(row, reading.get()), row);
    }

    private static IllegalStateException notStarted() {
        return new IllegalStateException("no measurement is running");
    }

    private void findAgain() throws MeterFault {
        findAgain(context.reconnectLimit());
    }

    private void findAgain(Duration limit) throws MeterFault {
        DaemonConnection found = new Reconnection(context, handshake).within(limit);
        boolean usable = false;
        try {
            ranges.setAgain(found);
            connection = Optional.of(found);
            usable = true;
        } finally {
            if (!usable) {
                found.link().close();
            }
        }
    }

    /** A connection on which nothing is measured any more. */
    DaemonConnection lastContact(Duration limit) throws MeterFault {
        boolean mayMeasure = running || connection.isEmpty();
        DaemonConnection open =
                connection.isPresent() ? connection.get() : new Reconnection(context, handshake).within(limit);
        connection = Optional.of(open);
        if (mayMeasure) {
            open.control().stopWhateverRuns();
        }
        return open;
    }

    void giveUpWay() {
        connection.ifPresent(lost -> lost.link().close());
        connection = Optional.empty();
    }

    void close() {
        giveUpWay();
        running = false;
    }
}
