package org.wattladder.ptdaemon.session;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.text.ExceptionText;
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
    private static final int LONGEST_AWAITED_MILLIS = 1000;
    private static final Duration EARLY = Duration.ofMillis(20);
    private static final Duration STEP = Duration.ofMillis(2);

    private final SessionContext footing;
    private final DaemonGreeting handshake;
    private final ClockWatch clock;
    private final RangeKeeper ranges;
    private final int samplingMillis;
    private final Column column;
    private Optional<DaemonConnection> way;
    private Optional<RunningMeasurement> last = Optional.empty();
    private boolean running;

    Measuring(SessionContext footing, DaemonConnection way, ClockWatch clock, RangeKeeper ranges, int samplingMillis) {
        this.footing = footing;
        this.handshake = way.handshake();
        this.clock = clock;
        this.ranges = ranges;
        this.samplingMillis = samplingMillis;
        this.column = handshake.identity().mode() == Identity.Mode.POWER ? Column.WATTS : Column.TEMPERATURE;
        this.way = Optional.of(way);
    }

    boolean isRunning() {
        return running;
    }

    List<Sample> samplesRead() {
        return last.map(RunningMeasurement::samples).orElse(List.of());
    }

    /** The open way; found again when it was lost. */
    DaemonConnection way() throws MeterFault {
        if (way.isEmpty()) {
            findAgain();
        }
        return way.orElseThrow();
    }

    void start(String mark) throws MeterFault {
        if (running) {
            throw new IllegalStateException("measurement '" + last.orElseThrow().mark() + "' is still running");
        }
        clock.forgetTheOld();
        RunningMeasurement measurement =
                new RunningMeasurement(mark, footing.time().now());
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
        measurement.runsAt(
                way().control().goFreshly(samplingMillis, measurement.mark()).samplingMillis());
    }

    List<Sample> poll() throws MeterFault {
        RunningMeasurement measurement = last.orElseThrow(Measuring::notStarted);
        try {
            return take(measurement, way().reader().unread(), false);
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
            throw new MeterGone(lost.getMessage() + " It was lost before in the same measurement.");
        }
        measurement.lose(footing.time().now(), ExceptionText.of(lost));
    }

    /** Measures on after a loss; the first sample is waited for, as the daemon's clock may be another now. */
    private List<Sample> goOn(RunningMeasurement measurement) throws MeterFault {
        boolean found = false;
        try {
            go(measurement);
            for (long left = 2L * measurement.samplingMillis(); left >= 0; left -= STEP.toMillis()) {
                List<SampleRow> rows = way().reader().unread();
                if (!rows.isEmpty()) {
                    clock.addAfterLoss(sighting(rows, true));
                    found = true;
                    return keep(measurement, rows);
                }
                footing.pauses().pause(STEP);
            }
            found = true;
            return List.of();
        } finally {
            if (!found) {
                giveUpWay();
            }
        }
    }

    MeterRun stop(MeterFacts facts) throws MeterFault {
        if (!running) {
            throw notStarted();
        }
        running = false;
        RunningMeasurement measurement = last.orElseThrow();
        DaemonConnection open = way.orElseThrow(() -> new MeterGone("meter '" + facts.name() + "' at " + facts.address()
                + " was lost in measurement '" + measurement.mark() + "' and did not come back."));
        Optional<StatisticsAnswer> statistics = Optional.empty();
        Optional<UncertaintyAnswer> uncertainty = Optional.empty();
        if (end(open, measurement)) {
            try {
                statistics = Optional.of(restAndStatistics(open, measurement));
                uncertainty = column == Column.WATTS ? open.control().uncertainty() : Optional.empty();
            } catch (MeterGone | MeterSilent lost) {
                giveUpWay();
            }
        }
        measurement.shift(clock.drawAnew());
        return new MeterRun(
                facts,
                measurement.mark(),
                measurement.samplingMillis(),
                measurement.samples(),
                statistics,
                CrossCheck.of(statistics, measurement),
                uncertainty,
                clock.line(),
                measurement.gaps(),
                ranges.automatic());
    }

    /** Whether the end of the measurement was reached with all of its samples. */
    private boolean end(DaemonConnection open, RunningMeasurement measurement) throws MeterFault {
        try {
            awaitNextSample(open, measurement);
            open.control().stop();
            take(measurement, open.reader().unread(), false);
            measurement.endGap(footing.time().now());
            return true;
        } catch (MeterGone | MeterSilent lost) {
            giveUpWay();
            lose(measurement, lost);
            measurement.endGap(footing.time().now());
            return false;
        }
    }

    /** Reads one sample as soon as it is there, which tells the clocks apart better than any that was lying ready. */
    private void awaitNextSample(DaemonConnection open, RunningMeasurement measurement) throws MeterFault {
        if (measurement.samplingMillis() > LONGEST_AWAITED_MILLIS) {
            return;
        }
        // Read first: a meter whose watts nobody watches has not been read since its start.
        take(measurement, open.reader().unread(), false);
        List<Sample> read = measurement.part();
        if (read.isEmpty()) {
            return;
        }
        Instant newest = clock.line().correct(read.get(read.size() - 1).stampedAt());
        Duration sampling = Duration.ofMillis(measurement.samplingMillis());
        Duration wait =
                Duration.between(footing.time().now(), newest.plus(sampling)).minus(EARLY);
        if (wait.compareTo(sampling) > 0) {
            return;
        }
        if (!wait.isNegative()) {
            footing.pauses().pause(wait);
        }
        boolean waited = false;
        for (long left = sampling.toMillis() / 2; left >= 0; left -= STEP.toMillis()) {
            List<SampleRow> rows = open.reader().unread();
            if (!rows.isEmpty()) {
                take(measurement, rows, waited);
                return;
            }
            waited = true;
            footing.pauses().pause(STEP);
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
            take(measurement, open.reader().unread(), false);
        }
    }

    private List<Sample> take(RunningMeasurement measurement, List<SampleRow> rows, boolean prompt) throws MeterFault {
        if (!rows.isEmpty()) {
            clock.add(sighting(rows, prompt));
        }
        return keep(measurement, rows);
    }

    private SampleArrival sighting(List<SampleRow> rows, boolean prompt) {
        Instant receivedAt = footing.time().now();
        return SampleArrival.of(ClockLine.stampedAt(rows.get(rows.size() - 1).stamp()), receivedAt, prompt);
    }

    private List<Sample> keep(RunningMeasurement measurement, List<SampleRow> rows) throws MeterFault {
        List<Sample> samples = new ArrayList<>();
        for (SampleRow row : rows) {
            measurement.admit(sample(row), footing.time().now()).ifPresent(samples::add);
        }
        measurement.add(samples);
        return samples;
    }

    private Sample sample(SampleRow row) throws MeterFault {
        Optional<Reading> reading = row.total().reading(column);
        if (reading.isEmpty()) {
            throw way().link()
                    .unexpected(
                            Command.ReadSamples.all(),
                            new UnreadableAnswer("a sample with " + column.word(), row.line()));
        }
        Instant stampedAt = ClockLine.stampedAt(row.stamp());
        return new Sample(clock.line().correct(stampedAt), stampedAt, reading.get(), row);
    }

    private static IllegalStateException notStarted() {
        return new IllegalStateException("no measurement is running");
    }

    private void findAgain() throws MeterFault {
        findAgain(footing.reconnectLimit());
    }

    private void findAgain(Duration limit) throws MeterFault {
        DaemonConnection found = new Reconnection(footing, handshake).within(limit);
        boolean usable = false;
        try {
            ranges.setAgain(found);
            way = Optional.of(found);
            usable = true;
        } finally {
            if (!usable) {
                found.link().close();
            }
        }
    }

    /** A way on which nothing is measured any more. */
    DaemonConnection lastContact(Duration limit) throws MeterFault {
        boolean mayMeasure = running || way.isEmpty();
        if (way.isEmpty()) {
            way = Optional.of(new Reconnection(footing, handshake).within(limit));
        }
        if (mayMeasure) {
            way.orElseThrow().control().stopWhateverRuns();
        }
        return way.orElseThrow();
    }

    void giveUpWay() {
        way.ifPresent(lost -> lost.link().close());
        way = Optional.empty();
    }

    void close() {
        giveUpWay();
        running = false;
    }
}
