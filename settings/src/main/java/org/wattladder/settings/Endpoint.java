package org.wattladder.settings;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.settings.ScalarKind.Form;

/**
 * Where a daemon listens.
 *
 * @param host name or address, without brackets
 * @param port 1 to 65535
 */
public record Endpoint(String host, int port) {
    private static final Pattern FORM = Pattern.compile("(?:\\[([0-9A-Fa-f:.%a-z]+)]|([A-Za-z0-9_.-]+)):([0-9]{1,5})");

    /** What is allowed, as it follows "must be". */
    public static final String RANGE = "HOST:PORT with a port from 1 to 65535, such as 192.0.2.10:8888 or [::1]:8888";

    /** The endpoint that a text names, or empty when it names none. */
    public static Optional<Endpoint> parse(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int port = Integer.parseInt(matcher.group(3));
        String host = matcher.group(1) != null ? matcher.group(1) : matcher.group(2);
        return port >= 1 && port <= 65535 ? Optional.of(new Endpoint(host, port)) : Optional.empty();
    }

    /** The endpoint that a text names, whose port may be left out; empty when it names none. */
    public static Optional<Endpoint> parse(String text, int standardPort) {
        return parse(text).or(() -> parse(text + ":" + standardPort));
    }

    /** A setting that names an endpoint. */
    public static Kind<Endpoint> kind() {
        return new ScalarKind<>(RANGE, Form.WORD, Endpoint::parse, text -> "", Endpoint::toString);
    }

    @Override
    public String toString() {
        return host.indexOf(':') >= 0 ? "[" + host + "]:" + port : host + ":" + port;
    }
}
