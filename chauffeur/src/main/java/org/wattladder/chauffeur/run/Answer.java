package org.wattladder.chauffeur.run;

import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.link.HostEvent;
import org.wattladder.model.wire.ClientsStopped;
import org.wattladder.model.wire.ClockTold;
import org.wattladder.model.wire.Considered;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.EnvironmentFound;
import org.wattladder.model.wire.Examined;
import org.wattladder.model.wire.Failed;
import org.wattladder.model.wire.FilesRemoved;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.Preparing;
import org.wattladder.model.wire.RecordingEnded;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.Refused;
import org.wattladder.model.wire.Welcome;

/**
 * Sorts an event into the answer that is awaited or a fault; nothing is passed over.
 *
 * @param expected type of the answer awaited
 * @param doing what the host is doing, for sentences
 */
record Answer<T extends DirectorEvent>(Class<T> expected, String doing) {

    T of(HostEvent event) throws RunFault {
        String place = "host " + event.host();
        if (event instanceof HostEvent.Lost lost) {
            throw RunFault.lost(List.of(event.host()), lost.sentence() + " while " + doing);
        }
        DirectorEvent message = ((HostEvent.Arrived) event).event();
        Faults faults = new Faults(place, doing);
        message.handle(faults);
        if (faults.fault.isPresent()) {
            throw faults.fault.get();
        }
        if (!expected.isInstance(message)) {
            throw new RunFault(
                    RunFault.Reach.RUN,
                    place,
                    "the Director sent " + message.getClass().getSimpleName() + " instead of "
                            + expected.getSimpleName() + " while " + doing,
                    List.of());
        }
        return expected.cast(message);
    }

    /** The fault that an event is when none was due. */
    RunFault unasked(HostEvent event) {
        try {
            DirectorEvent message = of(event);
            return new RunFault(
                    RunFault.Reach.RUN,
                    "host " + event.host(),
                    "the Director sent " + message.getClass().getSimpleName() + " unasked while " + doing,
                    List.of());
        } catch (RunFault fault) {
            return fault;
        }
    }

    /** Which messages are faults wherever they come. */
    private static final class Faults implements DirectorEvent.Handler {
        private final String place;
        private final String doing;
        private Optional<RunFault> fault = Optional.empty();

        private Faults(String place, String doing) {
            this.place = place;
            this.doing = doing;
        }

        @Override
        public void onFailed(Failed failed) {
            fault = Optional.of(new RunFault(
                    RunFault.Reach.WORKLET, place, failed.sentence() + " (while " + doing + ")", failed.lastLines()));
        }

        @Override
        public void onRefused(Refused refused) {
            fault = Optional.of(new RunFault(RunFault.Reach.RUN, place, refused.sentence(), List.of()));
        }

        @Override
        public void onWelcome(Welcome welcome) {}

        @Override
        public void onClockTold(ClockTold clockTold) {}

        @Override
        public void onEnvironmentFound(EnvironmentFound environmentFound) {}

        @Override
        public void onExamined(Examined examined) {}

        @Override
        public void onConsidered(Considered considered) {}

        @Override
        public void onPreparing(Preparing preparing) {}

        @Override
        public void onPrepared(Prepared prepared) {}

        @Override
        public void onRecordingStarted(RecordingStarted recordingStarted) {}

        @Override
        public void onRecordingEnded(RecordingEnded recordingEnded) {}

        @Override
        public void onIntervalDone(IntervalDone intervalDone) {}

        @Override
        public void onClientsStopped(ClientsStopped clientsStopped) {}

        @Override
        public void onFilesRemoved(FilesRemoved filesRemoved) {}
    }
}
