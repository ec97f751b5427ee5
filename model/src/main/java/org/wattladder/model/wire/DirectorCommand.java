package org.wattladder.model.wire;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/**
 * A message from the Chauffeur to a Director.
 *
 * @param <A> the answer that ends it, unless it fails
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "command")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Hello.class, name = "hello"),
    @JsonSubTypes.Type(value = AskClock.class, name = "ask-clock"),
    @JsonSubTypes.Type(value = Discover.class, name = "discover"),
    @JsonSubTypes.Type(value = Examine.class, name = "examine"),
    @JsonSubTypes.Type(value = Consider.class, name = "consider"),
    @JsonSubTypes.Type(value = Prepare.class, name = "prepare"),
    @JsonSubTypes.Type(value = RunInterval.class, name = "run-interval"),
    @JsonSubTypes.Type(value = EndRecording.class, name = "end-recording"),
    @JsonSubTypes.Type(value = StopClients.class, name = "stop-clients"),
    @JsonSubTypes.Type(value = RemoveFiles.class, name = "remove-files")
})
public sealed interface DirectorCommand<A extends DirectorEvent>
        permits Hello,
                AskClock,
                Discover,
                Examine,
                Consider,
                Prepare,
                RunInterval,
                EndRecording,
                StopClients,
                RemoveFiles {

    /** The type of the answer. */
    Class<A> answer();

    /** Hands this message to the method for its type. */
    void handle(Handler handler);

    /** One method per message, so that a new message does not compile until the Director handles it. */
    interface Handler {
        /** The Chauffeur introduces itself; the first message of a connection. */
        void onHello(Hello hello);

        /** Say what the clock says. */
        void onAskClock(AskClock askClock);

        /** Say what the machine is. */
        void onDiscover(Discover discover);

        /** Say what disturbs the machine. */
        void onExamine(Examine examine);

        /** Say whether these deployments could be prepared. */
        void onConsider(Consider consider);

        /** Start the components of a deployment. */
        void onPrepare(Prepare prepare);

        /** Run one interval. */
        void onRunInterval(RunInterval runInterval);

        /** End recording early. */
        void onEndRecording(EndRecording endRecording);

        /** End all components. */
        void onStopClients(StopClients stopClients);

        /** Remove the files of storage worklets. */
        void onRemoveFiles(RemoveFiles removeFiles);
    }
}
