package org.wattladder.console.web;

/** Server-sent events to one browser; safe for use by any thread. */
public interface EventStream {
    /**
     * Sends one event.
     *
     * @param id from which a browser that lost its line goes on; empty when there is none
     * @param name of the event
     * @param data one line
     */
    void send(String id, String name, String data);

    /** What to do when the browser has gone; called once. */
    void onEnd(Runnable action);

    /** Ends the stream. */
    void end();
}
