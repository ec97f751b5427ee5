package org.wattladder.console.web;

import io.vertx.core.http.HttpConnection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;

/** The link for colleagues who may look: there is one or none, and a revoked one is never valid again. Safe for use by any thread. */
final class ReadOnlyLink {
    private final Set<HttpConnection> connections = Collections.newSetFromMap(new WeakHashMap<>());
    private Optional<Secrets> secrets = Optional.empty();

    /** Its secrets; empty when there is no such link. */
    synchronized Optional<Secrets> secrets() {
        return secrets;
    }

    /** Makes it, unless there is one. */
    synchronized void make() {
        if (secrets.isEmpty()) {
            secrets = Optional.of(Secrets.make());
        }
    }

    /** Somebody was let in by it. */
    synchronized void opened(HttpConnection connection) {
        connections.add(connection);
    }

    /** Makes it invalid and ends what is open by it, such as pages that listen. */
    void revoke() {
        List<HttpConnection> open;
        synchronized (this) {
            secrets = Optional.empty();
            open = List.copyOf(connections);
            connections.clear();
        }
        open.forEach(HttpConnection::close);
    }
}
