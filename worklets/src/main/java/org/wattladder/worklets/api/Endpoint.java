package org.wattladder.worklets.api;

/**
 * Where a component of the deployment listens.
 *
 * @param host name or address
 * @param port 1 to 65535
 */
public record Endpoint(String host, int port) {
    public Endpoint {
        if (host.isEmpty() || port < 1 || port > 65_535) {
            throw new IllegalArgumentException(
                    "an endpoint has a host and a port from 1 to 65535, not " + host + ":" + port);
        }
    }

    /**
     * Reads what {@link #toString} writes.
     *
     * @throws IllegalArgumentException with a sentence, if it is not HOST:PORT
     */
    public static Endpoint parse(String text) {
        int colon = text.lastIndexOf(':');
        if (colon < 1 || !text.substring(colon + 1).matches("\\d{1,5}")) {
            throw new IllegalArgumentException("an endpoint is HOST:PORT, not " + text);
        }
        return new Endpoint(text.substring(0, colon), Integer.parseInt(text.substring(colon + 1)));
    }

    /** HOST:PORT; an IPv6 address is the caller's to bracket. */
    @Override
    public String toString() {
        return host + ":" + port;
    }
}
