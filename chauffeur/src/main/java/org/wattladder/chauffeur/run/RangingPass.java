package org.wattladder.chauffeur.run;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.wattladder.chauffeur.journal.SamplesFile;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RangePolicy;
import org.wattladder.model.text.Message;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.session.MeterSession;

/**
 * The pass that finds the ranges of those analyzers whose plan asks for one: on automatic ranging during the first
 * warm-up of the run, at full speed, so that volts and amps are those of full load.
 */
final class RangingPass {
    private static final String MARK = "ranging-pass";

    private final List<MeterSession> sessions;
    private final List<MeterPlan> plans;
    private final SamplesFile samplesFile;

    RangingPass(List<MeterSession> sessions, List<MeterPlan> plans, SamplesFile samplesFile) {
        this.sessions = List.copyOf(sessions);
        this.plans = List.copyOf(plans);
        this.samplesFile = samplesFile;
    }

    /** How long the pass takes; zero when no analyzer needs one, or needs one any more. */
    private Duration length() {
        return sessions.stream()
                .filter(MeterSession::needsRangingPass)
                .flatMap(session -> length(session.facts().name()))
                .reduce(Duration.ZERO, (one, other) -> one.compareTo(other) > 0 ? one : other);
    }

    private Stream<Duration> length(String meter) {
        return plans.stream()
                .filter(plan -> plan.name().equals(meter))
                .flatMap(plan -> plan.ranges() instanceof RangePolicy.FromRangingPass pass
                        ? Stream.of(pass.length())
                        : Stream.empty());
    }

    /**
     * Finds the ranges of analyzers in the first warm-up of the run, when a plan asks for it.
     *
     * @param recording of the warm-up; one that is shorter than the pass cuts it
     */
    void within(Duration recording, Directors directors, Message doing)
            throws RunFault, InterruptedException, IOException {
        Duration needed = length();
        Duration length = needed.compareTo(recording) < 0 ? needed : recording;
        if (length.isZero()) {
            return;
        }
        try {
            begin();
            directors.watch(length, doing, () -> {}, Duration.ZERO);
            end();
        } catch (RunFault | InterruptedException brokenOff) {
            abandon();
            throw brokenOff;
        }
    }

    private void begin() throws RunFault {
        for (MeterSession session : sessions) {
            if (session.needsRangingPass()) {
                try {
                    session.beginRangingPass(MARK);
                } catch (MeterFault fault) {
                    throw MeterSessions.faultOf(session, fault);
                }
            }
        }
    }

    /** Sets the ranges found; the samples are written down under a mark of their own and belong to no result. */
    private void end() throws RunFault, IOException {
        for (MeterSession session : sessions) {
            if (session.needsRangingPass() && session.isRunning()) {
                try {
                    session.endRangingPass();
                } catch (MeterFault fault) {
                    throw MeterSessions.faultOf(session, fault);
                } finally {
                    samplesFile.append(session.facts(), MARK, session.samplesRead());
                }
            }
        }
        samplesFile.force();
    }

    /** Gives a pass up whose warm-up was aborted; the next warm-up makes another. */
    private void abandon() throws IOException {
        for (MeterSession session : sessions) {
            if (session.needsRangingPass() && session.isRunning()) {
                try {
                    session.stop();
                } catch (MeterFault alreadyBroken) {
                    // The fault that broke the warm-up off is the one to report; this meter is asked again next time.
                }
                samplesFile.append(session.facts(), MARK, session.samplesRead());
            }
        }
        samplesFile.force();
    }
}
