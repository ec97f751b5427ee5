package org.wattladder.model.wire;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** A message from a Director to the Chauffeur. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Welcome.class, name = "welcome"),
    @JsonSubTypes.Type(value = Refused.class, name = "refused"),
    @JsonSubTypes.Type(value = ClockTold.class, name = "clock-told"),
    @JsonSubTypes.Type(value = EnvironmentFound.class, name = "environment-found"),
    @JsonSubTypes.Type(value = Examined.class, name = "examined"),
    @JsonSubTypes.Type(value = Considered.class, name = "considered"),
    @JsonSubTypes.Type(value = Preparing.class, name = "preparing"),
    @JsonSubTypes.Type(value = Prepared.class, name = "prepared"),
    @JsonSubTypes.Type(value = RecordingStarted.class, name = "recording-started"),
    @JsonSubTypes.Type(value = RecordingEnded.class, name = "recording-ended"),
    @JsonSubTypes.Type(value = IntervalDone.class, name = "interval-done"),
    @JsonSubTypes.Type(value = ClientsStopped.class, name = "clients-stopped"),
    @JsonSubTypes.Type(value = FilesRemoved.class, name = "files-removed"),
    @JsonSubTypes.Type(value = Failed.class, name = "failed")
})
public sealed interface DirectorEvent
        permits Welcome,
                Refused,
                ClockTold,
                EnvironmentFound,
                Examined,
                Considered,
                Preparing,
                Prepared,
                RecordingStarted,
                RecordingEnded,
                IntervalDone,
                ClientsStopped,
                FilesRemoved,
                Failed {

    /** Hands this message to the method for its type. */
    void handle(Handler handler);

    /** One method per message, so that a new message does not compile until the Chauffeur handles it. */
    interface Handler {
        /** The Director accepts. */
        void onWelcome(Welcome welcome);

        /** The Director will not work with this Chauffeur; it closes the connection. */
        void onRefused(Refused refused);

        /** What the Director's clock said when it was asked. */
        void onClockTold(ClockTold clockTold);

        /** What the machine is. */
        void onEnvironmentFound(EnvironmentFound environmentFound);

        /** What disturbs the machine. */
        void onExamined(Examined examined);

        /** Whether worklets could be prepared. */
        void onConsidered(Considered considered);

        /** Clients are still coming up. */
        void onPreparing(Preparing preparing);

        /** Clients are up, pinned and ready. */
        void onPrepared(Prepared prepared);

        /** Recording has begun, now. */
        void onRecordingStarted(RecordingStarted recordingStarted);

        /** The last measured iteration is over. */
        void onRecordingEnded(RecordingEnded recordingEnded);

        /** An interval is over on all clients. */
        void onIntervalDone(IntervalDone intervalDone);

        /** No client is left. */
        void onClientsStopped(ClientsStopped clientsStopped);

        /** Files of storage worklets are gone. */
        void onFilesRemoved(FilesRemoved filesRemoved);

        /** The Director could not do what was asked, or lost a client. */
        void onFailed(Failed failed);
    }
}
