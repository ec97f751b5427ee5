package org.wattladder.meter.check.daemon;

import java.util.Objects;

/**
 * Where a daemon listens.
 *
 * @param host name or address
 * @param port TCP port
 */
public record Address(String host, int port) {
    public Address {
        Objects.requireNonNull(host, "host");
    }

    /** For example {@code 127.0.0.1:8888}. */
    @Override
    public String toString() {
        return (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
    }
}
