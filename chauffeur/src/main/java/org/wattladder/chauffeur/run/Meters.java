package org.wattladder.chauffeur.run;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.chauffeur.journal.SamplesFile;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.TemperatureResult;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.session.MeterRun;
import org.wattladder.ptdaemon.session.MeterSession;
import org.wattladder.ptdaemon.session.Sample;

/** All meters of a run: started before an interval, stopped after it, asked for the window in between. */
public final class Meters implements AutoCloseable {
    private final List<MeterSession> sessions;
    private final SamplesFile samplesFile;

    /** Takes over open sessions; every sample they give is written to the file. */
    public Meters(List<MeterSession> sessions, SamplesFile samplesFile) {
        this.sessions = List.copyOf(sessions);
        this.samplesFile = samplesFile;
    }

    /** Begins a measurement on every meter under this mark. */
    public void start(String mark) throws RunFault {
        for (MeterSession session : sessions) {
            try {
                session.start(mark);
            } catch (MeterFault fault) {
                throw faultOf(session, fault);
            }
        }
    }

    /** Ends the measurement of every meter and writes its samples down. */
    public Runs stop(String mark) throws RunFault, IOException {
        Map<MeterFacts, MeterRun> runs = new LinkedHashMap<>();
        for (MeterSession session : sessions) {
            try {
                MeterRun run = session.stop();
                samplesFile.append(session.facts(), mark, run.samples());
                runs.put(session.facts(), run);
            } catch (MeterFault fault) {
                throw faultOf(session, fault);
            }
        }
        samplesFile.force();
        return new Runs(runs, Optional.empty());
    }

    /** Ends a measurement whose interval broke off; what was read of it is kept, also of a meter that is gone. */
    public void abandon(String mark) throws IOException {
        for (MeterSession session : sessions) {
            if (session.isRunning()) {
                try {
                    session.stop();
                } catch (MeterFault alreadyBroken) {
                    // The fault that broke the interval off is the one to report; this meter is asked again next time.
                }
            }
            samplesFile.append(session.facts(), mark, session.samplesRead());
        }
        samplesFile.force();
    }

    /** Watts of the latest samples, summed over the power meters; absent before every one of them has a valid sample. */
    public Measurement latestWatts() throws RunFault {
        double watts = 0;
        boolean measured = false;
        for (MeterSession session : sessions) {
            if (session.facts().quantity() == MeterFacts.Quantity.POWER) {
                OptionalDouble latest = latest(session);
                if (latest.isEmpty()) {
                    return Measurement.absent("meter " + session.facts().name() + " has no new sample");
                }
                watts += latest.getAsDouble();
                measured = true;
            }
        }
        return measured ? Measurement.of(watts) : Measurement.absent("the run has no power meter");
    }

    private static OptionalDouble latest(MeterSession session) throws RunFault {
        try {
            OptionalDouble latest = OptionalDouble.empty();
            for (Sample sample : session.poll()) {
                latest = sample.reading().value();
            }
            return latest;
        } catch (MeterFault fault) {
            throw faultOf(session, fault);
        }
    }

    private static RunFault faultOf(MeterSession session, MeterFault fault) {
        return new RunFault(RunFault.Reach.RUN, "meter " + session.facts().name(), fault.getMessage(), List.of());
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
     */
    public record Runs(Map<MeterFacts, MeterRun> byMeter, Optional<String> unmetered) {

        /** No measurement, on purpose, for this reason. */
        static Runs none(String reason) {
            return new Runs(Map.of(), Optional.of(reason));
        }

        /** Power of a window; the watts of all meters add up. */
        public PowerResult power(Instant recordingStartedAt, long recordingNanos) {
            List<MeterWindow> windows = windows(MeterFacts.Quantity.POWER, recordingStartedAt, recordingNanos);
            return new PowerResult(sum(windows), windows);
        }

        /** Temperature of a window over all sensors. */
        public TemperatureResult temperature(Instant recordingStartedAt, long recordingNanos) {
            List<MeterWindow> windows = windows(MeterFacts.Quantity.TEMPERATURE, recordingStartedAt, recordingNanos);
            OptionalDouble minimum = windows.stream()
                    .flatMapToDouble(window -> window.minimum().asOptional().stream())
                    .min();
            double weighted = windows.stream()
                    .mapToDouble(window -> window.average().asOptional().orElse(0) * window.validSamples())
                    .sum();
            int samples = windows.stream().mapToInt(MeterWindow::validSamples).sum();
            String none = windows.isEmpty()
                    ? unmetered.orElse("the run has no temperature sensor")
                    : "no sensor gave a valid sample";
            return new TemperatureResult(
                    minimum.isPresent() ? Measurement.of(minimum.getAsDouble()) : Measurement.absent(none),
                    samples > 0 ? Measurement.of(weighted / samples) : Measurement.absent(none),
                    windows);
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

        private Measurement sum(List<MeterWindow> windows) {
            if (windows.isEmpty()) {
                return Measurement.absent(unmetered.orElse("the run has no power meter"));
            }
            double watts = 0;
            for (MeterWindow window : windows) {
                if (window.average() instanceof Measurement.Absent absent) {
                    return Measurement.absent("meter " + window.meter() + ": " + absent.reason());
                }
                watts += window.average().asOptional().orElseThrow();
            }
            return Measurement.of(watts);
        }
    }
}
