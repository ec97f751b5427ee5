package org.wattladder.director.link;

import java.time.Duration;
import java.util.Optional;
import org.wattladder.director.audit.Audit;
import org.wattladder.keys.Tls;
import org.wattladder.model.time.TimeSource;

/**
 * Who is let in, and how.
 *
 * @param tls keys of both sides; empty on loopback, where the operating system keeps other machines out
 * @param audit where callers and commands are noted
 * @param time clock of the process
 * @param handshakePatience how long the TLS handshake may take
 * @param helloPatience how long a connection may be silent before its hello
 */
public record AccessRules(
        Optional<Tls> tls, Audit audit, TimeSource time, Duration handshakePatience, Duration helloPatience) {
    private static final Duration HANDSHAKE_PATIENCE = Duration.ofSeconds(5);
    private static final Duration HELLO_PATIENCE = Duration.ofSeconds(10);

    /** The rules of a real Director. */
    public static AccessRules standard(Optional<Tls> tls, Audit audit, TimeSource time) {
        return new AccessRules(tls, audit, time, HANDSHAKE_PATIENCE, HELLO_PATIENCE);
    }
}
