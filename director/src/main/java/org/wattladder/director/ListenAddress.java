package org.wattladder.director;

import java.net.InetSocketAddress;
import org.wattladder.worklets.api.Endpoint;

/**
 * Where a Director listens.
 *
 * @param host name or address
 * @param port 0 for any free one
 */
record ListenAddress(String host, int port) {
    private static final int STANDARD_PORT = 7420;

    /**
     * Reads {@code HOST}, {@code HOST:PORT} or {@code [IPV6]:PORT}.
     *
     * @throws IllegalArgumentException with a sentence that quotes the text
     */
    static ListenAddress parse(String text) {
        int colon = text.lastIndexOf(':');
        boolean bareIpv6 = text.indexOf(':') != colon && !text.startsWith("[");
        if (colon < 0 || bareIpv6 || text.endsWith("]")) {
            return new ListenAddress(host(text, text), STANDARD_PORT);
        }
        return new ListenAddress(host(text.substring(0, colon), text), port(text.substring(colon + 1), text));
    }

    private static String host(String host, String text) {
        String bare = host.startsWith("[") && host.endsWith("]") ? host.substring(1, host.length() - 1) : host;
        if (bare.isBlank()) {
            throw new IllegalArgumentException("--listen " + text + " names no host; give HOST or HOST:PORT,"
                    + " for example 127.0.0.1:" + STANDARD_PORT);
        }
        return bare;
    }

    private static int port(String port, String text) {
        if (port.matches("\\d{1,5}") && Integer.parseInt(port) <= Endpoint.LARGEST_PORT) {
            return Integer.parseInt(port);
        }
        throw new IllegalArgumentException("--listen " + text + " has no port from 0 to " + Endpoint.LARGEST_PORT
                + " after the colon; the standard port is " + STANDARD_PORT);
    }

    /** The socket address, its host name looked up now. */
    InetSocketAddress resolve() {
        InetSocketAddress address = new InetSocketAddress(host, port);
        if (address.isUnresolved()) {
            throw new IllegalArgumentException(
                    "--listen names host " + host + ", which this machine cannot resolve; give an address of its own");
        }
        return address;
    }

    /** {@code HOST:PORT}, an IPv6 address in brackets. */
    static String text(InetSocketAddress address) {
        String host = address.getAddress().getHostAddress();
        return (host.contains(":") ? "[" + host + "]" : host) + ":" + address.getPort();
    }
}
