package org.wattladder.console.web;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * The names by which the console may be called. A page of somebody else that makes its own name point to this machine
 * (DNS rebinding) calls it by another name, and gets nothing.
 *
 * @param names host names and addresses in lower case, IPv6 in brackets
 * @param defaultPort that a browser leaves out
 */
record AllowedHosts(Set<String> names, int defaultPort) {
    private static final int HTTP = 80;
    private static final int HTTPS = 443;
    private static final Set<String> LOOPBACK = Set.of("127.0.0.1", "localhost", "[::1]");

    /** The names that it was given, and those of loopback if it listens there. */
    static AllowedHosts of(ConsoleServer.Listening listening) {
        Set<String> names = new HashSet<>();
        listening.names().forEach(name -> names.add(name.toLowerCase(Locale.ROOT)));
        if (isLoopback(listening.address())) {
            names.addAll(LOOPBACK);
        }
        return new AllowedHosts(Set.copyOf(names), listening.key().isPresent() ? HTTPS : HTTP);
    }

    private static boolean isLoopback(String address) {
        try {
            return InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException cannotBeBound) {
            return false;
        }
    }

    /** Whether a request with this Host header was meant for the console at this port; without a port, at the default one. */
    boolean allows(String header, int port) {
        String host = header.toLowerCase(Locale.ROOT);
        String suffix = ":" + port;
        return host.endsWith(suffix)
                ? names.contains(host.substring(0, host.length() - suffix.length()))
                : port == defaultPort && names.contains(host);
    }
}
