package org.wattladder.director;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.atomic.AtomicBoolean;
import org.wattladder.director.component.DirectorParts;
import org.wattladder.director.link.AccessRules;
import org.wattladder.director.link.DirectorServer;
import org.wattladder.director.session.ChauffeurSession;

/** A listening Director with its threads; closing it leaves no client behind. */
final class Director implements AutoCloseable {
    private final DirectorParts parts;
    private final AccessRules rules;
    private final DirectorServer server;
    private final AtomicBoolean closed = new AtomicBoolean();

    private Director(DirectorParts parts, AccessRules rules, DirectorServer server) {
        this.parts = parts;
        this.rules = rules;
        this.server = server;
    }

    /**
     * Starts to listen.
     *
     * @param rules who is let in; its audit is closed with the Director
     * @throws IOException if the address cannot be listened on
     */
    static Director start(InetSocketAddress address, DirectorParts parts, AccessRules rules) throws IOException {
        return new Director(
                parts,
                rules,
                DirectorServer.start(address, chauffeur -> new ChauffeurSession(parts, chauffeur), rules));
    }

    InetSocketAddress address() {
        return server.address();
    }

    /** Waits until {@link #close()} was called, by whatever thread. */
    void awaitClose() {
        server.awaitClose();
    }

    /** Ends the event loop first, because a JVM that leaves while one sleeps in the kernel waits 300 ms for it. */
    @Override
    public void close() {
        if (closed.compareAndSet(false, true)) {
            server.close();
            rules.audit().close();
            if (!parts.worker().end()) {
                ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
            }
        }
    }
}
