package org.wattladder.console.web;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpConnection;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Connections that have not shown the token: each has some seconds for it, and the oldest gives way when there are too many.
 * Used on the event loop. Those that were let in may be idle, as pages that listen are.
 */
final class Callers {
    private static final int MOST_UNKNOWN = 128;

    private final Vertx vertx;
    private final Duration patience;
    private final Set<HttpConnection> unknown = new LinkedHashSet<>();

    /** Each has so long to show the token. */
    Callers(Vertx vertx, Duration patience) {
        this.vertx = vertx;
        this.patience = patience;
    }

    /** Somebody has connected. */
    void connected(HttpConnection connection) {
        if (unknown.size() >= MOST_UNKNOWN) {
            close(unknown.iterator().next());
        }
        unknown.add(connection);
        long timer = vertx.setTimer(patience.toMillis(), ended -> {
            if (unknown.contains(connection)) {
                close(connection);
            }
        });
        connection.closeHandler(closed -> {
            unknown.remove(connection);
            vertx.cancelTimer(timer);
        });
    }

    /** A request on this connection had the token. */
    void letIn(HttpConnection connection) {
        unknown.remove(connection);
    }

    private void close(HttpConnection connection) {
        unknown.remove(connection);
        connection.close();
    }
}
