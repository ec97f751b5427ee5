package org.wattladder.director.component;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.model.result.ClientPeak;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.ComponentFacts;
import org.wattladder.settings.program.Attached;
import org.wattladder.worklets.api.Endpoint;

/** One running part of a deployment; used on the work thread. What happens to it is told to its listener. */
public interface Component {

    /** What is told of it, and which deployment it belongs to. */
    ComponentName name();

    /**
     * Starts it; {@link ComponentListener#onReady} or {@link ComponentListener#onFailed} follows.
     *
     * @param endpoints where the components that it needs listen, by role
     */
    void start(Map<String, Endpoint> endpoints);

    /** What was launched; asked once it is ready. */
    ComponentFacts facts();

    /** Where it listens; empty for one that only drives. Asked once it is ready. */
    default Optional<Endpoint> endpoint() {
        return Optional.empty();
    }

    /**
     * Says why it no longer does its work, although nobody has noticed yet; empty when it does. Looks at its processes,
     * so it is never called while an interval runs well. One that notices the end of its processes by itself has none.
     */
    default Optional<Message> loss() {
        return Optional.empty();
    }

    /**
     * Runs one interval; recording started, ended for iterations, and done follow, or failed.
     *
     * @throws IllegalArgumentException if it does not drive
     */
    void run(IntervalOrder order);

    /**
     * Ends the recording of its interval early.
     *
     * @throws IllegalArgumentException if it runs none that can be ended so
     */
    void endRecording(long recordingNanos);

    /** The most memory its clients have held so far; none when it has none, or they have been ended. */
    default List<ClientPeak> peaks() {
        return List.of();
    }

    /** Ids of all its processes now, their descendants included. */
    List<Long> processIds();

    /** What ran before and that it only looks at; empty when it measures its own. */
    default Optional<Attached> attached() {
        return Optional.empty();
    }

    /** Asks all processes to leave, kills those that do not, and returns the ids of those that outlive even that. */
    List<Long> stop();

    /** Kills all processes and returns the ids of those that outlive it. */
    List<Long> kill();
}
