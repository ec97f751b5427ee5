package org.wattladder.chauffeur.run;

import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.link.HostEvent;
import org.wattladder.model.text.Message;
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
record AwaitedAnswer<T extends DirectorEvent>(Class<T> expected, Message doing) {

    T of(HostEvent event) throws RunFault {
        Message place = Message.of("place.host", event.host());
        if (event instanceof HostEvent.Lost lost) {
            throw RunFault.lost(List.of(event.host()), Message.of("fault.while", lost.reason(), doing));
        }
        if (event instanceof HostEvent.Impossible impossible) {
            throw new RunFault(
                    RunFault.Reach.WORKLET, place, Message.of("fault.while", impossible.reason(), doing), List.of());
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
                    Message.of(
                            "fault.director-sent-other",
                            message.getClass().getSimpleName(),
                            expected.getSimpleName(),
                            doing),
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
                    Message.of("place.host", event.host()),
                    Message.of("fault.director-sent-unasked", message.getClass().getSimpleName(), doing),
                    List.of());
        } catch (RunFault fault) {
            return fault;
        }
    }

    /** Which messages are faults wherever they come. */
    private static final class Faults implements DirectorEvent.Handler {
        private final Message place;
        private final Message doing;
        private Optional<RunFault> fault = Optional.empty();

        private Faults(Message place, Message doing) {
            this.place = place;
            this.doing = doing;
        }

        @Override
        public void onFailed(Failed failed) {
            fault = Optional.of(new RunFault(
                    RunFault.Reach.WORKLET,
                    place,
                    Message.of("fault.while", failed.reason(), doing),
                    failed.lastLines()));
        }

        @Override
        public void onRefused(Refused refused) {
            fault = Optional.of(new RunFault(RunFault.Reach.RUN, place, refused.reason(), List.of()));
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
