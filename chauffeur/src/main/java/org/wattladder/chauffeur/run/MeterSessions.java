package org.wattladder.chauffeur.run;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.SamplesFile;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.TemperatureResult;
import org.wattladder.model.text.Message;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.session.MeterRun;
import org.wattladder.ptdaemon.session.MeterSession;
import org.wattladder.ptdaemon.session.Sample;

/** All meters of a run: started before an interval, stopped after it, asked for the window in between. */
public final class MeterSessions implements AutoCloseable {
    private final List<MeterSession> sessions;
    private final SamplesFile samplesFile;
    private WindowSums sums;
    private final RangingPass rangingPass;
    private final Set<MeterSession> unwritten = new LinkedHashSet<>();

    /**
     * Takes over open sessions; every sample they give is written to the file.
     *
     * @param plan says what each meter measures and whether it counts
     */
    public MeterSessions(List<MeterSession> sessions, SamplesFile samplesFile, RunPlan plan) {
        this.sessions = List.copyOf(sessions);
        this.samplesFile = samplesFile;
        this.sums = new WindowSums(plan);
        this.rangingPass = new RangingPass(sessions, plan.meters(), samplesFile);
    }

    /** The pass that finds ranges, for the first warm-up. */
    RangingPass rangingPass() {
        return rangingPass;
    }

    /** Begins a measurement on every meter under this mark. */
    public void start(String mark) throws RunFault {
        unwritten.clear();
        for (MeterSession session : sessions) {
            try {
                session.start(mark);
                unwritten.add(session);
            } catch (MeterFault fault) {
                throw faultOf(session, fault);
            }
        }
    }

    /**
     * Ends the measurement of every meter and writes its samples down.
     *
     * @param left of the post part, in which clocks may be looked at more closely
     */
    Runs stop(String mark, Supplier<Duration> left) throws RunFault, IOException {
        Map<MeterFacts, MeterRun> runs = new LinkedHashMap<>();
        for (MeterSession session : sessions) {
            try {
                MeterRun run = session.stop(left.get());
                samplesFile.append(session.facts(), mark, run.samples());
                unwritten.remove(session);
                runs.put(session.facts(), run);
            } catch (MeterFault fault) {
                throw faultOf(session, fault);
            }
        }
        samplesFile.force();
        return new Runs(runs, Optional.empty(), sums);
    }

    /** What was read since the measurement began; no meter is asked. */
    Runs soFar() {
        Map<MeterFacts, MeterRun> runs = new LinkedHashMap<>();
        sessions.forEach(session -> runs.put(session.facts(), session.soFar()));
        return new Runs(runs, Optional.empty(), sums);
    }

    /** Enters the rows that are new in the file of samples into the journal; not while something is recorded. */
    void enterSamples(Journal journal) throws IOException {
        samplesFile.enterInto(journal);
    }

    /** Takes watts of these hosts out of every sum from now on, as their performance is missing. */
    void leaveOut(List<String> hosts) {
        sums = sums.without(hosts);
    }

    /** What there is when meters were not started, on purpose, for this reason. */
    Runs unmetered(Message reason) {
        return new Runs(Map.of(), Optional.of(reason), sums);
    }

    /** Ends a measurement whose interval was aborted; what was read of it is kept, also of a meter that is gone. */
    public void abandon(String mark) throws IOException {
        for (MeterSession session : unwritten) {
            if (session.isRunning()) {
                try {
                    session.stop();
                } catch (MeterFault alreadyBroken) {
                    // The fault that broke the interval off is the one to report; this meter is asked again next time.
                }
            }
            samplesFile.append(session.facts(), mark, session.samplesRead());
        }
        unwritten.clear();
        samplesFile.force();
    }

    /**
     * The latest samples of the devices that count. Every meter is asked, sensors and those that do not count too, so that
     * the loss of any is noticed while it matters.
     */
    LatestReadings latest() throws RunFault {
        List<LatestReadings.OfMeter> counting = new ArrayList<>();
        for (MeterSession session : sessions) {
            Measurement latest = latest(session);
            if (sums.counts(session.facts().name())) {
                counting.add(new LatestReadings.OfMeter(session.facts(), latest));
            }
        }
        return new LatestReadings(counting);
    }

    private static Measurement latest(MeterFacts meter, List<Sample> samples) {
        return samples.isEmpty()
                ? Measurement.absent("absent.no-new-sample", meter.name())
                : LatestReadings.value(
                        meter.name(), samples.get(samples.size() - 1).reading());
    }

    private static Measurement latest(MeterSession session) throws RunFault {
        try {
            return latest(session.facts(), session.poll());
        } catch (MeterFault fault) {
            throw faultOf(session, fault);
        }
    }

    static RunFault faultOf(MeterSession session, MeterFault fault) {
        return new RunFault(
                RunFault.Reach.RUN, Message.of("place.meter", session.facts().name()), fault.reason(), List.of());
    }

    @Override
    public void close() {
        sessions.forEach(MeterSession::close);
    }

    /**
     * What the meters measured around one interval.
     *
     * @param byMeter each meter's measurement
     * @param unmetered why there is none, when the interval was left out on purpose
     * @param sums adds up what the meters saw
     */
    record Runs(Map<MeterFacts, MeterRun> byMeter, Optional<Message> unmetered, WindowSums sums) {

        /** The last sample of each device that counts. */
        LatestReadings latest() {
            List<LatestReadings.OfMeter> counting = new ArrayList<>();
            byMeter.forEach((facts, run) -> {
                if (sums.counts(facts.name())) {
                    counting.add(new LatestReadings.OfMeter(facts, MeterSessions.latest(facts, run.samples())));
                }
            });
            return new LatestReadings(counting);
        }

        /** Power of a window. */
        public PowerResult power(Instant recordingStartedAt, long recordingNanos) {
            return sums.power(
                    windows(MeterFacts.Quantity.POWER, recordingStartedAt, recordingNanos),
                    unmetered.orElse(Message.of("absent.no-power-meter")));
        }

        /** Temperature of a window. */
        public TemperatureResult temperature(Instant recordingStartedAt, long recordingNanos) {
            return sums.temperature(
                    windows(MeterFacts.Quantity.TEMPERATURE, recordingStartedAt, recordingNanos),
                    unmetered.orElse(Message.of("absent.no-sensor")));
        }

        private List<MeterWindow> windows(MeterFacts.Quantity quantity, Instant startedAt, long nanos) {
            List<MeterWindow> windows = new ArrayList<>();
            byMeter.forEach((facts, run) -> {
                if (facts.quantity() == quantity) {
                    windows.add(run.window(startedAt, nanos));
                }
            });
            return windows;
        }
    }
}
