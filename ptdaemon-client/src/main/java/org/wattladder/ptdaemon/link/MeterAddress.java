package org.wattladder.ptdaemon.link;

import java.util.Objects;

/**
 * A meter's name and where it listens.
 *
 * @param meter name in the plan
 * @param address host name or address
 * @param port TCP port
 */
public record MeterAddress(String meter, String address, int port) {
    public MeterAddress {
        Objects.requireNonNull(meter, "meter");
        Objects.requireNonNull(address, "address");
    }

    /** Host and port, for example {@code 127.0.0.1:8888}. */
    public String hostAndPort() {
        return (address.contains(":") ? "[" + address + "]" : address) + ":" + port;
    }

    @Override
    public String toString() {
        return "meter '" + meter + "' at " + hostAndPort();
    }
}
