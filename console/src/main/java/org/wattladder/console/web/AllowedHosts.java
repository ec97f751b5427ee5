package org.wattladder.console.web;

import java.util.Collection;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The names by which the console may be called. A page of somebody else that makes its own name point to this machine
 * (DNS rebinding) calls it by another name, and gets nothing.
 *
 * @param names host names and addresses in lower case, IPv6 in brackets
 */
record AllowedHosts(Set<String> names) {
    private static final Set<String> LOOPBACK = Set.of("127.0.0.1", "localhost", "[::1]");

    /** Loopback, and these names besides. */
    static AllowedHosts of(Collection<String> others) {
        Set<String> names =
                others.stream().map(name -> name.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
        names.addAll(LOOPBACK);
        return new AllowedHosts(Set.copyOf(names));
    }

    /** Whether a request with this Host header was meant for the console at this port; an empty one never is. */
    boolean allows(String header, int port) {
        String host = header.toLowerCase(Locale.ROOT);
        int colon = host.lastIndexOf(':');
        boolean withPort = colon > host.lastIndexOf(']');
        return names.contains(withPort ? host.substring(0, colon) : host)
                && (!withPort || host.substring(colon + 1).equals(Integer.toString(port)));
    }
}
