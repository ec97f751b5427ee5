package org.wattladder.worklets.api;

import java.io.IOException;
import java.nio.channels.ServerSocketChannel;
import java.util.Map;
import java.util.Optional;

/** A worklet that brings the server it drives; a suite names it by the command {@code ["{server}", NAME]} of a component. */
public interface ServingWorklet extends Worklet {
    /** A line of standard output that begins so, while the server comes up, is shown to whoever runs. */
    String PROGRESS = "progress: ";

    /**
     * Serves its clients in a JVM of its own, on the main thread, until the process is ended.
     *
     * @param listening bound to the endpoint that clients are told
     * @throws IOException if the channel fails
     */
    void serve(ServerSocketChannel listening) throws IOException;

    /**
     * Why this machine cannot serve, in one sentence that says what to install or to do; empty when it can. Called in the Director
     * before a run begins, and where a plan is checked; must be cheap.
     *
     * @param environment that the server will have
     */
    default Optional<String> hindrance(Map<String, String> environment) {
        return Optional.empty();
    }
}
