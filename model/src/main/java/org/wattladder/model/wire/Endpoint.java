package org.wattladder.model.wire;

import java.util.Objects;

/**
 * Where a component listens.
 *
 * @param host name or address
 * @param port 1 to 65535
 */
public record Endpoint(String host, int port) {
    public Endpoint {
        Objects.requireNonNull(host, "host");
        if (port < 1 || port > 65_535) {
            throw new IllegalArgumentException("a port is 1 to 65535, not " + port);
        }
    }

    @Override
    public String toString() {
        return (host.indexOf(':') >= 0 ? "[" + host + "]" : host) + ":" + port;
    }
}
