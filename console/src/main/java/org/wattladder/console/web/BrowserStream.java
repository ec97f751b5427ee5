package org.wattladder.console.web;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import java.util.concurrent.atomic.AtomicBoolean;

/** The events of one browser. One that does not read is cut off, and gets what it missed when it comes back. */
final class BrowserStream implements EventStream {
    private static final long HEARTBEAT_MILLIS = 15_000;

    private final HttpServerResponse response;
    private final Vertx vertx;
    private final long heartbeat;
    private final AtomicBoolean ended = new AtomicBoolean();
    private boolean wasFull;
    private volatile Runnable atEnd = () -> {};

    BrowserStream(RoutingContext context) {
        this(context, HEARTBEAT_MILLIS);
    }

    /** A stream that shows so often that it is there. */
    BrowserStream(RoutingContext context, long heartbeatMillis) {
        response = context.response();
        vertx = context.vertx();
        // Not compressed: an event is a line or two, and must not wait for others.
        response.setChunked(true)
                .putHeader(HttpHeaders.CONTENT_TYPE, "text/event-stream")
                .putHeader(HttpHeaders.CONTENT_ENCODING, HttpHeaders.IDENTITY);
        response.closeHandler(gone -> over());
        response.exceptionHandler(broken -> over());
        write("retry: 2000\n\n");
        heartbeat = vertx.setPeriodic(heartbeatMillis, beat -> beat());
    }

    @Override
    public void send(String id, String name, String data) {
        write((id.isEmpty() ? "" : "id: " + id + "\n") + "event: " + name + "\ndata: " + data + "\n\n");
    }

    /** What was missed may be large and takes a moment; who has not taken it by the next beat but one does not read. */
    private void beat() {
        boolean full = response.writeQueueFull();
        if (full && wasFull) {
            response.reset();
            over();
        }
        wasFull = full;
        write(": still here\n\n");
    }

    private void write(String text) {
        if (!ended.get()) {
            response.write(text).onFailure(gone -> over());
        }
    }

    @Override
    public void onEnd(Runnable action) {
        atEnd = action;
        if (ended.get()) {
            action.run();
        }
    }

    @Override
    public void end() {
        if (!ended.get()) {
            response.end();
            over();
        }
    }

    private void over() {
        if (ended.compareAndSet(false, true)) {
            vertx.cancelTimer(heartbeat);
            atEnd.run();
        }
    }
}
