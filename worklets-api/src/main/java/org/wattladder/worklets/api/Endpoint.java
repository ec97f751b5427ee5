package org.wattladder.worklets.api;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where a component or a daemon listens.
 *
 * @param host name or address, an IPv6 address without brackets
 * @param port 1 to 65535
 */
public record Endpoint(String host, int port) {
    private static final Pattern FORM =
            Pattern.compile("(?:\\[([0-9A-Fa-f:.]+(?:%[A-Za-z0-9_.-]+)?)]|([A-Za-z0-9_.-]+)):([0-9]{1,5})");
    /** The largest port. */
    public static final int LARGEST_PORT = 65_535;

    /** What {@link #parse} reads, as it follows "must be". */
    public static final String RANGE = "HOST:PORT with a port from 1 to 65535, such as 192.0.2.10:8888 or [::1]:8888";

    public Endpoint {
        if (host.isEmpty() || port < 1 || port > LARGEST_PORT) {
            throw new IllegalArgumentException(
                    "an endpoint has a host and a port from 1 to 65535, not " + host + ":" + port);
        }
    }

    /** The endpoint that a text names, as {@link #toString} writes it; empty when it names none. */
    public static Optional<Endpoint> parse(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int port = Integer.parseInt(matcher.group(3));
        String host = matcher.group(1) != null ? matcher.group(1) : matcher.group(2);
        return port >= 1 && port <= LARGEST_PORT ? Optional.of(new Endpoint(host, port)) : Optional.empty();
    }

    /** The endpoint that a text names, whose port may be left out; empty when it names none. */
    public static Optional<Endpoint> parse(String text, int standardPort) {
        return parse(text).or(() -> parse(text + ":" + standardPort));
    }

    /** A host as it stands before a port: an IPv6 address in brackets. */
    public static String bracketed(String host) {
        return host.indexOf(':') >= 0 ? "[" + host + "]" : host;
    }

    /** HOST:PORT, an IPv6 address in brackets. */
    @Override
    public String toString() {
        return bracketed(host) + ":" + port;
    }
}
